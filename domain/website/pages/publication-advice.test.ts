import { expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { adviceBefore, publicationAdvice } from './publication-advice.ts';

const ready = { hasPublicAddress: true, isMailOn: true };

test('The shipped website lacks everything', () => {
  expect(adviceBefore(sampleIdentity, { hasPublicAddress: false, isMailOn: false })).toEqual(
    publicationAdvice,
  );
});

test('Whatever the practice has added and shows is left out', () => {
  const text = 'What we keep, and who sees it.';
  const reviewed = sampleIdentity.frequentQuestions.map((one) => ({ ...one, reviewedOn: '2026-11-23' }));
  const own = buildOwnIdentity({
    therapist: { ...sampleIdentity.therapist, license: '012345 (New York)' },
    frequentQuestions: reviewed,
    footerPages: { privacy: { isShown: true, text, source: '', reviewedOn: '2026-11-20' } },
  });
  expect(adviceBefore(own, ready)).toEqual(['privacyPractices', 'accessibility', 'goodFaithEstimate']);
});

test('An answer about the law needs the owner’s own review day, and other answers do not', () => {
  const [, referral] = sampleIdentity.frequentQuestions;
  if (referral === undefined) throw new Error('The sample answers what a referral is for');
  const adviceWith = (change: object) =>
    adviceBefore(buildOwnIdentity({ frequentQuestions: [{ ...referral, ...change }] }), ready);
  expect(adviceWith({})).toContain('answers');
  expect(adviceWith({ answer: 'Ask me.', reviewedOn: null })).toContain('answers');
  expect(adviceWith({ reviewedOn: '2026-11-23' })).not.toContain('answers');
  expect(adviceWith({ source: '', reviewedOn: null })).not.toContain('answers');
});

test('A hidden page does not count', () => {
  const hidden = { isShown: false, text: 'Words', source: '', reviewedOn: null };
  expect(adviceBefore(buildOwnIdentity({ footerPages: { privacy: hidden } }), ready)).toContain('privacy');
});
