import type {
  BreadcrumbList,
  FAQPage,
  MedicalBusiness,
  Person,
  ProfilePage,
  Service,
  WebSite,
} from 'schema-dts';
import { fullNameOf } from '#domain/names.ts';
import {
  answerSource,
  consultationRate,
  openDays,
  phoneLink,
} from '#domain/practice/public-identity-text.ts';
import type { ServiceSection } from './content/services-content.ts';
import type { Crumb } from './parts/breadcrumb-trail.tsx';
import type { SiteFacts } from './parts/public-identity-context.ts';

/** Youngest and oldest age the practice works with, in years. */
const AGES_SERVED = { suggestedMinAge: 3, suggestedMaxAge: 21 };

/** The practice: what it is called, where it works, when and how it is reached. */
export function practiceThing({ identity, siteUrl }: SiteFacts): MedicalBusiness {
  const { hours } = identity;
  return {
    '@type': 'MedicalBusiness',
    additionalType: 'https://schema.org/LocalBusiness',
    '@id': practiceId(siteUrl),
    name: identity.practiceName,
    description: `${identity.tagline}.`,
    url: `${siteUrl}/`,
    image: `${siteUrl}/share/home.png`,
    telephone: phoneLink(identity).replace('tel:', ''),
    email: identity.email,
    priceRange: `${consultationRate(identity)}${identity.consultationRateCents === 0 ? '' : ' per'} consultation hour`,
    areaServed: areasServed(identity),
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: openDays(identity).map((day) => `https://schema.org/${day}` as const),
      opens: hours.opens,
      closes: hours.closes,
    },
    employee: { '@id': therapistId(siteUrl) },
  };
}

/** The website itself, published by the practice. */
export function siteThing({ identity, siteUrl }: SiteFacts): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#website`,
    url: `${siteUrl}/`,
    name: identity.practiceName,
    inLanguage: 'en-US',
    publisher: { '@id': practiceId(siteUrl) },
  };
}

/** The therapist. Credentials stay out: what ships are samples, and nobody holds them. */
export function therapistThing({ identity, siteUrl }: SiteFacts): Person {
  const { therapist } = identity;
  return {
    '@type': 'Person',
    '@id': therapistId(siteUrl),
    name: fullNameOf(therapist),
    givenName: therapist.firstName,
    familyName: therapist.lastName,
    jobTitle: therapist.role,
    url: `${siteUrl}/about`,
    worksFor: { '@id': practiceId(siteUrl) },
    ...(therapist.postNominals ? { honorificSuffix: therapist.postNominals } : {}),
  };
}

/** The page about the therapist. */
export function profileThing({ siteUrl }: SiteFacts): ProfilePage {
  return {
    '@type': 'ProfilePage',
    '@id': `${siteUrl}/about#page`,
    url: `${siteUrl}/about`,
    mainEntity: { '@id': therapistId(siteUrl) },
  };
}

/** One service as its section on /services describes it; consultations carry their price. */
export function serviceThing(section: ServiceSection, { identity, siteUrl }: SiteFacts): Service {
  const url = `${siteUrl}/services/${section.id}`;
  return {
    '@type': 'Service',
    '@id': `${url}#service`,
    url,
    name: section.title,
    description: section.description,
    serviceType: 'Pediatric occupational therapy',
    provider: { '@id': practiceId(siteUrl) },
    areaServed: areasServed(identity),
    audience: { '@type': 'PeopleAudience', ...AGES_SERVED },
    ...(section.id === 'consultation' ? { offers: consultationOffer(identity) } : {}),
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
export function questionsThing({ identity, siteUrl }: SiteFacts): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${siteUrl}/contact#questions`,
    mainEntity: identity.frequentQuestions.map((one) => ({
      '@type': 'Question' as const,
      name: one.question,
      acceptedAnswer: {
        '@type': 'Answer' as const,
        text: [one.answer, answerSource(one)].filter(Boolean).join(' '),
      },
    })),
  };
}

type Identity = SiteFacts['identity'];

function consultationOffer({ consultationRateCents }: Identity) {
  const price = consultationRateCents / 100;
  return {
    '@type': 'Offer' as const,
    price,
    priceCurrency: 'USD',
    priceSpecification: {
      '@type': 'UnitPriceSpecification' as const,
      price,
      priceCurrency: 'USD',
      unitText: 'consultation hour',
    },
  };
}

function areasServed({ serviceArea }: Identity) {
  return serviceArea.counties.map((county) => ({
    '@type': 'AdministrativeArea' as const,
    name: `${county} County, ${serviceArea.state}`,
  }));
}

function practiceId(siteUrl: string): string {
  return `${siteUrl}/#practice`;
}

function therapistId(siteUrl: string): string {
  return `${siteUrl}/about#therapist`;
}
