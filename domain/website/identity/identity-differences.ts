import { formatDay } from '#domain/platform/dates.ts';
import { shippedPart } from './as-shipped.ts';
import { describedValues } from './fact.ts';
import { isShippedService, type PracticeService, serviceLabel } from './own-services.ts';
import { type PublicIdentity, publicIdentitySchema } from './public-identity.ts';
import { addressText } from './public-identity-text.ts';
import { spanishTextStates } from './spanish-texts.ts';
import type { SpanishText } from './spanish-website.ts';

/** A value that differs between two editions; null if one of them lacks it. */
export interface IdentityDifference {
  label: string;
  before: string | null;
  after: string | null;
}

/** Returns the differences between two editions, with the form's labels, in the form's order. */
export function identityDifferences(before: PublicIdentity, after: PublicIdentity): IdentityDifference[] {
  const [earlier, later] = [statementsOf(before), statementsOf(after)];
  return [...new Set([...later.keys(), ...earlier.keys()])].flatMap((label) => {
    const difference = { label, before: earlier.get(label) || null, after: later.get(label) || null };
    return difference.before === difference.after ? [] : [difference];
  });
}

/** Returns every value of an edition as text, by label. */
function statementsOf(identity: PublicIdentity): Map<string, string> {
  const described = describedValues(
    publicIdentitySchema,
    identity,
    ({ compareBy }) => compareBy === undefined,
  );
  const statements = new Map(
    described.filter(({ label }) => label !== '').map(({ label, text }) => [label, text]),
  );
  // With the state, which belongs to the service area.
  statements.set('Address', addressText(identity));
  for (const service of identity.services) {
    const name = isShippedService(service.id) ? serviceLabel({ ...service, title: '' }) : service.id;
    statements.set(`Service ${name}`, serviceText(service));
  }
  const confirmed = identity.trueAsShipped.map((name) => shippedPart(name).label);
  statements.set('True as It Came', confirmed.join('\n'));
  for (const [label, text] of spanishStatements(identity)) statements.set(label, text);
  return statements;
}

/** Returns the owner's Spanish in an edition, without the shipped Spanish, which every edition has. */
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

/** Returns the owner's texts about a service, one per line; empty for shipped texts. */
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
