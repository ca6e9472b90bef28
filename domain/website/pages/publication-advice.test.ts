import { expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { adviceBefore, publicationAdvice } from './publication-advice.ts';

const ready = { hasPublicAddress: true, isMailOn: true };

test('of what came with the program everything is lacking', () => {
  expect(adviceBefore(sampleIdentity, { hasPublicAddress: false, isMailOn: false })).toEqual(
    publicationAdvice,
  );
});

test('what the practice gave, and shows, is left out', () => {
  const text = 'What we keep, and who sees it.';
  const reviewed = sampleIdentity.frequentQuestions.map((one) => ({ ...one, reviewedOn: '2026-11-23' }));
  const own = buildOwnIdentity({
    therapist: { ...sampleIdentity.therapist, license: '012345 (New York)' },
    frequentQuestions: reviewed,
    footerPages: { privacy: { isShown: true, text, source: '', reviewedOn: '2026-11-20' } },
  });
  expect(adviceBefore(own, ready)).toEqual(['privacyPractices', 'accessibility', 'goodFaithEstimate']);
});

test('an answer about the law waits until the owner gave a day of her own; any other needs none', () => {
  const [, referral] = sampleIdentity.frequentQuestions;
  if (referral === undefined) throw new Error('The sample answers what a referral is for');
  const adviceWith = (change: object) =>
    adviceBefore(buildOwnIdentity({ frequentQuestions: [{ ...referral, ...change }] }), ready);
  expect(adviceWith({})).toContain('answers');
  expect(adviceWith({ answer: 'Ask me.', reviewedOn: null })).toContain('answers');
  expect(adviceWith({ reviewedOn: '2026-11-23' })).not.toContain('answers');
  expect(adviceWith({ source: '', reviewedOn: null })).not.toContain('answers');
});

test('a page that nobody sees is none', () => {
  const hidden = { isShown: false, text: 'Words', source: '', reviewedOn: null };
  expect(adviceBefore(buildOwnIdentity({ footerPages: { privacy: hidden } }), ready)).toContain('privacy');
});
