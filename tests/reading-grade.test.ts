import { describe, expect, test } from 'vitest';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { sampleIdentity } from '#domain/practice/sample-identity.ts';
import type { WebsiteClaims } from '#domain/practice/website-claims.ts';
import * as backlinks from '#web/site/content/backlink-content.ts';
import * as about from '#web/site/content/en/about-content.ts';
import * as consultation from '#web/site/content/en/consultation-content.ts';
import * as contact from '#web/site/content/en/contact-content.ts';
import * as fineMotor from '#web/site/content/en/fine-motor-content.ts';
import * as home from '#web/site/content/en/home-content.ts';
import * as pediatric from '#web/site/content/en/pediatric-content.ts';
import * as schoolBased from '#web/site/content/en/school-based-content.ts';
import * as sensory from '#web/site/content/en/sensory-content.ts';
import * as services from '#web/site/content/en/services-content.ts';
import { readingGrade, syllablesIn } from './setup/reading-grade.ts';

const { therapist, testimonials, frequentQuestions } = sampleIdentity;
const claimsDenied = everyClaim('no');
const claimsConfirmed = everyClaim('yes');

const pages: Record<string, unknown> = {
  home: [
    home,
    inAllWords(home.requestSteps),
    inAllWords(home.serviceCards),
    therapist.introduction,
    testimonials,
  ],
  services: [services, inAllWords(services.serviceSections)],
  pediatric,
  'school-based': schoolBased,
  sensory,
  'fine motor': fineMotor,
  consultation,
  about: [about, about.aboutOpening(sampleIdentity), inAllWords(about.aboutClosing), therapist.biography],
  contact: [contact, frequentQuestions],
  'backlink strategy': backlinks,
};

describe('the words of every page', () => {
  test.each(Object.entries(pages))('%s reads at grade 8 or below', (_page, content) => {
    const sentences = textsIn(content).filter((text) => /[.!?]["']?$/.test(text));
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

/** What a page says of a practice that makes every claim, and of one that makes none. */
function inAllWords(wordsOf: (identity: PublicIdentity) => unknown): unknown[] {
  return [claimsConfirmed, claimsDenied].map((claims) => wordsOf({ ...sampleIdentity, claims }));
}

function everyClaim(answer: 'yes' | 'no'): WebsiteClaims {
  return {
    eveningsAndWeekends: answer,
    video: answer,
    groups: answer,
    therapistAnswers: answer,
    answersEveryone: answer,
    noContract: answer,
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (value !== null && typeof value === 'object') return Object.values(value).flatMap(textsIn);
  return [];
}
