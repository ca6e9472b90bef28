import { expect, test } from 'vitest';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { buildServices } from '#tests/builders/service-builder.ts';
import { confirmedAsShipped, fieldOfShipped, shippedPart, unconfirmedAsShipped } from './as-shipped.ts';
import { confirmableNames, type PublicIdentity } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';

/** What is asked for only where some of it was changed: the whole keeps the website from being published. */
const inPart = ['therapist.firstName', 'therapist.lastName', 'therapist.introduction', 'biography'];
/** The day on which an answer about the law was made sure of is asked for elsewhere. */
const aboutTheLaw = ['question.2', 'question.3', 'question.4'];
const asked = confirmableNames.filter((field) => ![...inPart, ...aboutTheLaw].includes(field));

const { hours, serviceArea, therapist, frequentQuestions } = sampleIdentity;

const ownWords = {
  description: 'Calm.',
  features: ['A swing'],
  benefits: ['A calm day'],
  conditions: ['Loud rooms'],
};

function withAnswer(index: number, change: object): Partial<PublicIdentity> {
  return {
    frequentQuestions: frequentQuestions.map((one, place) => (place === index ? { ...one, ...change } : one)),
  };
}

test('of what came with the program every field is asked for, each by its name', () => {
  expect(unconfirmedAsShipped(sampleIdentity)).toEqual(asked);
  const labels = confirmableNames.map((field) => shippedPart(field).label);
  expect(new Set(labels).size).toBe(confirmableNames.length);
  expect(shippedPart('counties')).toMatchObject({ label: 'Counties', text: 'Nassau, Suffolk' });
});

test.each<[string, Partial<PublicIdentity>]>([
  ['tagline', { tagline: 'Help for small hands' }],
  ['hours.week', { hours: { ...hours, week: { ...hours.week, Friday: [] } } }],
  ['hours.note', { hours: { ...hours, note: '' } }],
  ['consultationRate', { consultationRateCents: 7_700 }],
  ['serviceArea.summary', { serviceArea: { ...serviceArea, summary: 'Schools in Queens' } }],
  ['serviceArea.short', { serviceArea: { ...serviceArea, short: 'Queens' } }],
  ['counties', { serviceArea: { ...serviceArea, counties: ['Queens'] } }],
  ['serviceArea.state', { serviceArea: { ...serviceArea, state: 'NJ' } }],
  ['therapist.postNominals', { therapist: { ...therapist, postNominals: 'OTD, OTR/L' } }],
  ['therapist.role', { therapist: { ...therapist, role: 'Therapist for children' } }],
  ['question.1', withAnswer(0, { answer: 'Call and ask.' })],
  ['question.5', withAnswer(4, { answer: 'Yes, two plans.' })],
  ['question.6', { frequentQuestions: frequentQuestions.slice(0, 5) }],
  [
    'service.sensory',
    {
      services: buildServices({
        sensory: { ...ownWords, hasOwnPage: true },
      }),
    },
  ],
  ['service.consultation', { services: buildServices({ consultation: { isShown: false } }) }],
])('a change of %s leaves every other one asked for', (field, change) => {
  const changed = { ...sampleIdentity, ...change };
  expect(unconfirmedAsShipped(changed)).toEqual(asked.filter((one) => one !== field));
});

test.each([
  ['beside what ships with its page', { ...ownWords, hasOwnPage: false }],
  ['with the conditions that ship', { ...ownWords, hasOwnPage: true, conditions: [] }],
])('a service in words of its own is asked for while families read them %s', (_where, sensory) => {
  const services = buildServices({ sensory });
  expect(unconfirmedAsShipped({ ...sampleIdentity, services })).toContain('service.sensory');
});

test('a service with a title of its own still says what came with the program', () => {
  const services = buildServices({ sensory: { title: 'Calm Bodies' } });
  expect(unconfirmedAsShipped({ ...sampleIdentity, services })).toContain('service.sensory');
});

const [story = ''] = therapist.biography;

test.each<[string, object]>([
  ['therapist.firstName', { lastName: 'Example' }],
  ['therapist.lastName', { firstName: 'Ines' }],
  ['therapist.introduction', { introduction: therapist.introduction.replace('twelve', 'ten') }],
  ['biography', { biography: [`${story.replace('my little brother', 'a teacher')}`] }],
])('%s is asked for where the rest was changed', (field, change) => {
  const changed = { ...sampleIdentity, therapist: { ...therapist, ...change } };
  expect(unconfirmedAsShipped(changed).filter((one) => !asked.includes(one))).toEqual([field]);
});

test('a story of its own is not asked for', () => {
  expect(unconfirmedAsShipped(buildOwnIdentity()).filter((one) => inPart.includes(one))).toEqual([]);
});

test('an answer about the law that lost its source is asked for like any other', () => {
  const changed = { ...sampleIdentity, ...withAnswer(1, { source: '', reviewedOn: null }) };
  expect(unconfirmedAsShipped(changed)).toContain('question.2');
});

test('what the owner says is true is not asked for again', () => {
  const confirmed = buildOwnIdentity({ trueAsShipped: ['tagline', 'counties'] });
  const left = unconfirmedAsShipped(confirmed);
  expect(left).not.toContain('tagline');
  expect(left).not.toContain('counties');
  expect(left).toContain('serviceArea.state');
});

test('a price with a day is set by the owner, even the one that came with the program', () => {
  expect(unconfirmedAsShipped(buildOwnIdentity({ rateSetOn: '2026-11-24' }))).not.toContain(
    'consultationRate',
  );
});

test('what says something else by now is asked for anew once it says the same again', () => {
  const changed = buildOwnIdentity({ tagline: 'Help for small hands', trueAsShipped: ['tagline'] });
  expect(confirmedAsShipped(changed)).toEqual([]);
  const kept = buildOwnIdentity({ trueAsShipped: ['therapist.role', 'tagline', 'tagline'] });
  expect(confirmedAsShipped(kept)).toEqual(['tagline', 'therapist.role']);
});

test('an answer is found wherever the owner moved it', () => {
  const moved = [...frequentQuestions].reverse();
  expect(fieldOfShipped('question.1', { hours, frequentQuestions: moved })).toBe(
    'frequentQuestions.5.answer',
  );
  expect(fieldOfShipped('question.1', { hours, frequentQuestions: moved.slice(0, 5) })).toBe(
    'frequentQuestions.0.answer',
  );
});
