import { accentLabels } from '#domain/platform/accents.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { type FooterPage, footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { shippedPart } from './as-shipped.ts';
import { isShippedService, type PracticeService, serviceLabel } from './own-services.ts';
import type { FrequentQuestion, PublicIdentity, Testimonial } from './public-identity.ts';
import {
  addressText,
  answerSource,
  callsWithin,
  consultationRate,
  hoursText,
  signatureOf,
} from './public-identity-text.ts';
import { spanishTextStates } from './spanish-texts.ts';
import type { SpanishText } from './spanish-website.ts';
import { languagesText } from './spoken-languages.ts';
import { claimDescriptions } from './website-claims.ts';
import type { Colleague } from './website-team.ts';

/** One thing that two editions of the website say differently; null where one of them says nothing of it. */
export interface IdentityDifference {
  label: string;
  before: string | null;
  after: string | null;
}

/** What differs between two editions of the website, in the order and under the names of the form. */
export function identityDifferences(before: PublicIdentity, after: PublicIdentity): IdentityDifference[] {
  const [said, says] = [statementsOf(before), statementsOf(after)];
  return [...new Set([...says.keys(), ...said.keys()])].flatMap((label) => {
    const difference = { label, before: said.get(label) || null, after: says.get(label) || null };
    return difference.before === difference.after ? [] : [difference];
  });
}

/** Everything that an edition says, by the name of its field. */
function statementsOf(identity: PublicIdentity): Map<string, string> {
  const { therapist, serviceArea, hours } = identity;
  return new Map([
    ['Practice Name', identity.practiceName],
    ['Tagline', identity.tagline],
    ['Phone', identity.phone],
    ['Email', identity.email],
    ['Hours', hoursText(identity)],
    ['Note on Hours', hours.note],
    ['Consultation Rate', consultationRate(identity)],
    ['Calls Back', callsWithin(identity)],
    ['Service Area', serviceArea.summary],
    ['Service Area in Short', serviceArea.short],
    ['Counties', serviceArea.counties.join(', ')],
    ['State', serviceArea.state],
    ['Address', addressText(identity)],
    ['Profiles Elsewhere', identity.profiles.join('\n')],
    ...claimDescriptions.map(({ name, label }): [string, string] => [label, identity.claims[name]]),
    ['First Name', therapist.firstName],
    ['Last Name', therapist.lastName],
    ['Letters After the Name', therapist.postNominals],
    ['Role', therapist.role],
    ['Photo', identity.portrait === null ? '' : `${identity.portrait.alt} (${identity.portrait.picture})`],
    ['Logo', identity.logo?.picture ?? ''],
    ['Colors', accentLabels[identity.accent]],
    ['Introduction', therapist.introduction],
    ['Biography', therapist.biography.join('\n\n')],
    ...numbered('Credential', therapist.credentials, ({ text, isSample }) => marked(text, isSample)),
    ['License', therapist.license],
    ['Languages', languagesText(therapist.languages)],
    ...numbered('Colleague', identity.team, colleagueText),
    ...numbered('Testimonial', identity.testimonials, testimonialText),
    ...numbered('Question', identity.frequentQuestions, questionText),
    ['Services', identity.services.map(serviceLine).join('\n')],
    ...identity.services.map((service): [string, string] => [
      `Service ${isShippedService(service.id) ? serviceLabel({ ...service, title: '' }) : service.id}`,
      serviceText(service),
    ]),
    ...footerPagePlaces.map(({ id, label }): [string, string] => [label, pageText(identity.footerPages[id])]),
    ['True as It Came', identity.trueAsShipped.map((field) => shippedPart(field).label).join('\n')],
    ...spanishStatements(identity),
  ]);
}

/** What is said of the Spanish: that which ships with the program is in every edition. */
function spanishStatements(identity: PublicIdentity): [string, string][] {
  const { isShown, shippedReviewedBy, shippedReviewedOn } = identity.spanish;
  const shipped = { reviewedBy: shippedReviewedBy, reviewedOn: shippedReviewedOn };
  return [
    ['Website in Spanish', isShown ? 'Shown while every text is there' : ''],
    ['Shipped Spanish', reviewText(shipped)],
    ...spanishTextStates(identity).flatMap((one): [string, string][] => {
      if (one.isShipped) return [];
      const older = one.state === 'older' ? '(older than the English)' : '';
      const lines = [one.spanish, older, reviewText(one)].filter(Boolean);
      return [[`${one.text.label} in Spanish`, lines.join('\n')]];
    }),
  ];
}

function reviewText({ reviewedBy, reviewedOn }: Pick<SpanishText, 'reviewedBy' | 'reviewedOn'>): string {
  return reviewedBy && reviewedOn ? `Reviewed by ${reviewedBy} on ${formatDay(reviewedOn)}` : '';
}

function numbered<Item>(name: string, items: readonly Item[], textOf: (item: Item) => string) {
  return items.map((item, index): [string, string] => [`${name} ${index + 1}`, textOf(item)]);
}

function questionText(question: FrequentQuestion): string {
  return [question.question, question.answer, answerSource(question)].filter(Boolean).join('\n');
}

function pageText(page: FooterPage | undefined): string {
  if (page === undefined) return '';
  return [page.isShown ? '' : '(not shown)', page.text, answerSource(page)].filter(Boolean).join('\n');
}

function serviceLine(service: PracticeService): string {
  return service.isShown ? serviceLabel(service) : `${serviceLabel(service)} (not shown)`;
}

/** What the owner says of a service, line by line; nothing where it says what ships with the program. */
function serviceText(service: PracticeService): string {
  const { title, description, features, benefits, ages, conditions, places, hasOwnPage } = service;
  return [
    title,
    description,
    ...features,
    benefits.length > 0 && ['What families work toward:', ...benefits].join('\n'),
    ages && `Ages ${ages.youngest}-${ages.oldest}`,
    conditions.length > 0 && `For: ${conditions.join(', ')}`,
    places.length > 0 && `Where: ${places.join(', ')}`,
    hasOwnPage && '(a page of these words alone)',
  ]
    .filter(Boolean)
    .join('\n');
}

function colleagueText({ portrait, license, languages, ...colleague }: Colleague): string {
  const lines = [
    signatureOf(colleague),
    colleague.role,
    colleague.biography,
    license,
    languagesText(languages),
    portrait && `${portrait.alt} (${portrait.picture})`,
  ];
  return lines.filter(Boolean).join('\n');
}

function testimonialText({
  quote,
  author,
  stars,
  childProgress,
  consentDate,
  consentBy,
  consentHow,
  isSample,
}: Testimonial): string {
  const consent =
    consentDate === null ? [] : [`Consent on ${consentDate}`, consentBy, consentHow].filter(Boolean);
  const lines = [`“${quote}”`, author, `${stars} of 5 stars`, childProgress, ...consent];
  return marked(lines.join('\n'), isSample);
}

function marked(text: string, isSample: boolean): string {
  return isSample ? `${text}\n(sample)` : text;
}
