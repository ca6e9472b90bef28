import { expect, test } from 'vitest';
import { sampleIdentity } from './sample-identity.ts';
import { faultInSpanish, reviewFault, spanishFault, whyNotInSpanish } from './spanish-rules.ts';

const line = { key: 'tagline', label: 'Tagline', english: 'Play', length: 'line' } as const;

test.each([
  [line, 'Jugar', undefined],
  [line, 'a'.repeat(301), 'Please shorten this to 300 characters'],
  [line, '[sic]', undefined],
  [{ ...line, length: 'page' } as const, 'Llame al [teléfono].', 'Please replace what stands in brackets'],
  [{ ...line, length: 'page' } as const, 'a'.repeat(18_001), 'Please shorten this to 18,000 characters'],
])('The Spanish of %j is checked: %j', (text, spanish, fault) => {
  expect(spanishFault(text, spanish)).toBe(fault);
});

test.each([
  ['', null, undefined],
  ['Alma Example', '2026-11-20', undefined],
  ['Alma Example', null, 'Please give both who reviewed it and on which day, or neither'],
  ['', '2026-11-20', 'Please give both who reviewed it and on which day, or neither'],
  ['Alma Example', '2026-11-24', 'The day of a review cannot be in the future'],
])('A review by %j on %j is checked', (reviewedBy, reviewedOn, fault) => {
  expect(reviewFault({ reviewedBy, reviewedOn }, '2026-11-23')).toBe(fault);
});

test('A problem is reported with the label of its text', () => {
  const { spanish } = sampleIdentity;
  const text = { key: 'tagline', english: sampleIdentity.tagline, spanish: 'Jugar', reviewedOn: null };
  const halfReviewed = { ...spanish, texts: [{ ...text, reviewedBy: 'Alma Example' }] };
  expect(faultInSpanish(sampleIdentity, '2026-11-23')).toBeUndefined();
  expect(faultInSpanish({ ...sampleIdentity, spanish: halfReviewed }, '2026-11-23')).toBe(
    'Tagline in Spanish: Please give both who reviewed it and on which day, or neither',
  );
  expect(
    faultInSpanish({ ...sampleIdentity, spanish: { ...spanish, shippedReviewedBy: 'Alma' } }, '2026-11-23'),
  ).toBe(
    'The Spanish that ships with the program: Please give both who reviewed it and on which day, or neither',
  );
});

test('The texts that keep a website from being shown in Spanish are listed, up to a readable number', () => {
  expect(whyNotInSpanish(sampleIdentity)).toBeUndefined();
  expect(whyNotInSpanish({ ...sampleIdentity, tagline: 'Play' })).toBe(
    'Please write the Spanish of these texts first, as new as their English: Tagline',
  );
  const testimonials = sampleIdentity.testimonials.map((one) => ({
    ...one,
    quote: `${one.quote} Truly.`,
    author: `A ${one.author}`,
    childProgress: `${one.childProgress} now`,
  }));
  expect(whyNotInSpanish({ ...sampleIdentity, testimonials })).toMatch(/Testimonial 4: Quote, and 2 more$/);
});
