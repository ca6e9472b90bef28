import { describe, expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import * as backlinks from '#web/website/site/content/backlink-content.ts';
import { siteWords } from '#web/website/site/content/site-words.ts';
import { pageContents, sentencesIn } from './setup/page-contents.ts';
import { readingGrade, syllablesIn } from './setup/reading-grade.ts';

const pages: Record<string, unknown> = {
  ...pageContents(siteWords.en, sampleIdentity),
  'backlink strategy': backlinks,
};

describe('The texts of every page', () => {
  test.each(Object.entries(pages))('on %s read at grade 8 or below', (_page, content) => {
    const sentences = sentencesIn(content);
    expect(sentences.length).toBeGreaterThan(5);
    expect(readingGrade(sentences.join(' '))).toBeLessThanOrEqual(8);
  });
});

describe('The reading grade', () => {
  test.each([
    ['cat', 1],
    ['hands', 1],
    ['writes', 1],
    ['helped', 1],
    ['table', 2],
    ['started', 2],
    ['therapy', 3],
    ['sensory', 3],
  ])('counts %s as %i', (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });

  test('rates a picture book easy and a statute hard', () => {
    expect(readingGrade('The cat sat on the mat. The dog ran to the cat.')).toBeLessThan(1);
    expect(
      readingGrade(
        'Notwithstanding any inconsistent provision, occupational therapy treatment shall be rendered pursuant to individualized professional determination.',
      ),
    ).toBeGreaterThan(16);
  });

  test('is undefined for an empty text', () => {
    expect(readingGrade('')).toBe(0);
  });
});
