import { expect, test } from 'vitest';
import { goalDomains } from '#domain/clinical/goals/goal-domains.ts';
import { builtInPhrases } from './built-in-phrases.ts';
import { placeholders } from './fill-phrase.ts';
import { newPhrase } from './phrase.ts';
import { phraseSections } from './phrase-sections.ts';

test('There are about 40 built-in phrases, with some for each section and each goal domain', () => {
  expect(builtInPhrases.length).toBeGreaterThanOrEqual(38);
  expect(builtInPhrases.length).toBeLessThanOrEqual(45);
  for (const section of phraseSections) {
    expect(builtInPhrases.filter((phrase) => phrase.section === section).length).toBeGreaterThanOrEqual(6);
  }
  const domains = new Set(builtInPhrases.map(({ domain }) => domain));
  expect(goalDomains.filter((domain) => !domains.has(domain))).toEqual([]);
});

test('All shortcuts are unique', () => {
  expect(new Set(builtInPhrases.map(({ shortcut }) => shortcut)).size).toBe(builtInPhrases.length);
});

test.each(builtInPhrases)(
  '";$shortcut" can be saved as an own phrase unchanged, and its wording is plain',
  (phrase) => {
    const { section, shortcut, text } = phrase;
    expect(newPhrase.parse({ section, shortcut, text })).toEqual({ section, shortcut, text });
    expect(text).toMatch(/[.:]$/);
    // Wording that means nothing to an auditor, and wording that reveals whether the child is a boy or a girl.
    expect(text).not.toMatch(/worked on fine motor|tolerated well|good session|did well|as usual/i);
    expect(text).not.toMatch(/\b(he|she|his|her|him|hers)\b/i);
    const named = text.match(/\{\w*\}/g) ?? [];
    expect(named.filter((name) => !placeholders.some((known) => name === `{${known}}`))).toEqual([]);
  },
);

test('Phrases about what the child did, or how it compares, have a figure or a blank', () => {
  const stating = builtInPhrases.filter(({ section }) => section === 'objective' || section === 'assessment');
  expect(stating.filter(({ text }) => !/___|\{percent\}/.test(text))).toEqual([]);
});
