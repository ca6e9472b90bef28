import type { Day } from '#domain/platform/dates.ts';
import { blanksIn } from '#domain/website/pages/footer-pages.ts';
import type { OwnText } from './own-texts.ts';
import type { PublicIdentity } from './public-identity.ts';
import { lackingSpanish, spanishTextStates } from './spanish-texts.ts';
import { spanishLimits } from './spanish-website.ts';
import { REVIEW_AHEAD } from './website-reviews.ts';

/** Shown to the owner until they name who reviewed it. */
export const SHIPPED_NOT_REVIEWED =
  'The Spanish that ships with the program has not been reviewed by a qualified translator.';

/** The maximum number of texts named in one sentence. */
const NAMED_TEXTS = 10;

/** Returns the message about the Spanish of a text; undefined if it is valid. */
export function spanishFault({ length }: OwnText, spanish: string): string | undefined {
  const limit = spanishLimits[length];
  if (spanish.length > limit) return `Please shorten this to ${limit.toLocaleString('en-US')} characters`;
  return length === 'page' && blanksIn(spanish).length > 0
    ? 'Please replace what stands in brackets'
    : undefined;
}

/** Returns the message about a review; undefined if it is valid. */
export function reviewFault({ reviewedBy, reviewedOn }: Review, today: Day): string | undefined {
  if (reviewedOn !== null && reviewedOn > today) return REVIEW_AHEAD;
  if ((reviewedBy === '') !== (reviewedOn === null))
    return 'Please give both who reviewed it and on which day, or neither';
  return undefined;
}

interface Review {
  reviewedBy: string;
  reviewedOn: Day | null;
}

/** Returns the first problem with the Spanish of a website, with the label of its text; undefined if none. */
export function faultInSpanish(identity: PublicIdentity, today: Day): string | undefined {
  const { shippedReviewedBy: reviewedBy, shippedReviewedOn: reviewedOn } = identity.spanish;
  const faults = spanishTextStates(identity).map((one): [string, string | undefined] => [
    `${one.text.label} in Spanish`,
    one.isShipped ? undefined : (spanishFault(one.text, one.spanish) ?? reviewFault(one, today)),
  ]);
  const all = [
    ['The Spanish that ships with the program', reviewFault({ reviewedBy, reviewedOn }, today)],
    ...faults,
  ];
  const [name, fault] = all.find(([, one]) => one !== undefined) ?? [];
  return fault && `${name}: ${fault}`;
}

/**
 * Returns why a website cannot be shown in Spanish, with the labels of what it lacks; undefined if it can.
 */
export function whyNotInSpanish(identity: PublicIdentity): string | undefined {
  const labels = lackingSpanish(identity).map(({ text }) => text.label);
  if (labels.length === 0) return undefined;
  return `Please write the Spanish of these texts first, as new as their English: ${namedTexts(labels)}`;
}

/** Returns the labels of texts as part of a sentence, shortened to a readable number. */
export function namedTexts(labels: readonly string[]): string {
  const more = labels.length - NAMED_TEXTS;
  return [...labels.slice(0, NAMED_TEXTS), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
