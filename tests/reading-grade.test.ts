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

describe('the words of every page', () => {
  test.each(Object.entries(pages))('%s reads at grade 8 or below', (_page, content) => {
    const sentences = sentencesIn(content);
    expect(sentences.length).toBeGreaterThan(5);
    expect(readingGrade(sentences.join(' '))).toBeLessThanOrEqual(8);
  });
});

describe('the measure itself', () => {
  test.each([
    ['cat', 1],
    ['hands', 1],
    ['writes', 1],
    ['helped', 1],
    ['table', 2],
    ['started', 2],
    ['therapy', 3],
    ['sensory', 3],
  ])('%s has %i', (word, count) => {
    expect(syllablesIn(word)).toBe(count);
  });

  test('a picture book is easy, a statute is not', () => {
    expect(readingGrade('The cat sat on the mat. The dog ran to the cat.')).toBeLessThan(1);
    expect(
      readingGrade(
        'Notwithstanding any inconsistent provision, occupational therapy treatment shall be rendered pursuant to individualized professional determination.',
      ),
    ).toBeGreaterThan(16);
  });

  test('nothing to read has no grade', () => {
    expect(readingGrade('')).toBe(0);
  });
});
