import { expect, test } from 'vitest';
import { buildOwnIdentity } from '#tests/builders/own-identity-builder.ts';
import { buildServices } from '#tests/builders/service-builder.ts';
import { confirmedAsShipped, fieldOfShipped, shippedPart, unconfirmedAsShipped } from './as-shipped.ts';
import { confirmableNames, type PublicIdentity } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';

/** Values that are checked only if part of them changed: the unchanged whole blocks publication. */
const inPart = ['therapist.firstName', 'therapist.lastName', 'therapist.introduction', 'biography'];
/** The review days of answers about the law are checked elsewhere. */
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

test('Every shipped field is listed by its name', () => {
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
])('Changing %s leaves all others listed', (field, change) => {
  const changed = { ...sampleIdentity, ...change };
  expect(unconfirmedAsShipped(changed)).toEqual(asked.filter((one) => one !== field));
});

test.each([
  ['beside what ships with its page', { ...ownWords, hasOwnPage: false }],
  ['with the conditions that ship', { ...ownWords, hasOwnPage: true, conditions: [] }],
])('A service with the owner’s texts is listed while families see shipped text %s', (_where, sensory) => {
  const services = buildServices({ sensory });
  expect(unconfirmedAsShipped({ ...sampleIdentity, services })).toContain('service.sensory');
});

test('A service with only its own title still has shipped text', () => {
  const services = buildServices({ sensory: { title: 'Calm Bodies' } });
  expect(unconfirmedAsShipped({ ...sampleIdentity, services })).toContain('service.sensory');
});

const [story = ''] = therapist.biography;

test.each<[string, object]>([
  ['therapist.firstName', { lastName: 'Example' }],
  ['therapist.lastName', { firstName: 'Ines' }],
  ['therapist.introduction', { introduction: therapist.introduction.replace('twelve', 'ten') }],
  ['biography', { biography: [`${story.replace('my little brother', 'a teacher')}`] }],
])('%s is listed if the rest was changed', (field, change) => {
  const changed = { ...sampleIdentity, therapist: { ...therapist, ...change } };
  expect(unconfirmedAsShipped(changed).filter((one) => !asked.includes(one))).toEqual([field]);
});

test('A rewritten story is not listed', () => {
  expect(unconfirmedAsShipped(buildOwnIdentity()).filter((one) => inPart.includes(one))).toEqual([]);
});

test('An answer about the law without its source is listed like any other', () => {
  const changed = { ...sampleIdentity, ...withAnswer(1, { source: '', reviewedOn: null }) };
  expect(unconfirmedAsShipped(changed)).toContain('question.2');
});

test('A confirmed value is not listed again', () => {
  const confirmed = buildOwnIdentity({ trueAsShipped: ['tagline', 'counties'] });
  const left = unconfirmedAsShipped(confirmed);
  expect(left).not.toContain('tagline');
  expect(left).not.toContain('counties');
  expect(left).toContain('serviceArea.state');
});

test('A price with a day was set by the owner, even if it is the shipped price', () => {
  expect(unconfirmedAsShipped(buildOwnIdentity({ rateSetOn: '2026-11-24' }))).not.toContain(
    'consultationRate',
  );
});

test('A value that changed needs a new confirmation once it is as shipped again', () => {
  const changed = buildOwnIdentity({ tagline: 'Help for small hands', trueAsShipped: ['tagline'] });
  expect(confirmedAsShipped(changed)).toEqual([]);
  const kept = buildOwnIdentity({ trueAsShipped: ['therapist.role', 'tagline', 'tagline'] });
  expect(confirmedAsShipped(kept)).toEqual(['tagline', 'therapist.role']);
});

test('An answer is found wherever the owner moved it', () => {
  const moved = [...frequentQuestions].reverse();
  expect(fieldOfShipped('question.1', { hours, frequentQuestions: moved })).toBe(
    'frequentQuestions.5.answer',
  );
  expect(fieldOfShipped('question.1', { hours, frequentQuestions: moved.slice(0, 5) })).toBe(
    'frequentQuestions.0.answer',
  );
});
