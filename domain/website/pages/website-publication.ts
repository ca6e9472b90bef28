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

/** Whether the website is the practice's own in the eyes of search engines, and what it still lacks for that. */
export interface WebsitePublication {
  /** When the owner published it; null until then. */
  publishedAt: Instant | null;
  /** The labels of what is still made up. */
  missing: string[];
  /** What it claims and the owner has not confirmed, by the names of the form. */
  unconfirmed: string[];
  /** The names of shipped values to change or to confirm. */
  asShipped: string[];
  /** What had better be added first; it may be published without. */
  advised: PublicationAdvice[];
  spanish: SpanishPublication;
}

/** Whether families see the website in Spanish, and what it lacks. */
export interface SpanishPublication {
  /** Whether the owner wants it; families see it while it lacks nothing. */
  isWanted: boolean;
  /** The texts that are not there in Spanish, or older than their English, by the names of the form. */
  missing: string[];
  /** Whether the owner named who reviewed the Spanish that ships with the program. */
  isReviewed: boolean;
}

export const publicationChange = z.object({
  isPublished: z.boolean('Please say whether the website is published'),
});

/** A value of the made-up practice or therapist, which blocks publication. */
interface MadeUpPart {
  /** Its name in the form. */
  label: string;
  /** The name of its field in the form; of a list the first entry that is a sample. */
  field: string | ((identity: SampledLists) => string);
  isMadeUp: (identity: PublicIdentity) => boolean;
}

interface SampledLists {
  therapist: { credentials: readonly { isSample: boolean }[] };
  testimonials: readonly { isSample: boolean }[];
}

/** What may be made up, in the order of the form. */
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

/** Lists the labels of what is still made up. */
export function madeUpParts(identity: PublicIdentity): string[] {
  return madeUpPossibly.filter(({ isMadeUp }) => isMadeUp(identity)).map(({ label }) => label);
}

/**
 * Whether a new edition takes a published website back: it says something made up, or claims what its owner has not
 * confirmed, and the one before it did not. It is published again by her alone.
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

/** Whether search engines may list the website: the owner published it, and nothing on it is made up. */
export function isListedWebsite(publishedAt: Instant | null, identity: PublicIdentity): boolean {
  return publishedAt !== null && madeUpParts(identity).length === 0;
}
