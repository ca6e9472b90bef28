import { expect, test } from 'vitest';
import { identityDifferences } from './identity-differences.ts';
import { noOwnWords } from './own-services.ts';
import { sampleIdentity } from './sample-identity.ts';

const [first, ...others] = sampleIdentity.testimonials;

test('An edition has no differences from itself', () => {
  expect(identityDifferences(sampleIdentity, sampleIdentity)).toEqual([]);
});

test.each([
  [{ practiceName: 'Tall Trees' }, ['Practice Name', sampleIdentity.practiceName, 'Tall Trees']],
  [{ consultationRateCents: 6550 }, ['Consultation Rate', '$50', '$65.50']],
  [
    { hours: { ...sampleIdentity.hours, week: { ...sampleIdentity.hours.week, Friday: [] } } },
    ['Hours', 'Monday-Friday 8am-5pm', 'Monday-Thursday 8am-5pm'],
  ],
  [{ hours: { ...sampleIdentity.hours, note: '' } }, ['Note on Hours', sampleIdentity.hours.note, null]],
  [
    { therapist: { ...sampleIdentity.therapist, biography: ['One.', 'Two.'] } },
    ['Biography', sampleIdentity.therapist.biography.join('\n\n'), 'One.\n\nTwo.'],
  ],
])('%j is listed as a changed field', (change, [label, before, after]) => {
  expect(identityDifferences(sampleIdentity, { ...sampleIdentity, ...change })).toEqual([
    { label, before, after },
  ]);
});

test('An entry added or removed at the end of a list has one side only', () => {
  const added = { question: 'Do you come to us?', answer: 'Yes.', source: '', reviewedOn: null };
  const longer = { ...sampleIdentity, frequentQuestions: [...sampleIdentity.frequentQuestions, added] };
  const label = `Question ${longer.frequentQuestions.length}`;
  const text = 'Do you come to us?\nYes.';
  expect(identityDifferences(sampleIdentity, longer)).toEqual([{ label, before: null, after: text }]);
  expect(identityDifferences(longer, sampleIdentity)).toEqual([{ label, before: text, after: null }]);
});

test('A testimonial can differ in its consent only', () => {
  if (first === undefined) throw new Error('The sample has testimonials');
  const real = { ...first, isSample: false, consentDate: '2026-10-05' };
  const [difference, ...more] = identityDifferences(sampleIdentity, {
    ...sampleIdentity,
    testimonials: [real, ...others],
  });
  expect(more).toEqual([]);
  expect(difference?.label).toBe('Testimonial 1');
  expect(difference?.before).toContain('(sample)');
  expect(difference?.after).toContain('Consent on 2026-10-05');
});

test('The owner’s Spanish is listed text by text, with its reviewer', () => {
  const text = { key: 'tagline', english: sampleIdentity.tagline, spanish: 'Jugando se aprende' };
  const review = { reviewedBy: 'Alma Example', reviewedOn: '2026-11-20' };
  const spanish = { ...sampleIdentity.spanish, texts: [{ ...text, ...review }] };
  const reviewed = 'Jugando se aprende\nReviewed by Alma Example on Nov 20, 2026';
  const written = { ...sampleIdentity, spanish };
  expect(identityDifferences(sampleIdentity, written)).toEqual([
    { label: 'Tagline in Spanish', before: null, after: reviewed },
  ]);
  const reworded = { ...written, tagline: 'Play', spanish: { ...spanish, isShown: false } };
  expect(identityDifferences(written, reworded)).toEqual([
    { label: 'Tagline', before: sampleIdentity.tagline, after: 'Play' },
    { label: 'Website in Spanish', before: 'Shown while every text is there', after: null },
    {
      label: 'Tagline in Spanish',
      before: reviewed,
      after: 'Jugando se aprende\n(older than the English)\nReviewed by Alma Example on Nov 20, 2026',
    },
  ]);
});

test('Services differ in their order, in which are shown, and in their texts', () => {
  const [pediatric, school, sensory, ...rest] = sampleIdentity.services;
  if (!pediatric || !school || !sensory) throw new Error('Five services ship with the program');
  const yoga = {
    ...noOwnWords,
    id: 'yoga',
    isShown: true,
    title: 'Yoga Club',
    description: 'Stretching in a small group.',
    features: ['A mat for each child'],
    places: ['school' as const],
  };
  const renamed = { ...sensory, title: 'Calm Bodies', ages: { youngest: 3, oldest: 8 } };
  const services = [school, { ...pediatric, isShown: false }, renamed, ...rest, yoga];
  expect(identityDifferences(sampleIdentity, { ...sampleIdentity, services })).toEqual([
    {
      label: 'Services',
      before:
        'Pediatric Therapy\nSchool-Based Therapy\nSensory Processing\nFine Motor Skills\nParent Consultation',
      after:
        'School-Based Therapy\nPediatric Therapy (not shown)\nCalm Bodies\nFine Motor Skills\nParent Consultation\nYoga Club',
    },
    { label: 'Service Sensory Processing', before: null, after: 'Calm Bodies\nAges 3-8' },
    {
      label: 'Service yoga',
      before: null,
      after: 'Yoga Club\nStretching in a small group.\nA mat for each child\nWhere: school',
    },
  ]);
});
