import * as z from 'zod/mini';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { requiredText } from '#domain/platform/text.ts';

/** The size of a text: a line, a paragraph, or a whole page. */
export type TextLength = 'line' | 'paragraph' | 'page';

/** The maximum characters of Spanish: 1.5 times that of English, which is the shorter language. */
export const spanishLimits: Record<TextLength, number> = { line: 300, paragraph: 3_000, page: 18_000 };

/**
 * The maximum number of saved texts: more than a website can have, to leave room for Spanish of deleted
 * English.
 */
export const MOST_SPANISH_TEXTS = 600;

/** Who reviewed a text, and when; empty for nobody. */
export const reviewer = z.string().check(z.trim(), z.maxLength(200, 'Please shorten this to 200 characters'));
export const reviewDay = optionalDay('Please give the day of the review as YYYY-MM-DD');

/** An owner's text in Spanish. */
const spanishTextSchema = z.object({
  /** The path of its English, such as "therapist.role". */
  key: z.string().check(z.maxLength(200)),
  spanish: requiredText('Please write the Spanish', 1, spanishLimits.page),
  /** The English that it was written for. */
  english: z.string(),
  reviewedBy: z._default(reviewer, ''),
  reviewedOn: z._default(reviewDay, null),
});

/** The owner's Spanish texts, and whether the website is shown in Spanish. */
export const spanishWebsiteSchema = z.object({
  /** The owner's choice; families see it only while every text is there. */
  isShown: z.boolean('Please say whether the website is shown in Spanish'),
  /** Who reviewed the shipped Spanish, and when; empty for nobody. */
  shippedReviewedBy: z._default(reviewer, ''),
  shippedReviewedOn: z._default(reviewDay, null),
  texts: z
    .array(spanishTextSchema)
    .check(z.maxLength(MOST_SPANISH_TEXTS, `Please keep at most ${MOST_SPANISH_TEXTS} texts in Spanish`)),
});

export type SpanishText = z.output<typeof spanishTextSchema>;
export type SpanishWebsite = z.output<typeof spanishWebsiteSchema>;

/** The value for editions from before Spanish existed. */
export const noSpanish: SpanishWebsite = {
  isShown: false,
  shippedReviewedBy: '',
  shippedReviewedOn: null,
  texts: [],
};
