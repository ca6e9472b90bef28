import * as z from 'zod/mini';
import type { SiteLanguage } from '#domain/platform/site-language.ts';

/** The codes of the languages that families in New York ask for, most common first. */
export const spokenLanguages = [
  'en',
  'es',
  'ase',
  'zh',
  'ru',
  'bn',
  'ht',
  'ko',
  'ar',
  'ur',
  'fr',
  'pl',
  'yi',
  'he',
  'it',
  'pt',
  'hi',
  'el',
] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number];

export const spokenLanguagesSchema = z._default(
  z
    .array(z.enum(spokenLanguages, 'Please choose languages out of the list'))
    .check(z.maxLength(spokenLanguages.length, 'Please name each language once')),
  [],
);

const writings = {
  en: {
    locale: 'en-US',
    sign: 'American Sign Language',
  },
  es: {
    locale: 'es-US',
    sign: 'lengua de señas americana (ASL)',
  },
} as const;

// Made when first used: loading the texts of Intl is a part of the program's start.
const displayNames = new Map<SiteLanguage, Intl.DisplayNames>();

function displayNamesIn(language: SiteLanguage): Intl.DisplayNames {
  const known = displayNames.get(language);
  if (known !== undefined) return known;
  const names = new Intl.DisplayNames(writings[language].locale, { type: 'language' });
  displayNames.set(language, names);
  return names;
}

/** Returns a language's name: "Spanish", "español". */
export function languageName(code: SpokenLanguage, language: SiteLanguage = 'en'): string {
  // Some runtimes do not know its name.
  return code === 'ase' ? writings[language].sign : (displayNamesIn(language).of(code) ?? code);
}

/**
 * Returns a therapist's languages, in the order of the list: "English and Spanish", "inglés y español"; empty
 * for none.
 */
export function languagesText(spoken: readonly SpokenLanguage[], language: SiteLanguage = 'en'): string {
  const named = spokenLanguages.filter((code) => spoken.includes(code));
  const { locale } = writings[language];
  return new Intl.ListFormat(locale).format(named.map((code) => languageName(code, language)));
}
