import type { SiteLanguage } from '#domain/platform/site-language.ts';
import * as english from './en/words.ts';
import * as spanish from './es/words.ts';

/** The type of a text module in any language: string literals are widened to string. */
type Wording<Module> = { [Name in keyof Module]: Module[Name] extends string ? string : Module[Name] };

/** The website's texts in one language. A text missing in one language is a compile error. */
export type SiteWords = { [Page in keyof typeof english]: Wording<(typeof english)[Page]> };

/** The website's own texts, by language. */
export const siteWords: Record<SiteLanguage, SiteWords> = { en: english, es: spanish };
