import { describe, expect, test } from 'vitest';
import type { PublicIdentity } from './public-identity.ts';
import { sampleIdentity } from './sample-identity.ts';
import {
  lackingTexts,
  type SpanishFormValues,
  spanishFormOf,
  spanishFormStart,
  spanishOfForm,
  type TypedSpanish,
  typedState,
} from './spanish-form-values.ts';
import { spanishTextStates } from './spanish-texts.ts';
import { noSpanish, type SpanishText } from './spanish-website.ts';

const today = '2026-11-23';
const playful = {
  key: 'tagline',
  english: 'Play is how we work',
  spanish: 'Trabajamos jugando',
  reviewedBy: 'Alma Example',
  reviewedOn: '2026-11-20',
};
const gone = { ...playful, key: '', english: 'Said before', spanish: 'Dicho antes' };

function identityWith(tagline: string, ...texts: SpanishText[]): PublicIdentity {
  return { ...sampleIdentity, tagline, spanish: { ...noSpanish, isShown: true, texts } };
}

function typedInto(
  identity: PublicIdentity,
  change: Partial<TypedSpanish>,
  key = 'tagline',
): SpanishFormValues {
  const start = spanishFormStart(identity);
  return { ...start, texts: start.texts.map((box) => (box.key === key ? { ...box, ...change } : box)) };
}

function savedOf(identity: PublicIdentity, change: Partial<TypedSpanish>, key = 'tagline') {
  const typed = spanishFormOf(identity, today).parse(typedInto(identity, change, key));
  return spanishOfForm(typed, identity);
}

function stateWith(identity: PublicIdentity, change: Partial<TypedSpanish>) {
  const before = spanishTextStates(identity).find(({ text }) => text.key === 'tagline');
  const box = typedInto(identity, change).texts.find(({ key }) => key === 'tagline');
  if (before === undefined || box === undefined) throw new Error('The sample has a tagline');
  return typedState(before, box);
}

test.each([
  ['the sample', sampleIdentity],
  ['what was reviewed', identityWith('Play is how we work', playful, gone)],
  ['what is older than its English', identityWith('We play', playful, gone)],
])('%s is unchanged if nothing is typed', (_what, identity) => {
  expect(savedOf(identity, {})).toEqual(identity.spanish);
});

describe('A text’s field', () => {
  const missing = identityWith('We play');
  const older = identityWith('We play', playful);
  const unreviewed = { reviewedBy: '', reviewedOn: null };

  test('is filled in for the English next to it', () => {
    const [saved] = savedOf(missing, { spanish: ' Jugamos ' }).texts;
    expect(saved).toEqual({ key: 'tagline', english: 'We play', spanish: 'Jugamos', ...unreviewed });
    expect([stateWith(missing, {}), stateWith(missing, { spanish: 'Jugamos' })]).toEqual([
      'missing',
      'unreviewed',
    ]);
  });

  test('marked as still right is saved for the new English, without the old review', () => {
    const [saved] = savedOf(older, { stillFits: true }).texts;
    expect(saved).toEqual({ ...playful, english: 'We play', ...unreviewed });
    expect([stateWith(older, {}), stateWith(older, { stillFits: true })]).toEqual(['older', 'unreviewed']);
  });

  test('can be reviewed for the new English', () => {
    const review = { reviewedBy: 'Alma Example', reviewedOn: today };
    expect(savedOf(older, review).texts).toEqual([{ ...playful, english: 'We play', ...review }]);
    expect(stateWith(older, review)).toBe('reviewed');
  });

  test('that is emptied is missing, or as shipped for a shipped text', () => {
    expect(savedOf(older, { spanish: '' }).texts).toEqual([]);
    expect(stateWith(older, { spanish: ' ' })).toBe('missing');
    expect(savedOf(sampleIdentity, { spanish: '' }).texts).toEqual([]);
    expect(stateWith(sampleIdentity, { spanish: '' })).toBe('unreviewed');
  });

  test('of a shipped text becomes the owner’s own once reviewed', () => {
    const review = { reviewedBy: 'Alma Example', reviewedOn: today };
    const [saved, ...more] = savedOf(sampleIdentity, review, 'therapist.role').texts;
    expect([saved, more]).toEqual([
      {
        key: 'therapist.role',
        english: 'Pediatric occupational therapist',
        spanish: 'Terapeuta ocupacional pediátrica',
        ...review,
      },
      [],
    ]);
  });

  test('that was typed for other English and saved as a draft is outdated', () => {
    const draft = { spanish: 'Jugamos', english: 'We played' };
    expect(savedOf(missing, draft).texts).toMatchObject([draft]);
    expect(stateWith(missing, draft)).toBe('older');
  });

  test('counts as soon as it is typed', () => {
    const states = spanishTextStates(older);
    expect(lackingTexts(states, typedInto(older, {}).texts)).toEqual(['Tagline']);
    expect(lackingTexts(states, typedInto(older, { spanish: 'Jugamos' }).texts)).toEqual([]);
    expect(lackingTexts(states, [])).toEqual(['Tagline']);
  });
});

test.each([
  [{ spanish: 'a'.repeat(301) }, ['texts', 0, 'spanish'], 'Please shorten this to 300 characters'],
  [
    { reviewedBy: 'Alma' },
    ['texts', 0, 'reviewedBy'],
    'Please give both who reviewed it and on which day, or neither',
  ],
  [
    { reviewedBy: 'Alma', reviewedOn: '2026-11-24' },
    ['texts', 0, 'reviewedBy'],
    'The day of a review cannot be in the future',
  ],
  [{ reviewedOn: 'soon' }, ['texts', 0, 'reviewedOn'], 'Please give the day of the review as YYYY-MM-DD'],
])('%j is refused at its field', (change, path, message) => {
  const read = spanishFormOf(sampleIdentity, today).safeParse(typedInto(sampleIdentity, change));
  expect(read.error?.issues.map((issue) => [issue.path, issue.message])).toContainEqual([path, message]);
});
