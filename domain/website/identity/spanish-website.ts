import * as z from 'zod/mini';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { requiredText } from '#domain/platform/text.ts';

/** How much room a text has: a line, a paragraph, or the text of a whole page. */
export type TextLength = 'line' | 'paragraph' | 'page';

/** The most characters of the Spanish: half as many again as the English may have, which is the shorter language. */
export const spanishLimits: Record<TextLength, number> = { line: 300, paragraph: 3_000, page: 18_000 };

/** The most texts that are saved: more than a website can have, so that Spanish for removed English fits too. */
export const MOST_SPANISH_TEXTS = 600;

const reviewer = z._default(
  z.string().check(z.trim(), z.maxLength(200, 'Please shorten this to 200 characters')),
  '',
);
const reviewDay = z._default(optionalDay('Please give the day of the review as YYYY-MM-DD'), null);

/** A text of the owner in Spanish. */
const spanishTextSchema = z.object({
  /** The path of its English, such as "therapist.role". */
  key: z.string().check(z.maxLength(200)),
  spanish: requiredText('Please write the Spanish', 1, spanishLimits.page),
  /** The English that it was written for. */
  english: z.string(),
  /** Who reviewed it, and on which day; empty for nobody. */
  reviewedBy: reviewer,
  reviewedOn: reviewDay,
});

/** The website in Spanish: what of the owner's words there is, and whether she wants it shown. */
export const spanishWebsiteSchema = z.object({
  /** What the owner wants; families see it only while every text is there. */
  isShown: z.boolean('Please say whether the website is shown in Spanish'),
  /** Who made sure of the Spanish words that ship with the program, and on which day; empty for nobody. */
  shippedReviewedBy: reviewer,
  shippedReviewedOn: reviewDay,
  texts: z
    .array(spanishTextSchema)
    .check(z.maxLength(MOST_SPANISH_TEXTS, `Please keep at most ${MOST_SPANISH_TEXTS} texts in Spanish`)),
});

export type SpanishText = z.output<typeof spanishTextSchema>;
export type SpanishWebsite = z.output<typeof spanishWebsiteSchema>;

/** What editions say from before there was Spanish. */
export const noSpanish: SpanishWebsite = {
  isShown: false,
  shippedReviewedBy: '',
  shippedReviewedOn: null,
  texts: [],
};
