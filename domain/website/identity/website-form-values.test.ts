import { expect, test } from 'vitest';
import { sampleIdentity } from './sample-identity.ts';
import { websiteForm, websiteFormStart } from './website-form-values.ts';

const start = websiteFormStart(sampleIdentity);

test('The form returns the values it was opened with', () => {
  expect(websiteForm.parse(start)).toEqual(sampleIdentity);
});

test('Paragraphs, counties and the rate are parsed as typed', () => {
  const typed = {
    ...start,
    therapist: { ...start.therapist, biography: ' One.\n\n\nTwo. \n' },
    serviceArea: { ...start.serviceArea, counties: 'Nassau,, Queens ' },
    consultationRateCents: 52.5,
  };
  const identity = websiteForm.parse(typed);
  expect(identity.therapist.biography).toEqual(['One.', 'Two.']);
  expect(identity.serviceArea.counties).toEqual(['Nassau', 'Queens']);
  expect(identity.consultationRateCents).toBe(5250);
});

test('A real testimonial without the day of its permission is refused at that field', () => {
  const consent = { consentBy: 'The mother', consentHow: 'By a signed form' };
  const testimonials = start.testimonials.map((one, index) => ({
    ...one,
    ...consent,
    isSample: index !== 1,
  }));
  const { error } = websiteForm.safeParse({ ...start, testimonials });
  expect(error?.issues).toEqual([
    expect.objectContaining({
      path: ['testimonials', 1, 'consentDate'],
      message: 'Please give the day on which the parent agreed to be quoted',
    }),
  ]);
});

test.each([
  [{ therapist: { ...start.therapist, biography: ' ' } }, 'Please write something here'],
  [{ serviceArea: { ...start.serviceArea, counties: ' , ' } }, 'Please name the county'],
  [{ consultationRateCents: -1 }, 'The rate must be at least 0'],
])('%o is refused: %s', (change, message) => {
  const { error } = websiteForm.safeParse({ ...start, ...change });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('A real testimonial needs who agreed, when and how, and a sample does not', () => {
  const [first] = start.testimonials;
  const checked = (isSample: boolean) =>
    websiteForm.safeParse({ ...start, testimonials: [{ ...first, isSample }] }).error?.issues ?? [];
  expect(checked(true)).toEqual([]);
  expect(checked(false).map(({ path }) => path.at(-1))).toEqual(['consentDate', 'consentBy', 'consentHow']);
});
