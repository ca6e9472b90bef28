import { AGES_SERVED, agesServed } from '#domain/website/identity/own-services.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { PageSettings } from '#web/website/site/content/page-settings.ts';
import type { PageOpening } from './content-shapes.ts';
import { inBrief } from './in-brief.ts';
import { type OfferedService, offeredServices } from './offered-services.ts';
import { shippedPageWords } from './shipped-page-words.ts';
import type { SiteWords } from './site-words.ts';

/** The part of a description that fits, before the service area. */
const LONGEST_DESCRIPTION = 110;

/** Returns the top of a service's page; the owner's texts replace the shipped ones. */
export function servicePageOpening(service: OfferedService, words: SiteWords): PageOpening {
  const { shippedId, title, description, own, ages, hasOwnPage } = service;
  if (shippedId === null || hasOwnPage) {
    return { eyebrow: words.ownServices.ownServicePage.eyebrow, title, lead: description };
  }
  const { opening } = shippedPageWords(shippedId, words);
  return {
    eyebrow: own.title ? title : opening.eyebrow,
    title: opening.title,
    // The shipped lead is about all ages.
    lead: own.description || ages !== null ? description : opening.lead,
  };
}

/** Returns the page settings of a service for search engines. */
export function servicePageSettings(service: OfferedService, words: SiteWords): PageSettings {
  const { id, shippedId, path, title, description, own, ages, conditions, hasOwnPage } = service;
  const brief = inBrief(description, LONGEST_DESCRIPTION);
  const keywords = [title, ...conditions.slice(0, 6).map((one) => one.title)].join(', ').toLowerCase();
  if (shippedId !== null) {
    // The shipped texts of pediatric therapy are about every age from preschool on.
    const isForOtherAges = shippedId === 'pediatric' && ages !== null;
    const { settings } = shippedPageWords(shippedId, words);
    return {
      ...settings,
      ...(own.title ? { title } : {}),
      ...(own.description || hasOwnPage || isForOtherAges ? { description: brief } : {}),
      ...(isForOtherAges ? { keywords } : {}),
    };
  }
  return {
    path,
    title,
    description: brief,
    keywords: `${keywords}, ${words.ownServices.servicesKeyword}`,
    type: 'website',
    image: `/share/services/${id}.png`,
  };
}

/**
 * Returns the overview's settings for search engines, with the names of the services if they differ from the
 * shipped ones.
 */
export function servicesPageSettings(identity: PublicIdentity, words: SiteWords): PageSettings {
  const settings = words.pages.pageSettings.services;
  const offered = offeredServices(identity, words);
  const areShipped = offered.every(({ shippedId, own }) => shippedId !== null && !own.title);
  if (areShipped && offered.length === words.services.serviceSections(identity).length) return settings;
  const titles = offered.map(({ title }) => title);
  return {
    ...settings,
    description: namedIn(titles, words),
    keywords: [words.ownServices.servicesKeyword, ...titles].join(', ').toLowerCase(),
  };
}

/**
 * Returns the home page's settings for search engines, with the ages if they differ from the shipped ones.
 */
export function homePageSettings(identity: PublicIdentity, words: SiteWords): PageSettings {
  const settings = words.pages.pageSettings.home;
  if (isForAllAges(identity)) return settings;
  const { homeTitle, homeDescription } = words.ownServices;
  const ages = agesServed(identity);
  return { ...settings, title: homeTitle(ages), description: homeDescription(ages) };
}

/** Returns the first line of the home page, which names the ages served. */
export function homeEyebrow(identity: PublicIdentity, words: SiteWords): string {
  if (isForAllAges(identity)) return words.home.homeOpening.eyebrow;
  return words.ownServices.homeEyebrow(agesServed(identity));
}

/** Returns whether the practice serves the ages that the shipped texts name. */
function isForAllAges(identity: PublicIdentity): boolean {
  const { youngest, oldest } = agesServed(identity);
  return youngest === AGES_SERVED.youngest && oldest === AGES_SERVED.oldest;
}

/** Returns as many service names as fit. */
function namedIn(titles: readonly string[], { ownServices }: SiteWords): string {
  const named = titles.map((_title, index) => {
    const count = titles.length - index;
    const rest = index === 0 ? [] : [ownServices.moreServices];
    return ownServices.servicesDescription([...titles.slice(0, count), ...rest]);
  });
  const [last = ''] = named.slice(-1);
  return named.find(({ length }) => length <= LONGEST_DESCRIPTION) ?? last;
}

/** Returns the settings of every page in one language, except footer pages. */
export function offeredPageSettings(identity: PublicIdentity, words: SiteWords): PageSettings[] {
  const { about, contact } = words.pages.pageSettings;
  return [
    homePageSettings(identity, words),
    servicesPageSettings(identity, words),
    about,
    contact,
    ...offeredServices(identity, words).map((service) => servicePageSettings(service, words)),
  ];
}
