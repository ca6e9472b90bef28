import { expect, test } from 'vitest';
import { sampleIdentity } from './sample-identity.ts';
import { isShippedEmail, withShippedWordsAsSamples } from './shipped-words.ts';
import { spanishIdentity } from './spanish-texts.ts';

test.each([
  ['as it ships', (quote: string) => quote],
  [
    'in other capitals and with other signs',
    (quote: string) => `“${quote.toUpperCase().replaceAll('.', ' !')}”`,
  ],
  ['without its last sentence', (quote: string) => quote.replace(/(?<=[.]) [^.]+[.]$/, '')],
  ['its first sentence alone', (quote: string) => quote.replace(/(?<=[.]) .+$/, '')],
  ['with words beside it', (quote: string) => `We are glad that we called. ${quote} Thank you!`],
])('A shipped quote stays a sample: %s', (_how, write) => {
  const forged = sampleIdentity.testimonials.map((testimonial) => ({
    ...testimonial,
    quote: write(testimonial.quote),
    isSample: false,
    consentDate: '2026-01-05',
    consentBy: 'Robin Parent',
    consentHow: 'By a signed form',
  }));
  const { testimonials } = withShippedWordsAsSamples({ ...sampleIdentity, testimonials: forged });
  expect(testimonials).toHaveLength(4);
  for (const { isSample, consentDate } of testimonials) expect([isSample, consentDate]).toEqual([true, null]);
});

test('A shipped quote stays a sample in Spanish too', () => {
  const forged = spanishIdentity(sampleIdentity).testimonials.map((one) => ({ ...one, isSample: false }));
  const { testimonials } = withShippedWordsAsSamples({ ...sampleIdentity, testimonials: forged });
  expect(testimonials.map(({ isSample }) => isSample)).toEqual([true, true, true, true]);
});

test.each([
  ['English', sampleIdentity],
  ['Spanish', spanishIdentity(sampleIdentity)],
])('A shipped credential stays a sample in %s, however it is marked', (_language, { therapist }) => {
  const credentials = therapist.credentials.map(({ text }) => ({
    text: `${text.toUpperCase()}.`,
    isSample: false,
  }));
  const own = { text: "Master's degree in occupational therapy, Elm University, 2014", isSample: false };
  const forged = { ...sampleIdentity.therapist, credentials: [...credentials, own] };
  const shown = withShippedWordsAsSamples({ ...sampleIdentity, therapist: forged }).therapist.credentials;
  expect(shown.map(({ isSample }) => isSample)).toEqual([true, true, true, true, true, false]);
});

test('A short sentence can be anyone’s', () => {
  const [one] = sampleIdentity.testimonials.map((testimonial) => ({ ...testimonial, isSample: false }));
  const testimonials = one ? [{ ...one, quote: 'Mornings are calm. We laugh at breakfast.' }] : [];
  const marked = withShippedWordsAsSamples({ ...sampleIdentity, testimonials });
  expect(marked.testimonials).toEqual(testimonials);
});

test('The practice’s own quotes keep their mark', () => {
  const own = {
    quote: 'She laughs.',
    author: 'A mother',
    stars: 5,
    childProgress: 'Laughs',
    consentBy: 'Robin Parent',
    consentHow: 'By a signed form',
  };
  const identity = {
    ...sampleIdentity,
    testimonials: [{ ...own, isSample: false, consentDate: '2026-01-05' }],
  };
  expect(withShippedWordsAsSamples(identity)).toEqual(identity);
});

test.each([
  ['hello@example.com', true],
  [' Hello@Example.COM ', true],
  ['desk@example.org', false],
])('%s is the shipped address: %s', (email, isShipped) => {
  expect(isShippedEmail(email)).toBe(isShipped);
});
