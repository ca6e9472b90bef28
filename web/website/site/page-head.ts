import type { MetaDescriptor } from 'react-router';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { SAMPLE_PRACTICE_NAME } from '#domain/website/identity/sample-practice-name.ts';
import { SAMPLE_COUNTIES, SAMPLE_SERVICE_AREA } from '#domain/website/identity/sample-service-area.ts';
import type { SiteFacts } from '#domain/website/pages/built-site.ts';
import type { PageSettings } from '#web/website/site/content/page-settings.ts';
import type { SiteWords } from './content/site-words.ts';

/** The route data that React Router passes to `meta`. */
export interface MetaSituation {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}
export type PageMeta = (situation: MetaSituation) => MetaDescriptor[];

/** The maximum length of a title in search results. */
const LONGEST_TITLE = 60;

/** The locale codes of the website's languages for share cards. */
export const locales: Record<SiteLanguage, string> = { en: 'en_US', es: 'es_US' };

/** The maximum length of a description in search results. */
const LONGEST_DESCRIPTION = 155;

/** Returns a `meta` function from the site's data and the page's path. */
export function metaFrom(describeFor: (facts: SiteFacts, path: string) => MetaDescriptor[]): PageMeta {
  return ({ matches, location }) => {
    const facts = matches.find((match) => match?.id === 'root')?.loaderData;
    return isSiteFacts(facts) ? describeFor(facts, location.pathname) : [];
  };
}

/** Returns the descriptors of a page's head, without its address. */
export function descriptorsOf(
  settings: PageSettings,
  { countyKeyword }: Pick<SiteWords['pages'], 'countyKeyword'>,
  { identity, siteUrl, language, isListed }: SiteFacts & { language: SiteLanguage },
): MetaDescriptor[] {
  const title = titleOf(settings, identity);
  const description = descriptionOf(settings, identity);
  const image = `${siteUrl}${shareImage(settings, language)}`;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywordsOf(settings, identity, countyKeyword) },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: settings.type },
    ...(isListed ? profileOf(settings, identity) : []),
    { property: 'og:site_name', content: identity.practiceName },
    { property: 'og:locale', content: locales[language] },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: image },
    { name: 'twitter:image:alt', content: title },
  ];
}

/**
 * Returns a page's title with the place and the practice's name, up to the length shown in search results: if
 * the area is too long, the state is used. While the practice is the sample, titles are the shipped ones.
 */
function titleOf({ title }: PageSettings, { practiceName, serviceArea }: PublicIdentity): string {
  const named = [title, practiceName].filter(Boolean).join(' | ');
  if (title === '' || practiceName === SAMPLE_PRACTICE_NAME) return named;
  const placed = [serviceArea.short, serviceArea.state].map((place) => `${title}, ${place}`);
  const shown = [...placed.flatMap((one) => [`${one} | ${practiceName}`, one]), named];
  return shown.find(({ length }) => length <= LONGEST_TITLE) ?? title;
}

/**
 * Returns a page's description with the service area, up to the length shown in search results, in whole
 * sentences.
 */
function descriptionOf({ description }: PageSettings, { serviceArea }: PublicIdentity): string {
  const sentence = asSentence(description);
  const areas = [serviceArea.summary, serviceArea.short].map(asSentence);
  const placed = areas.map((area) => `${sentence} ${area}`);
  return placed.find(({ length }) => length <= LONGEST_DESCRIPTION) ?? description;
}

/** Adds a period to a text unless it already ends as a sentence. */
function asSentence(words: string): string {
  return /[.!?…]["'”’»)]?$/.test(words) ? words : `${words}.`;
}

/**
 * Returns a page's keywords; its places are those the practice serves, and none mentions video if the owner
 * denied it.
 */
function keywordsOf(
  settings: PageSettings,
  { serviceArea, claims }: PublicIdentity,
  countyKeyword: SiteWords['pages']['countyKeyword'],
): string {
  const words = settings.keywords.split(', ').filter((word) => claims.video !== 'no' || !BY_VIDEO.test(word));
  const isShippedArea =
    serviceArea.short === SAMPLE_SERVICE_AREA && `${serviceArea.counties}` === `${SAMPLE_COUNTIES}`;
  if (isShippedArea) return words.join(', ');
  const own = serviceArea.counties.map((county) => countyKeyword(county, serviceArea.state));
  return [...words.filter((word) => !SHIPPED_PLACE.test(word)), ...own].join(', ');
}

const BY_VIDEO = /virtual/;

const SHIPPED_PLACE = /Long Island|Nassau|Suffolk|New York|Nueva York/;

/** Returns who the page is about, as structured data; nothing for a made-up person. */
function profileOf({ type }: PageSettings, { therapist }: PublicIdentity): MetaDescriptor[] {
  if (type !== 'profile') return [];
  return [
    { property: 'profile:first_name', content: therapist.firstName },
    { property: 'profile:last_name', content: therapist.lastName },
  ];
}

/** Returns the path of the image that apps show for a shared page; the image has the page's title. */
export function shareImage({ image }: PageSettings, language: SiteLanguage): string {
  return language === 'en' ? image : image.replace('/share/', `/share/${language}/`);
}

/** Returns the descriptor of a page's canonical address. */
export function canonical(path: string, { siteUrl }: SiteFacts): MetaDescriptor[] {
  const address = `${siteUrl}${path}`;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
  ];
}

function isSiteFacts(facts: unknown): facts is SiteFacts {
  return typeof facts === 'object' && facts !== null && 'identity' in facts && 'siteUrl' in facts;
}
