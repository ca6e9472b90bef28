import * as z from 'zod/mini';
import { findBlanks } from '#domain/platform/blanks.ts';
import { optionalDay } from '#domain/platform/day-fields.ts';
import { requiredText } from '#domain/platform/text.ts';
import { described } from '#domain/website/identity/fact.ts';
import { placeholders } from '#domain/website/identity/placeholders.ts';
import { answerSource } from '#domain/website/identity/public-identity-text.ts';

/**
 * Every page that the footer links to once the owner shows it: its path, and its label in footer and
 * settings.
 */
export const footerPagePlaces = [
  { id: 'cost', path: '/cost-and-insurance', label: 'Cost & Insurance' },
  { id: 'schools', path: '/for-schools', label: 'For Schools' },
  { id: 'privacy', path: '/privacy', label: 'Privacy' },
  { id: 'privacyPractices', path: '/notice-of-privacy-practices', label: 'Notice of Privacy Practices' },
  { id: 'accessibility', path: '/accessibility', label: 'Accessibility' },
  { id: 'goodFaithEstimate', path: '/good-faith-estimate', label: 'Good Faith Estimate' },
  { id: 'language', path: '/language-help', label: 'Language Help' },
] as const;

export type FooterPagePlace = (typeof footerPagePlaces)[number];
export type FooterPageId = FooterPagePlace['id'];

/** The owner's content of one of these pages. */
const footerPageSchema = z.object({
  /** Paragraphs separated by empty lines; "# " starts a heading, "- " a list item. */
  text: described(requiredText('Please write something here', 1, 12_000), { label: 'Text', text: 'page' }),
  /** Its source, for example a law; empty for none. */
  source: described(z.string().check(z.trim(), z.maxLength(300, 'Please shorten this to 300 characters')), {
    label: 'Source',
    text: 'line',
  }),
  /** When the practice last reviewed it. */
  reviewedOn: optionalDay('Please give the day of the review as YYYY-MM-DD'),
  /** Whether families see it. */
  isShown: z.boolean('Please say whether the page is shown'),
});

export type FooterPage = z.output<typeof footerPageSchema>;

const blanksLeft = 'Please replace what stands in brackets before you show this page';
const placesLeft = 'Please fill in the blanks (___ or TBD) before you show this page';
const reviewMissing = 'Please give the day on which you reviewed this page';

/** A page that is shown must have no blanks and a review day. */
export const showableFooterPage = footerPageSchema.check(
  z.refine(({ isShown, text }) => !isShown || blanksIn(text).length === 0, {
    error: blanksLeft,
    path: ['text'],
  }),
  // Words in braces are placeholders here, which `blanksIn` knows.
  z.refine(({ isShown, text }) => !isShown || findBlanks(text.replaceAll(/\{[^{}]*\}/g, '')).length === 0, {
    error: placesLeft,
    path: ['text'],
  }),
  z.refine(({ isShown, reviewedOn }) => !isShown || Boolean(reviewedOn), {
    error: reviewMissing,
    path: ['reviewedOn'],
  }),
);

/** The pages that the owner has edited; the others have their initial text. */
export const footerPagesSchema = z.partial(
  everyPage(
    described(footerPageSchema, {
      entryLabel: (key) => footerPagePlaces.find(({ id }) => id === key)?.label ?? '',
      isShown: (page) => page.isShown,
      compareBy: (page) =>
        [page.isShown ? '' : '(not shown)', page.text, answerSource(page)].filter(Boolean).join('\n'),
    }),
  ),
);

/** The same, with the rules for saving. */
export const showableFooterPages = z.partial(everyPage(showableFooterPage));

export type FooterPages = z.output<typeof footerPagesSchema>;

function everyPage<Page extends z.ZodMiniType>(page: Page) {
  return z.object({
    cost: page,
    schools: page,
    privacy: page,
    privacyPractices: page,
    accessibility: page,
    goodFaithEstimate: page,
    language: page,
  });
}

/** Returns the website with changed text or visibility of one of these pages. */
export function withFooterPage<Website extends { footerPages: FooterPages }>(
  website: Website,
  id: FooterPageId,
  page: FooterPage,
): Website {
  return { ...website, footerPages: { ...website.footerPages, [id]: page } };
}

/** A blank of a text, and its place there. */
export interface PageBlank {
  /** What it asks for: its own words, or those before or after it in its line if it has none. */
  label: string;
  start: number;
  end: number;
}

/** Returns what the owner has to fill in: the blanks in brackets and braces, ___ and TBD. */
export function pageBlanks(text: string): PageBlank[] {
  let after = 0;
  return matchedBlanks(text).map(({ 0: { length }, index: start }) => {
    const end = start + length;
    const label = labelOf(text, { start, end, after });
    after = end;
    return { label, start, end };
  });
}

/**
 * Returns the blanks that a text still has: text in brackets, even with one bracket missing, and unknown
 * placeholders in braces.
 */
export function blanksIn(text: string): string[] {
  return matchedBlanks(text).flatMap(({ groups: { blank, opened, closed, word, line } = {} }) => {
    if (line !== undefined) return [];
    return word === undefined ? [blank ?? opened ?? closed ?? ''] : [`{${word}}`];
  });
}

function matchedBlanks(text: string) {
  const blanks = text.matchAll(
    /\[(?<blank>[^\]]*)\]|\[(?<opened>.*)|(?<closed>\w{0,30})\]|\{(?<word>[^{}\n]*)\}|(?<line>_{3,}|\bTBD\b)/g,
  );
  return [...blanks].filter(({ groups: { word = '' } = {} }) => !Object.hasOwn(placeholders, word));
}

interface PlaceInText {
  start: number;
  end: number;
  /** The end of the blank before it. */
  after: number;
}

function labelOf(text: string, { start, end, after }: PlaceInText): string {
  const blank = text.slice(start, end);
  const own = blank.replaceAll(/[[\]]/g, '').trim();
  if (/\p{L}/u.test(own) && own !== 'TBD') return own;
  const before = text.slice(after, start).split('\n').at(-1) ?? '';
  const next = text.slice(end).split(/[\n[{_]/, 1)[0] ?? '';
  return wordsOf(before) || wordsOf(next) || blank;
}

/** Returns a part of a line without the marks around it. */
function wordsOf(part: string): string {
  return part.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, '');
}

/** Returns the pages that families see. */
export function shownFooterPages({ footerPages }: { footerPages: FooterPages }): FooterPagePlace[] {
  return footerPagePlaces.filter(({ id }) => isShown(footerPages[id]));
}

/** Returns whether this is the path of a hidden footer page. */
export function isHiddenFooterPage(path: string, { footerPages }: { footerPages: FooterPages }): boolean {
  const place = footerPagePlaces.find((one) => one.path === path);
  return place !== undefined && !isShown(footerPages[place.id]);
}

function isShown(page: FooterPage | undefined): boolean {
  return page?.isShown === true && blanksIn(page.text).length === 0;
}
