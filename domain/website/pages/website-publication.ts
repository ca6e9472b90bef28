import * as z from 'zod/mini';
import type { Instant } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import type { ShippedField } from '#domain/website/identity/shipped-fields.ts';
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
  /** What still says what ships with the program, by the names of the form. */
  missing: string[];
  /** What it claims and the owner has not confirmed, by the names of the form. */
  unconfirmed: string[];
  /** What says what came with the program and may be true of the practice: to be changed or confirmed. */
  asShipped: ShippedField[];
  /** What had better be added first; it may be published without. */
  advised: PublicationAdvice[];
  spanish: SpanishPublication;
}

/** Whether families see the website in Spanish, too, and what keeps it from that. */
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

/** What the website still says of a practice and a therapist that are made up, in the order of the form. */
export function madeUpParts({
  practiceName,
  phone,
  email,
  therapist,
  testimonials,
}: PublicIdentity): string[] {
  const parts: [string, boolean][] = [
    ['Practice Name', isShippedName(practiceName)],
    ['Phone', isShippedPhone(phone)],
    ['Email', isShippedEmail(email)],
    ['First Name and Last Name', isShippedName(fullNameOf(therapist))],
    ['Introduction', isShippedStory(therapist.introduction)],
    ['Biography', therapist.biography.some(isShippedStory)],
    ['Credentials', therapist.credentials.some(({ isSample }) => isSample)],
    ['Testimonials', testimonials.some(({ isSample }) => isSample)],
  ];
  return parts.filter(([, isMadeUp]) => isMadeUp).map(([label]) => label);
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

/** What is to be said of the website in Spanish where it is published. */
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
