import type {
  BreadcrumbList,
  FAQPage,
  MedicalBusiness,
  Person,
  ProfilePage,
  Service,
  WebPage,
  WebSite,
} from 'schema-dts';
import { fullNameOf } from '#domain/platform/names.ts';
import { pathInLanguage, type SiteLanguage } from '#domain/platform/site-language.ts';
import { openDays } from '#domain/website/identity/opening-hours.ts';
import { AGES_SERVED } from '#domain/website/identity/own-services.ts';
import { answerSource, phoneLink } from '#domain/website/identity/public-identity-text.ts';
import { type Colleague, TEAM_PATH } from '#domain/website/identity/website-team.ts';
import type { FooterPageId } from '#domain/website/pages/footer-pages.ts';
import { picturePath } from '#domain/website/pictures/website-picture.ts';
import type { OfferedService } from './content/offered-services.ts';
import type { SiteWords } from './content/site-words.ts';
import type { LanguageFacts } from './language-facts.ts';
import { shareImage } from './page-head.ts';
import type { Crumb } from './parts/breadcrumb-trail.tsx';

/** The website's languages as schema.org names them. */
const languageTags: Record<SiteLanguage, string> = { en: 'en-US', es: 'es-US' };

/** The practice: its name, place, hours and contact details, and its other employees by id. */
export function practiceThing(
  { identity, siteUrl, words, language }: LanguageFacts,
  colleagues: readonly string[] = [],
): MedicalBusiness {
  return {
    '@type': 'MedicalBusiness',
    additionalType: 'https://schema.org/LocalBusiness',
    '@id': practiceId(siteUrl),
    name: identity.practiceName,
    description: `${identity.tagline}.`,
    url: `${siteUrl}/`,
    image: `${siteUrl}${shareImage(words.pages.pageSettings.home, language)}`,
    ...(identity.logo ? { logo: `${siteUrl}${picturePath(identity.logo, 'logo.png')}` } : {}),
    // The number without its extension, which follows it in phone links.
    telephone: phoneLink(identity).replace(/^tel:|;ext=.*$/g, ''),
    email: identity.email,
    priceRange: words.consultation.priceRange(identity),
    areaServed: areasServed(identity, words),
    ...placeOf(identity),
    openingHoursSpecification: openTimes(identity),
    employee: [therapistId(siteUrl), ...colleagues].map((id) => ({ '@id': id })),
  };
}

/** The website, published by the practice. */
export function siteThing({ identity, siteUrl, language }: LanguageFacts): WebSite {
  const url = `${siteUrl}${pathInLanguage('/', language)}`;
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name: identity.practiceName,
    inLanguage: languageTags[language],
    publisher: { '@id': practiceId(siteUrl) },
  };
}

/** The therapist. Credentials are left out, since the shipped ones are samples. */
export function therapistThing({ identity, siteUrl }: LanguageFacts): Person {
  const { therapist, portrait } = identity;
  return {
    ...personThing({ ...therapist, portrait }, siteUrl),
    '@id': therapistId(siteUrl),
    url: `${siteUrl}/about`,
  };
}

/** The other therapists. */
export function teamThings({ identity, siteUrl }: LanguageFacts) {
  return identity.team.map((colleague, index) => ({
    ...personThing(colleague, siteUrl),
    '@id': `${siteUrl}${TEAM_PATH}#therapist-${index + 2}`,
    url: `${siteUrl}${TEAM_PATH}`,
  }));
}

function personThing(person: Omit<Colleague, 'biography'>, siteUrl: string) {
  return {
    '@type': 'Person' as const,
    name: fullNameOf(person),
    givenName: person.firstName,
    familyName: person.lastName,
    jobTitle: person.role,
    worksFor: { '@id': practiceId(siteUrl) },
    ...(person.portrait ? { image: `${siteUrl}${picturePath(person.portrait, 'photo.jpg')}` } : {}),
    ...(person.postNominals ? { honorificSuffix: person.postNominals } : {}),
    ...(person.languages.length > 0 ? { knowsLanguage: person.languages } : {}),
    ...(person.license ? { hasCredential: licenseThing(person.license) } : {}),
  };
}

function licenseThing(license: string) {
  return {
    '@type': 'EducationalOccupationalCredential' as const,
    credentialCategory: 'license',
    name: license,
  };
}

/** The page about the therapist. */
export function profileThing({ siteUrl, language }: LanguageFacts): ProfilePage {
  const url = `${siteUrl}${pathInLanguage('/about', language)}`;
  return {
    '@type': 'ProfilePage',
    '@id': `${url}#page`,
    url,
    inLanguage: languageTags[language],
    mainEntity: { '@id': therapistId(siteUrl) },
  };
}

/** A footer page, with its review day. */
export function footerPageThing(
  id: FooterPageId,
  { identity, siteUrl, language, words }: LanguageFacts,
): WebPage {
  const { settings, title } = words.footerPages.footerPageStarts[id];
  const url = `${siteUrl}${pathInLanguage(settings.path, language)}`;
  const reviewedOn = identity.footerPages[id]?.reviewedOn;
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description: settings.description,
    inLanguage: languageTags[language],
    publisher: { '@id': practiceId(siteUrl) },
    ...(reviewedOn ? { lastReviewed: reviewedOn } : {}),
  };
}

/** A service as its section on /services describes it, with its ages; consultations include their price. */
export function serviceThing(
  { path, shippedId, title, description, ages }: OfferedService,
  { identity, siteUrl, language, words }: LanguageFacts,
): Service {
  const url = `${siteUrl}${pathInLanguage(path, language)}`;
  const { youngest, oldest } = ages ?? AGES_SERVED;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: title,
    description,
    serviceType: words.services.serviceType,
    provider: { '@id': practiceId(siteUrl) },
    areaServed: areasServed(identity, words),
    audience: { '@type': 'PeopleAudience', suggestedMinAge: youngest, suggestedMaxAge: oldest },
    ...(shippedId === 'consultation' ? { offers: consultationOffer(identity, words) } : {}),
  };
}

/** The breadcrumbs of a page, from the home page on. */
export function breadcrumbThing(crumbs: readonly Crumb[], siteUrl: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ href, label }, index) => ({
      '@type': 'ListItem' as const,
      position: index + 1,
      name: label,
      item: `${siteUrl}${href}`,
    })),
  };
}

/** The frequent questions with their answers. */
export function questionsThing({ identity, siteUrl, language }: LanguageFacts): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${siteUrl}${pathInLanguage('/contact', language)}#questions`,
    inLanguage: languageTags[language],
    mainEntity: identity.frequentQuestions.map((one) => ({
      '@type': 'Question' as const,
      name: one.question,
      acceptedAnswer: {
        '@type': 'Answer' as const,
        text: [one.answer, answerSource(one, language)].filter(Boolean).join(' '),
      },
    })),
  };
}

type Identity = LanguageFacts['identity'];

function consultationOffer({ consultationRateCents }: Identity, { consultation }: SiteWords) {
  const price = consultationRateCents / 100;
  return {
    '@type': 'Offer' as const,
    price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      price,
      priceCurrency: 'USD',
      unitText: consultation.hourName,
    },
  };
}

/** Each opening time with its days: a day with a break has two. */
function openTimes({ hours }: Identity) {
  return openDays(hours.week).flatMap(({ days, spans }) =>
    spans.map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
  );
}

function areasServed({ serviceArea }: Identity, { services }: SiteWords) {
  return serviceArea.counties.map((county) => ({
    '@type': 'AdministrativeArea' as const,
    name: services.countyName(county, serviceArea.state),
  }));
}

/**
 * The practice's address and other profiles. Google requires an address: a practice that visits families uses
 * its state.
 */
function placeOf({ address, serviceArea, profiles }: Identity) {
  const { street, city, zip } = address;
  return {
    address: {
      '@type': 'PostalAddress' as const,
      ...(street ? { streetAddress: street, addressLocality: city, postalCode: zip } : {}),
      addressRegion: serviceArea.state,
      addressCountry: 'US',
    },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function practiceId(siteUrl: string): string {
  return `${siteUrl}/#practice`;
}

function therapistId(siteUrl: string): string {
  return `${siteUrl}/about#therapist`;
}
