import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import {
  isShippedEmail,
  isShippedName,
  isShippedPhone,
  isShippedStory,
} from '#domain/website/identity/shipped-words.ts';
import { isShippedReviewed, lackingSpanish } from '#domain/website/identity/spanish-texts.ts';
import { unconfirmedClaims } from '#domain/website/identity/website-claims.ts';
import type { PublicationAdvice } from './publication-advice.ts';

/** Whether search engines may list the website as the practice's own, and what it still lacks for that. */
export interface WebsitePublication {
  /** When the owner published it; null until then. */
  publishedAt: Instant | null;
  /** The labels of made-up values that remain. */
  missing: string[];
  /** The labels of claims that the owner has not confirmed. */
  unconfirmed: string[];
  /** The names of shipped values to change or confirm. */
  asShipped: string[];
  /** Recommended additions; they are not required. */
  advised: PublicationAdvice[];
  spanish: SpanishPublication;
}

/** Whether families see the website in Spanish, and what it lacks. */
export interface SpanishPublication {
  /** Whether the owner wants it; families see it once nothing is missing. */
  isWanted: boolean;
  /** The labels of texts whose Spanish is missing or outdated. */
  missing: string[];
  /** Whether the owner named who reviewed the shipped Spanish. */
  isReviewed: boolean;
}

export const publicationChange = z.object({
  isPublished: z.boolean('Please say whether the website is published'),
});

/** A value of the made-up practice or therapist, which blocks publication. */
interface MadeUpPart {
  /** Its label in the form. */
  label: string;
  /** The name of its form field; for a list, that of its first sample entry. */
  field: string | ((identity: SampledLists) => string);
  isMadeUp: (identity: PublicIdentity) => boolean;
}

interface SampledLists {
  therapist: { credentials: readonly { isSample: boolean }[] };
  testimonials: readonly { isSample: boolean }[];
}

/** The values that can be made up, in the form's order. */
export const madeUpPossibly: readonly MadeUpPart[] = [
  {
    label: 'Practice Name',
    field: 'practiceName',
    isMadeUp: ({ practiceName }) => isShippedName(practiceName),
  },
  { label: 'Phone', field: 'phone', isMadeUp: ({ phone }) => isShippedPhone(phone) },
  { label: 'Email', field: 'email', isMadeUp: ({ email }) => isShippedEmail(email) },
  {
    label: 'First Name and Last Name',
    field: 'therapist.firstName',
    isMadeUp: ({ therapist }) => isShippedName(fullNameOf(therapist)),
  },
  {
    label: 'Introduction',
    field: 'therapist.introduction',
    isMadeUp: ({ therapist }) => isShippedStory(therapist.introduction),
  },
  {
    label: 'Biography',
    field: 'therapist.biography',
    isMadeUp: ({ therapist }) => therapist.biography.some(isShippedStory),
  },
  {
    label: 'Credentials',
    field: ({ therapist }) => `therapist.credentials.${firstSample(therapist.credentials)}.text`,
    isMadeUp: ({ therapist }) => therapist.credentials.some(isSample),
  },
  {
    label: 'Testimonials',
    field: ({ testimonials }) => `testimonials.${firstSample(testimonials)}.quote`,
    isMadeUp: ({ testimonials }) => testimonials.some(isSample),
  },
];

function isSample(entry: { isSample: boolean }): boolean {
  return entry.isSample;
}

function firstSample(entries: readonly { isSample: boolean }[]): number {
  return Math.max(entries.findIndex(isSample), 0);
}

/** Returns the labels of made-up values that remain. */
export function madeUpParts(identity: PublicIdentity): string[] {
  return madeUpPossibly.filter(({ isMadeUp }) => isMadeUp(identity)).map(({ label }) => label);
}

/**
 * Returns whether a new edition unpublishes the website: it has made-up values or unconfirmed claims, and the
 * previous one did not. Only the owner can publish it again.
 */
export function isTakenBackBy(next: PublicIdentity, before: PublicIdentity): boolean {
  return isPublishable(before) && !isPublishable(next);
}

function isPublishable(identity: PublicIdentity): boolean {
  return madeUpParts(identity).length === 0 && unconfirmedClaims(identity.claims).length === 0;
}

/** Returns the state of the Spanish website. */
export function spanishPublication(identity: PublicIdentity): SpanishPublication {
  return {
    isWanted: identity.spanish.isShown,
    missing: lackingSpanish(identity).map(({ text }) => text.label),
    isReviewed: isShippedReviewed(identity),
  };
}

/** Returns whether a saved change is live, or what keeps search engines from listing the website. */
export function whoSeesChanges({
  publishedAt,
  missing,
}: Pick<WebsitePublication, 'publishedAt' | 'missing'>): string {
  if (publishedAt === null)
    return 'Your changes are saved. Search engines list the website once it is published.';
  if (missing.length === 0) return 'Your changes are live.';
  return `Your changes are saved. Search engines list the website once these are your own: ${missing.join(', ')}.`;
}

/**
 * Returns whether search engines may list the website: the owner published it, and it has no made-up values.
 */
export function isListedWebsite(publishedAt: Instant | null, identity: PublicIdentity): boolean {
  return publishedAt !== null && madeUpParts(identity).length === 0;
}
