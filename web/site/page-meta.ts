import type { MetaDescriptor } from 'react-router';
import type { Graph } from 'schema-dts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { SAMPLE_PRACTICE_NAME } from '#domain/practice/sample-practice-name.ts';
import { SAMPLE_SERVICE_AREA } from '#domain/practice/sample-service-area.ts';
import { type PageSettings, pageSettings } from './content/en/page-settings.ts';
import type { SiteFacts } from './parts/public-identity-context.ts';

/** What React Router tells of a page while its head is written. */
export interface MetaSituation {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}
type PageMeta = (situation: MetaSituation) => MetaDescriptor[];

/** What search engines show of a title. */
const LONGEST_TITLE = 60;

/** What search engines show of a description. */
const LONGEST_DESCRIPTION = 155;

/** A practice that is not published, or made up, is for nobody to find. */
const unlisted = { name: 'robots', content: 'noindex' };

/** A page's title, description, share card and canonical address, and what it states as JSON-LD. */
export function pageMeta(settings: PageSettings, graphOf: (facts: SiteFacts) => Graph): PageMeta {
  return metaFrom((facts) => [
    ...descriptorsOf(settings, facts),
    ...canonical(settings.path, facts),
    ...(facts.isListed ? [{ 'script:ld+json': asPlainJson(graphOf(facts)) }] : [unlisted]),
  ]);
}

/** Pages without settings of their own: the practice's name, and the home page's words. */
export const defaultMeta: PageMeta = metaFrom((facts) =>
  descriptorsOf({ ...pageSettings.home, title: '' }, facts),
);

/** As `defaultMeta`, for a public page with an address of its own that no search engine shall list. */
export function unlistedMetaAt(path: string): PageMeta {
  return metaFrom((facts) => [
    ...descriptorsOf({ ...pageSettings.home, title: '' }, facts),
    ...canonical(path, facts),
    { name: 'robots', content: 'noindex, follow' },
  ]);
}

/** What answers for an address that does not exist: nothing to list, and no address to call the true one. */
export const notFoundMeta: PageMeta = (situation) => [
  ...defaultMeta(situation),
  { name: 'robots', content: 'noindex' },
];

function metaFrom(describeFor: (facts: SiteFacts) => MetaDescriptor[]): PageMeta {
  return ({ matches }) => {
    const facts = matches.find((match) => match?.id === 'root')?.loaderData;
    return isSiteFacts(facts) ? describeFor(facts) : [];
  };
}

function descriptorsOf(settings: PageSettings, { identity, siteUrl }: SiteFacts): MetaDescriptor[] {
  const title = titleOf(settings, identity);
  const description = descriptionOf(settings, identity);
  const image = `${siteUrl}${settings.image}`;
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywordsOf(settings, identity) },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: settings.type },
    ...profileOf(settings, identity),
    { property: 'og:site_name', content: identity.practiceName },
    { property: 'og:locale', content: 'en_US' },
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
 * A page's title with the place and the practice's name, as far as search engines show it. As long as the practice is the
 * sample, its titles are those that the product ships with.
 */
function titleOf({ title }: PageSettings, { practiceName, serviceArea }: PublicIdentity): string {
  const named = [title, practiceName].filter(Boolean).join(' | ');
  if (title === '' || practiceName === SAMPLE_PRACTICE_NAME) return named;
  const placed = `${title}, ${serviceArea.short}`;
  const shown = [`${placed} | ${practiceName}`, placed, named];
  return shown.find(({ length }) => length <= LONGEST_TITLE) ?? title;
}

/** A page's description with the area served, in as many words as search engines show. */
function descriptionOf({ description }: PageSettings, { serviceArea }: PublicIdentity): string {
  const whole = `${description} ${serviceArea.summary}.`;
  return whole.length <= LONGEST_DESCRIPTION ? whole : `${description} ${serviceArea.short}.`;
}

/** A page's keywords; the places among them are those that the practice serves, also after it has moved. */
function keywordsOf({ keywords }: PageSettings, { serviceArea }: PublicIdentity): string {
  if (serviceArea.short === SAMPLE_SERVICE_AREA) return keywords;
  const own = serviceArea.counties.map((county) => `${county} County ${serviceArea.state}`);
  return [...keywords.split(', ').filter((word) => !SHIPPED_PLACE.test(word)), ...own].join(', ');
}

const SHIPPED_PLACE = /Long Island|Nassau|Suffolk|New York/;

function profileOf({ type }: PageSettings, { therapist }: PublicIdentity): MetaDescriptor[] {
  if (type !== 'profile') return [];
  return [
    { property: 'profile:first_name', content: therapist.firstName },
    { property: 'profile:last_name', content: therapist.lastName },
  ];
}

function canonical(path: string, { siteUrl }: SiteFacts): MetaDescriptor[] {
  const address = `${siteUrl}${path}`;
  return [
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:url', content: address },
  ];
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** The graph as React Router's types want it: plain JSON, without the vocabulary's own types. */
function asPlainJson(graph: Graph): { [key: string]: Json } {
  return JSON.parse(JSON.stringify(graph));
}

function isSiteFacts(facts: unknown): facts is SiteFacts {
  return typeof facts === 'object' && facts !== null && 'identity' in facts && 'siteUrl' in facts;
}
