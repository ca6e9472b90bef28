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
import { fullNameOf } from '#domain/names.ts';
import type { FooterPageId } from '#domain/practice/footer-pages.ts';
import {
  answerSource,
  consultationRate,
  openDays,
  phoneLink,
} from '#domain/practice/public-identity-text.ts';
import { picturePath } from '#domain/practice/website-picture.ts';
import { footerPageStarts } from './content/en/footer-pages/footer-page-starts.ts';
import type { ServiceSection } from './content/en/services-content.ts';
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
    ...(identity.logo ? { logo: `${siteUrl}${picturePath(identity.logo, 'logo.png')}` } : {}),
    telephone: phoneLink(identity).replace('tel:', ''),
    email: identity.email,
    priceRange: `${consultationRate(identity)}${identity.consultationRateCents === 0 ? '' : ' per'} consultation hour`,
    areaServed: areasServed(identity),
    ...placeOf(identity),
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
    ...(identity.portrait ? { image: `${siteUrl}${picturePath(identity.portrait, 'photo.jpg')}` } : {}),
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

/** A page of the footer, which the practice keeps up to date. */
export function footerPageThing(id: FooterPageId, { identity, siteUrl }: SiteFacts): WebPage {
  const { settings, title } = footerPageStarts[id];
  const url = `${siteUrl}${settings.path}`;
  const reviewedOn = identity.footerPages[id]?.reviewedOn;
  return {
    '@type': 'WebPage',
    '@id': `${url}#page`,
    url,
    name: title,
    description: settings.description,
    inLanguage: 'en-US',
    publisher: { '@id': practiceId(siteUrl) },
    ...(reviewedOn ? { lastReviewed: reviewedOn } : {}),
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

/** Where the practice is, and where else it shows itself; what it does not say is left out. */
function placeOf({ address, serviceArea, profiles }: Identity) {
  const postal = {
    '@type': 'PostalAddress' as const,
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: serviceArea.state,
    postalCode: address.zip,
    addressCountry: 'US',
  };
  return {
    ...(address.street ? { address: postal } : {}),
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

function practiceId(siteUrl: string): string {
  return `${siteUrl}/#practice`;
}

function therapistId(siteUrl: string): string {
  return `${siteUrl}/about#therapist`;
}
