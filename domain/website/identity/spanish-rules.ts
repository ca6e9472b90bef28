import type { Day } from '#domain/platform/dates.ts';
import { blanksIn } from '#domain/website/pages/footer-pages.ts';
import type { OwnText } from './own-texts.ts';
import type { PublicIdentity } from './public-identity.ts';
import { lackingSpanish, spanishTextStates } from './spanish-texts.ts';
import { spanishLimits } from './spanish-website.ts';
import { REVIEW_AHEAD } from './website-reviews.ts';

/** Said to the owner until she names who reviewed it. */
export const SHIPPED_NOT_REVIEWED =
  'The Spanish that ships with the program has not been reviewed by a qualified translator.';

/** As much as is named in one sentence. */
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

/** The first thing that is wrong with the Spanish of a website, by the name of its text; undefined for nothing. */
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

/** Why a website cannot be shown in Spanish, with what it lacks by the names of the form; undefined where it can. */
export function whyNotInSpanish(identity: PublicIdentity): string | undefined {
  const labels = lackingSpanish(identity).map(({ text }) => text.label);
  if (labels.length === 0) return undefined;
  return `Please write the Spanish of these texts first, as new as their English: ${namedTexts(labels)}`;
}

/** The names of texts in a sentence, as far as one reads. */
export function namedTexts(labels: readonly string[]): string {
  const more = labels.length - NAMED_TEXTS;
  return [...labels.slice(0, NAMED_TEXTS), ...(more > 0 ? [`and ${more} more`] : [])].join(', ');
}
