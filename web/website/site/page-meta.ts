import type { MetaDescriptor } from 'react-router';
import type { Graph } from 'schema-dts';
import { languageOfPath, otherLanguage, pathInLanguage } from '#domain/platform/site-language.ts';
import type { PageSettings } from '#web/website/site/content/page-settings.ts';
import { homePageSettings } from './content/offered-settings.ts';
import type { SiteWords } from './content/site-words.ts';
import { factsInLanguage, type LanguageFacts } from './language-facts.ts';
import { canonical, descriptorsOf, locales, metaFrom, type PageMeta } from './page-head.ts';

/** A practice that is unpublished or made up must not be listed. */
const unlisted = { name: 'robots', content: 'noindex' };

/** Returns a page's title, description, share card, canonical address and JSON-LD. */
export function pageMeta(
  settingsOf: (words: SiteWords, facts: LanguageFacts) => PageSettings,
  graphOf: (facts: LanguageFacts) => Graph,
): PageMeta {
  return spoken((facts) => pageDescriptors(settingsOf(facts.words, facts), graphOf(facts), facts));
}

/** Returns the same for a page whose settings and structured data are already known. */
export function pageDescriptors(
  settings: PageSettings,
  graph: Graph,
  facts: LanguageFacts,
): MetaDescriptor[] {
  return [
    ...descriptorsOf(settings, facts.words.pages, facts),
    ...canonical(pathInLanguage(settings.path, facts.language), facts),
    ...counterparts(settings.path, facts),
    ...(facts.isListed ? [{ 'script:ld+json': asPlainJson(graph) }] : [unlisted]),
  ];
}

/** Returns links to the page in each language; the English one is the default. */
function counterparts(path: string, { siteUrl, isSpanishShown, language }: LanguageFacts): MetaDescriptor[] {
  if (!isSpanishShown) return [];
  const english = `${siteUrl}${pathInLanguage(path, 'en')}`;
  const spanish = `${siteUrl}${pathInLanguage(path, 'es')}`;
  const links = Object.entries({ en: english, es: spanish, 'x-default': english });
  return [
    { property: 'og:locale:alternate', content: locales[otherLanguage(language)] },
    ...links.map(([hrefLang, href]) => ({ tagName: 'link' as const, rel: 'alternate', hrefLang, href })),
  ];
}

/** The head of the 404 page: not listed, and without a canonical address. */
export const notFoundMeta: PageMeta = spoken((facts) => [
  ...descriptorsOf({ ...homePageSettings(facts.identity, facts.words), title: '' }, facts.words.pages, facts),
  unlisted,
]);

/** Returns a `meta` function for a page in its own language. */
export function spoken(describeFor: (facts: LanguageFacts) => MetaDescriptor[]): PageMeta {
  return metaFrom((facts, path) => describeFor(factsInLanguage(facts, languageOfPath(path))));
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Converts a graph to plain JSON, as React Router's types require. */
function asPlainJson(graph: Graph): { [key: string]: Json } {
  return JSON.parse(JSON.stringify(graph));
}
