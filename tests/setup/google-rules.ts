import type { JsonLdObject } from './schema-org-vocabulary.ts';

type Rule = (thing: JsonLdObject, page: Map<unknown, JsonLdObject>) => boolean;

/** Google's requirements by type: developers.google.com/search/docs/appearance/structured-data */
const rules: Record<string, Record<string, Rule>> = {
  // A kind of Google's LocalBusiness.
  MedicalBusiness: {
    name: ({ name }) => isText(name),
    address: ({ address }) => isPlace(address),
    telephone: ({ telephone }) => /^\+\d{8,15}$/.test(String(telephone)),
    priceRange: ({ priceRange }) => isText(priceRange) && String(priceRange).length < 100,
    url: ({ url }) => isAddress(url),
    image: ({ image }) => isAddress(image),
    logo: ({ logo }) => logo === undefined || isAddress(logo),
    sameAs: ({ sameAs }) => listOf(sameAs).every(isAddress),
    openingHoursSpecification: ({ openingHoursSpecification }) =>
      listOf(openingHoursSpecification).every(isOpening),
    // Self-assigned ratings are not allowed.
    review: (thing) => !('review' in thing || 'aggregateRating' in thing),
  },
  Person: { name: ({ name }) => isText(name), image: ({ image }) => image === undefined || isAddress(image) },
  ProfilePage: {
    mainEntity: ({ mainEntity }, page) =>
      /^(Person|Organization)$/.test(String(whole(mainEntity, page)['@type'])),
  },
  BreadcrumbList: {
    itemListElement: ({ itemListElement }) =>
      listOf(itemListElement).length > 1 && listOf(itemListElement).every(isCrumb),
  },
  FAQPage: {
    mainEntity: ({ mainEntity }) => listOf(mainEntity).length > 0 && listOf(mainEntity).every(isAnswered),
  },
  WebSite: { name: ({ name }) => isText(name), url: ({ url }) => isAddress(url) },
  Service: { provider: ({ provider }, page) => isText(whole(provider, page).name) },
  Offer: { price: ({ price, priceCurrency }) => typeof price === 'number' && priceCurrency === 'USD' },
};

/** Returns each of Google's rules that a page's graph breaks, as "MedicalBusiness.address". */
export function googleFaults(graph: readonly JsonLdObject[]): string[] {
  const things = graph.flatMap(objectsIn);
  const known = things.filter((thing) => '@id' in thing && '@type' in thing);
  const page = new Map(known.map((thing) => [thing['@id'], thing]));
  const twice = known.length === page.size ? [] : ['one thing stands on the page twice'];
  const broken = things.flatMap((thing) =>
    Object.entries(rules[String(thing['@type'])] ?? {})
      .filter(([, holds]) => !holds(thing, page))
      .map(([name]) => `${thing['@type']}.${name}`),
  );
  return [...twice, ...broken];
}

function objectsIn(value: unknown): JsonLdObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isJsonLdObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** Resolves a reference on its page. */
function whole(reference: unknown, page: Map<unknown, JsonLdObject>): JsonLdObject {
  const id = isJsonLdObject(reference) ? reference['@id'] : undefined;
  return page.get(id) ?? {};
}

function listOf(value: unknown): unknown[] {
  return value === undefined ? [] : [value].flat();
}

function isPlace(address: unknown): boolean {
  return (
    isJsonLdObject(address) &&
    address['@type'] === 'PostalAddress' &&
    isText(address.addressRegion) &&
    isText(address.addressCountry)
  );
}

function isOpening(opening: unknown): boolean {
  if (!isJsonLdObject(opening)) return false;
  const { dayOfWeek, opens, closes } = opening;
  const areTimes = [opens, closes].every((time) => /^\d\d:\d\d$/.test(String(time)));
  return areTimes && String(opens) < String(closes) && listOf(dayOfWeek).length > 0;
}

function isCrumb(item: unknown, index: number): boolean {
  return isJsonLdObject(item) && item.position === index + 1 && isText(item.name) && isAddress(item.item);
}

function isAnswered(question: unknown): boolean {
  if (!isJsonLdObject(question) || !isJsonLdObject(question.acceptedAnswer)) return false;
  return isText(question.name) && isText(question.acceptedAnswer.text);
}

function isAddress(value: unknown): boolean {
  return /^https:\/\/[^/]+\//.test(String(value));
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isJsonLdObject(value: unknown): value is JsonLdObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
