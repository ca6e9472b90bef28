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

/** The practice: what it is called, where it works, when and how it is reached; whom else it employs, by their ids. */
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
    // The number alone: what stands behind it here is an extension as links dial it.
    telephone: phoneLink(identity).replace(/^tel:|;ext=.*$/g, ''),
    email: identity.email,
    priceRange: words.consultation.priceRange(identity),
    areaServed: areasServed(identity, words),
    ...placeOf(identity),
    openingHoursSpecification: openTimes(identity),
    employee: [therapistId(siteUrl), ...colleagues].map((id) => ({ '@id': id })),
  };
}

/** The website itself, published by the practice. */
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

/** The therapist. Credentials stay out: what ships are samples, and nobody holds them. */
export function therapistThing({ identity, siteUrl }: LanguageFacts): Person {
  const { therapist, portrait } = identity;
  return {
    ...personThing({ ...therapist, portrait }, siteUrl),
    '@id': therapistId(siteUrl),
    url: `${siteUrl}/about`,
  };
}

/** The therapist's colleagues. */
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

/** A page of the footer, which the practice keeps up to date. */
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

/** One service as its section on /services describes it, and for whom it is; consultations carry their price. */
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

/** The way to a page, from the outside in. */
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

/** The questions that families ask, each with its answer. */
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

/** Each opening with the days it holds on: a day with a break at noon stands in two. */
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
 * Where the practice is, and where else it shows itself. Google takes no business without an address: one that goes to
 * families has its state for one.
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
