import { describe, expect, test } from 'vitest';
import { languageOfPath, pathInLanguage } from './site-language.ts';

describe('the language of a page', () => {
  test.each([
    ['/', 'en'],
    ['/about', 'en'],
    ['/essays', 'en'],
    ['/es', 'es'],
    ['/es/services/sensory', 'es'],
  ])('%s is %s', (path, language) => {
    expect(languageOfPath(path)).toBe(language);
  });

  test.each([
    ['/', 'es', '/es'],
    ['/about', 'es', '/es/about'],
    ['/es/about', 'es', '/es/about'],
    ['/es/about', 'en', '/about'],
    ['/es', 'en', '/'],
    ['/about', 'en', '/about'],
  ] as const)('%s stands in %s at %s', (path, language, there) => {
    expect(pathInLanguage(path, language)).toBe(there);
  });
});
