import { describe, expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { spanishIdentity } from '#domain/website/identity/spanish-texts.ts';
import { pageBlocks } from '#domain/website/pages/page-blocks.ts';
import { siteWords } from '#web/website/site/content/site-words.ts';
import { pageContents, sentencesIn } from './setup/page-contents.ts';
import { readingEaseInSpanish, spanishSyllablesIn } from './setup/reading-ease-spanish.ts';

const footerPages = Object.values(siteWords.es.footerPages.footerPageStarts).map(
  ({ settings, text }): [string, unknown] => [settings.path, pageBlocks(text, sampleIdentity)],
);
const pages: [string, unknown][] = [
  ...Object.entries(pageContents(siteWords.es, spanishIdentity(sampleIdentity))),
  ...footerPages,
];

describe('The Spanish texts of every page', () => {
  test.each(pages)('on %s are of normal difficulty at most', (_page, content) => {
    const sentences = sentencesIn(content);
    expect(sentences.length).toBeGreaterThan(5);
    expect(easeOf(content)).toBeGreaterThanOrEqual(55);
  });

  test('are fairly easy in the median of all pages', () => {
    expect(median(pages.map(([, content]) => easeOf(content)))).toBeGreaterThanOrEqual(65);
  });
});

describe('The readability score', () => {
  test.each([
    ['sol', 1],
    ['hijo', 2],
    ['escuela', 3],
    ['lápiz', 2],
    // Two vowels in one syllable.
    ['ciudad', 2],
    ['cuidado', 3],
    ['también', 2],
    ['autobús', 3],
    ['construí', 2],
    ['buey', 1],
    ['averiguáis', 4],
    // Two vowels in separate syllables.
    ['día', 2],
    ['oír', 2],
    ['baúl', 2],
    ['teoría', 4],
    ['leíais', 3],
    ['poeta', 3],
    ['aéreo', 4],
    ['leer', 2],
    ['chiita', 3],
    // A silent h neither separates nor joins vowels.
    ['ahora', 3],
    ['prohíbe', 3],
    ['ahijado', 3],
    ['noche', 2],
    // A u that only marks the pronunciation of the letter before it, and one that is pronounced.
    ['que', 1],
    ['quiere', 2],
    ['quién', 1],
    ['guitarra', 3],
    ['guía', 2],
    ['agua', 2],
    ['vergüenza', 3],
    ['pingüino', 3],
    // The y as a vowel and as a consonant.
    ['y', 1],
    ['muy', 1],
    ['hoy', 1],
    ['ayuda', 3],
    ['mayo', 2],
    ['reyes', 2],
    // Read letter by letter, or digit by digit.
    ['IEP', 3],
    ['504', 3],
    ['Éxito', 3],
  ])('counts %s as %i', (word, count) => {
    expect(spanishSyllablesIn(word)).toBe(count);
  });

  test('is the formula of Szigriszt Pazos', () => {
    expect(readingEaseInSpanish('El sol sale. El sol se va.')).toBeCloseTo(206.835 - 62.3 * (8 / 7) - 7 / 2);
  });

  test('rates a picture book easy and a statute hard', () => {
    expect(readingEaseInSpanish('El gato come pan. La niña ve el mar.')).toBeGreaterThan(80);
    expect(
      readingEaseInSpanish(
        'Sin perjuicio de las disposiciones incompatibles, los tratamientos terapéuticos ocupacionales se administrarán conforme a determinaciones profesionales individualizadas.',
      ),
    ).toBeLessThan(20);
  });

  test('ends sentences at their punctuation, even before a quotation mark', () => {
    expect(readingEaseInSpanish('¿Ves? ¡Sí!')).toBeCloseTo(206.835 - 62.3 - 1);
    expect(readingEaseInSpanish('Dijo "ven". Fue al mar.')).toBeCloseTo(206.835 - 62.3 * (6 / 5) - 5 / 2);
  });

  test('rates an empty text as easy', () => {
    expect(readingEaseInSpanish('')).toBe(100);
  });
});

function easeOf(content: unknown): number {
  return readingEaseInSpanish(sentencesIn(content).join(' '));
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle - 0.5)] ?? 0) + (sorted[Math.ceil(middle - 0.5)] ?? 0)) / 2;
}
