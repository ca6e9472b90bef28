import { expect, test } from 'vitest';
import { languageName, languagesText, type SpokenLanguage, spokenLanguages } from './spoken-languages.ts';

test.each<[SpokenLanguage[], string, string]>([
  [[], '', ''],
  [['es'], 'Spanish', 'español'],
  [['ht', 'en'], 'English and Haitian Creole', 'inglés y criollo haitiano'],
  [
    ['ase', 'es', 'en'],
    'English, Spanish, and American Sign Language',
    'inglés, español y lengua de señas americana (ASL)',
  ],
])('%j', (spoken, english, spanish) => {
  expect(languagesText(spoken)).toBe(english);
  expect(languagesText(spoken, 'es')).toBe(spanish);
});

test('Every language has a name in both languages of the website', () => {
  for (const code of spokenLanguages) {
    for (const language of ['en', 'es'] as const)
      expect(languageName(code, language), code).toMatch(/^\p{L}[\p{L} ()]{3,}$/u);
  }
});
