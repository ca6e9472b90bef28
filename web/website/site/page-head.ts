import type { MetaDescriptor } from 'react-router';
import type { SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { SAMPLE_PRACTICE_NAME } from '#domain/website/identity/sample-practice-name.ts';
import { SAMPLE_COUNTIES, SAMPLE_SERVICE_AREA } from '#domain/website/identity/sample-service-area.ts';
import type { PageSettings } from '#web/website/site/content/page-settings.ts';
import type { SiteWords } from './content/site-words.ts';
import type { SiteFacts } from './parts/public-identity-context.ts';

/** The route data that React Router passes to `meta`. */
export interface MetaSituation {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  location: { pathname: string };
}
export type PageMeta = (situation: MetaSituation) => MetaDescriptor[];

/** What search engines show of a title. */
const LONGEST_TITLE = 60;

/** The website's languages as share cards name them. */
export const locales: Record<SiteLanguage, string> = { en: 'en_US', es: 'es_US' };

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 155;

/** Describes a page from what the site knows and from the page's path. */
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
 * A page's title with the place and the practice's name, as far as search engines show it: where the area is too long for
 * it, the state is the place. As long as the practice is the sample, its titles are those that the product ships with.
 */
function titleOf({ title }: PageSettings, { practiceName, serviceArea }: PublicIdentity): string {
  const named = [title, practiceName].filter(Boolean).join(' | ');
  if (title === '' || practiceName === SAMPLE_PRACTICE_NAME) return named;
  const placed = [serviceArea.short, serviceArea.state].map((place) => `${title}, ${place}`);
  const shown = [...placed.flatMap((one) => [`${one} | ${practiceName}`, one]), named];
  return shown.find(({ length }) => length <= LONGEST_TITLE) ?? title;
}

/** A page's description with the area served, as far as search engines show it, each a sentence of its own. */
function descriptionOf({ description }: PageSettings, { serviceArea }: PublicIdentity): string {
  const sentence = asSentence(description);
  const areas = [serviceArea.summary, serviceArea.short].map(asSentence);
  const placed = areas.map((area) => `${sentence} ${area}`);
  return placed.find(({ length }) => length <= LONGEST_DESCRIPTION) ?? description;
}

/** Words with a full stop, unless they end as a sentence already. */
function asSentence(words: string): string {
  return /[.!?…]["'”’»)]?$/.test(words) ? words : `${words}.`;
}

/**
 * A page's keywords; the places among them are those that the practice serves, also after it has moved, and none speaks of
 * video where the owner said no to it.
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

/** Who the page is about, as a fact for machines: of nobody who is made up. */
function profileOf({ type }: PageSettings, { therapist }: PublicIdentity): MetaDescriptor[] {
  if (type !== 'profile') return [];
  return [
    { property: 'profile:first_name', content: therapist.firstName },
    { property: 'profile:last_name', content: therapist.lastName },
  ];
}

/** Where the picture lies that apps show where somebody shares the page: it says the page's title. */
export function shareImage({ image }: PageSettings, language: SiteLanguage): string {
  return language === 'en' ? image : image.replace('/share/', `/share/${language}/`);
}

/** A page's own address. */
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
