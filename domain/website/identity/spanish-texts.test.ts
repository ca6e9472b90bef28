import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildFooterPages } from '#tests/builders/footer-page-builder.ts';
import { buildService } from '#tests/builders/service-builder.ts';
import { ownTexts, withOwnTexts } from './own-texts.ts';
import { type PublicIdentity, publicIdentitySchema } from './public-identity.ts';
import { sampleIdentity, sampleInSpanish } from './sample-identity.ts';
import {
  isSpanishComplete,
  isSpanishShown,
  lackingSpanish,
  settledSpanish,
  spanishIdentity,
  spanishTextStates,
  textsThatTakeBack,
  withSpanishSince,
} from './spanish-texts.ts';
import { noSpanish, type SpanishText } from './spanish-website.ts';

const { frequentQuestions } = sampleIdentity;

function withSpanish(identity: PublicIdentity, ...texts: Partial<SpanishText>[]): PublicIdentity {
  const blank = { key: '', spanish: '', english: '', reviewedBy: '', reviewedOn: null };
  return {
    ...identity,
    spanish: { ...noSpanish, isShown: true, texts: texts.map((one) => ({ ...blank, ...one })) },
  };
}

function stateOf(identity: PublicIdentity, key: string) {
  return spanishTextStates(identity).find(({ text }) => text.key === key);
}

const owned: PublicIdentity = { ...sampleIdentity, tagline: 'Play is how we work' };
const playful = { key: 'tagline', english: 'Play is how we work', spanish: 'Trabajamos jugando' };

describe('The shipped texts', () => {
  test('all have Spanish, and nothing else has', () => {
    const spanish = new Map(ownTexts(sampleInSpanish).map(({ key, english }) => [key, english]));
    expect(ownTexts(sampleIdentity).map(({ key }) => key)).toEqual([...spanish.keys()]);
    const untranslated = ownTexts(sampleIdentity).filter(({ key, english }) => spanish.get(key) === english);
    expect(untranslated.map(({ english }) => english)).toEqual(['NY/Long Island']);
    expect(isSpanishShown(sampleIdentity)).toBe(true);
  });

  test('are reviewed once the owner names the reviewer and the day', () => {
    expect(stateOf(sampleIdentity, 'tagline')).toMatchObject({ state: 'unreviewed', isShipped: true });
    const spanish = { ...noSpanish, shippedReviewedBy: 'Alma Example', shippedReviewedOn: '2026-11-20' };
    expect(stateOf({ ...sampleIdentity, spanish }, 'tagline')).toMatchObject({
      state: 'reviewed',
      reviewedBy: 'Alma Example',
      reviewedOn: '2026-11-20',
    });
  });

  test('are replaced by the owner’s Spanish for the same English', () => {
    const identity = withSpanish(sampleIdentity, { ...playful, english: sampleIdentity.tagline });
    expect(stateOf(identity, 'tagline')).toMatchObject({
      spanish: 'Trabajamos jugando',
      isShipped: false,
    });
  });
});

describe('A text of the owner', () => {
  test.each([
    ['nobody wrote it', [], 'missing'],
    ['it was written for these words', [playful], 'unreviewed'],
    ['it was written for others', [{ ...playful, english: 'We play' }], 'older'],
    ['it was read', [{ ...playful, reviewedBy: 'Alma', reviewedOn: '2026-11-20' }], 'reviewed'],
    ['it was read, nobody knows when', [{ ...playful, reviewedBy: 'Alma' }], 'unreviewed'],
  ] as const)('%s', (_what, texts, state) => {
    const identity = withSpanish(owned, ...texts);
    expect(stateOf(identity, 'tagline')?.state).toBe(state);
    expect(isSpanishShown(identity)).toBe(state === 'unreviewed' || state === 'reviewed');
  });

  test('hides the Spanish website when its English changes, although the owner still wants it', () => {
    const complete = withSpanish(owned, playful);
    const changed = { ...complete, tagline: 'Play is our work' };
    expect([isSpanishShown(complete), isSpanishShown(changed)]).toEqual([true, false]);
    expect(lackingSpanish(changed).map(({ text }) => text.label)).toEqual(['Tagline']);
    expect(stateOf(changed, 'tagline')?.writtenFor).toBe('Play is how we work');
  });

  test('keeps its Spanish when it moves, and its replacement does not get it', () => {
    const [first, ...others] = frequentQuestions;
    if (first === undefined) throw new Error('The sample has questions');
    const mine = { ...first, question: 'Where do I park?', answer: 'At the door.' };
    const written = [
      { key: 'frequentQuestions.0.question', english: 'Where do I park?', spanish: '¿Dónde me estaciono?' },
      { key: 'frequentQuestions.0.answer', english: 'At the door.', spanish: 'En la puerta.' },
    ];
    const before = withSpanish({ ...owned, frequentQuestions: [mine, ...others] }, playful, ...written);
    const later = { ...mine, question: 'When do you open?', answer: 'At eight.' };
    const after = { ...before, frequentQuestions: [later, mine, ...others] };
    expect(lackingSpanish(after).map(({ text, spanish }) => [text.label, spanish])).toEqual([
      ['Question 1', ''],
      ['Question 1: Answer', ''],
    ]);
    expect(stateOf(after, 'frequentQuestions.1.question')?.spanish).toBe('¿Dónde me estaciono?');
  });

  test('is required for footer pages that families see, and a page without a source needs none', () => {
    const page = { text: 'You pay by check.', source: '', reviewedOn: '2026-11-20', isShown: true };
    const shown = { ...sampleIdentity, footerPages: { cost: page, privacy: { ...page, isShown: false } } };
    expect(lackingSpanish(shown).map(({ text }) => text.label)).toEqual(['Cost & Insurance: Text']);
  });

  test('of a photo is its description', () => {
    const identity = { ...sampleIdentity, portrait: { picture: 'a'.repeat(22), alt: 'Nora at a table' } };
    expect(lackingSpanish(identity).map(({ text }) => text.label)).toEqual(['What the Photo Shows']);
  });
});

describe('The website in Spanish', () => {
  test('has every text of the owner in Spanish, and the same names and numbers', () => {
    const result = spanishIdentity(sampleIdentity);
    expect(ownTexts(result)).toEqual(ownTexts(sampleInSpanish));
    expect(result.therapist.biography).toHaveLength(3);
    expect({ ...result, ...sameInBothLanguages(sampleIdentity) }).toEqual(result);
    expect(publicIdentitySchema.parse(result)).toEqual(result);
  });

  test('does not include reviewers', () => {
    const spanish = { ...noSpanish, shippedReviewedBy: 'Alma Example', shippedReviewedOn: '2026-11-20' };
    expect(JSON.stringify(spanishIdentity({ ...sampleIdentity, spanish }))).not.toContain('Alma');
  });
});

describe('Saved Spanish', () => {
  const [asked] = frequentQuestions;
  if (asked === undefined) throw new Error('The sample has questions');
  const questions = ['Where?', 'When?', 'Who?'].map((question) => ({ ...asked, question }));
  const written = questions.map(({ question }, index) => ({
    key: `frequentQuestions.${index}.question`,
    english: question,
    spanish: `¿${question}`,
  }));
  const before = withSpanish({ ...sampleIdentity, frequentQuestions: questions }, ...written);

  test('moves with its English, and is kept for deleted English', () => {
    const after = { ...before, frequentQuestions: questions.slice(1) };
    const moved = settledSpanish(after);
    expect(moved.texts.map(({ key, english }) => [key, english])).toEqual([
      ['frequentQuestions.0.question', 'When?'],
      ['frequentQuestions.1.question', 'Who?'],
      ['', 'Where?'],
    ]);
    const back = { ...before, spanish: settledSpanish({ ...before, spanish: moved }) };
    expect(stateOf(back, 'frequentQuestions.0.question')?.spanish).toBe('¿Where?');
    expect(settledSpanish(back)).toEqual(back.spanish);
  });

  test('stays for a footer page while it is hidden', () => {
    const page = { text: 'You pay by check.', source: '', reviewedOn: '2026-11-20', isShown: false };
    const text = { key: 'footerPages.cost.text', english: page.text, spanish: 'Se paga con cheque.' };
    const hidden = withSpanish({ ...sampleIdentity, footerPages: { cost: page } }, text);
    expect(settledSpanish(hidden)).toEqual(hidden.spanish);
  });

  test('is merged into an earlier edition that has the same English', () => {
    const earlier = { ...before, spanish: noSpanish };
    expect(withSpanishSince(earlier, before)).toEqual(before);
    const reworded = {
      ...earlier,
      frequentQuestions: questions.map((one) => ({ ...one, question: 'Why?' })),
    };
    expect(lackingSpanish(withSpanishSince(reworded, before)).map(({ text }) => text.english)).toContain(
      'Why?',
    );
  });
});

const words = fc.stringMatching(/^[a-z]{1,4}( [a-z]{1,4}){0,2}$/);

test('Any texts are returned unchanged, and each can be replaced', () => {
  fc.assert(
    fc.property(fc.infiniteStream(words), fc.infiniteStream(words), (first, second) => {
      const result = withOwnTexts(sampleIdentity, () => first.next().value);
      expect(withOwnTexts(result, ({ english }) => english)).toEqual(result);
      const others = ownTexts(result).map(() => second.next().value);
      const [...left] = others;
      const again = withOwnTexts(result, () => left.shift() ?? '');
      expect(ownTexts(again).map(({ english }) => english)).toEqual(others);
    }),
  );
});

test('A website is complete exactly when every text has Spanish for its current English', () => {
  const some = fc.subarray(ownTexts(owned).map(({ key }) => key));
  fc.assert(
    fc.property(some, words, (changedKeys, ending) => {
      const changed = new Set(changedKeys);
      const identity = withOwnTexts(owned, ({ key, english }) =>
        changed.has(key) ? `${english} ${ending}` : english,
      );
      const texts = ownTexts(identity).map(({ key, english }) => ({ key, english, spanish: `es ${key}` }));
      expect(isSpanishComplete(withSpanish(identity, ...texts))).toBe(true);
      expect(
        ownTexts(spanishIdentity(withSpanish(identity, ...texts))).map(({ english }) => english),
      ).toEqual(texts.map(({ spanish }) => spanish));
      const lacking = lackingSpanish(withSpanish(identity)).map(({ text }) => text.key);
      expect(new Set(lacking)).toEqual(new Set([...changed, 'tagline']));
    }),
  );
});

/** Returns the values that are the same in both languages. */
function sameInBothLanguages({
  practiceName,
  phone,
  email,
  address,
  claims,
  callWithinDays,
}: PublicIdentity) {
  return { practiceName, phone, email, address, claims, callWithinDays };
}

describe('A change that hides the Spanish website', () => {
  const { footerPages, services } = sampleIdentity;
  const { privacy } = buildFooterPages();
  const labelsOf = (after: PublicIdentity, before = sampleIdentity) =>
    textsThatTakeBack(before, after).map(({ label }) => label);

  test.each<[string, Partial<PublicIdentity>, string[]]>([
    ['nothing new', {}, []],
    ['a text in other words', { tagline: 'Play is how we work' }, ['Tagline']],
    ['a page that is shown', { footerPages: { ...footerPages, privacy } }, ['Privacy: Text']],
    [
      'a page that families do not see',
      { footerPages: { ...footerPages, privacy: privacy && { ...privacy, isShown: false } } },
      [],
    ],
    [
      'a service in few words',
      { services: [...services, buildService({ benefits: [], conditions: [] })] },
      ['Yoga Club: Title', 'Yoga Club: Description', 'Yoga Club: What’s Included'],
    ],
    ['a service that is not shown', { services: [...services, buildService({ isShown: false })] }, []],
  ])('%s', (_name, changes, labels) => {
    expect(
      labelsOf({ ...sampleIdentity, ...changes }).filter((label) => label !== 'Privacy: Source'),
    ).toEqual(labels);
  });

  test('is reported once, not with every later change', () => {
    expect(labelsOf({ ...owned, callWithinDays: 2 }, owned)).toEqual([]);
  });
});
