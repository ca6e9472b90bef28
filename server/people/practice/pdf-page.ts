import { Document, Page, type PageProps, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { type PaperPractice, paperPracticeOf } from '#domain/people/practice/paper-practice.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { missingLettersNote } from '#server/platform/pdf/missing-letters.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import type { FootedPages } from '#server/platform/pdf/render-pages.ts';
import { practiceNumbers } from './practice-numbers.ts';

/** The sender of a document. */
export interface Letterhead {
  settings: PracticeSettings;
  identity: PracticeContact;
}

declare module '#server/platform/pdf/client-record.ts' {
  interface ClientRecordContent {
    letterhead: Letterhead;
  }
}

/** Eight and a half by eleven inches, in points. */
const LETTER_WIDTH = 612;
const LETTER_HEIGHT = 792;

/**
 * A page that grows with its content instead of breaking, see grownPages: to look for breaks, the renderer lays everything out
 * twice more.
 */
export const onePage: PageProps = { wrap: false, style: [styles.page, { minHeight: LETTER_HEIGHT }] };

/** Returns a document with the letterhead on its first page and a page number on each. */
export function pdfPage(practice: PaperPractice, title: string, content: ReactNode[], options?: PageOptions) {
  return pagesOf(practice, title, [content], options);
}

interface PageOptions extends Pick<FootedPages, 'onPart' | 'hasContents'> {
  /** Stands in place of the title. */
  footer?: string;
  /** As `onePage`. */
  isOnePage?: boolean;
}

/** Like `pdfPage` for several parts, each of which begins on a new page. */
export function pdfPages(letterhead: Letterhead, title: string, parts: ReactNode[][], options?: PageOptions) {
  return pagesOf(paperPracticeOf(letterhead), title, parts, options);
}

function pagesOf(
  practice: PaperPractice,
  title: string,
  parts: ReactNode[][],
  { footer = title, isOnePage = false, ...options }: PageOptions = {},
): FootedPages {
  const contents = parts.map((content, index) => [index === 0 && head(practice), ...content]);
  return {
    ...options,
    document: pdfDocument(practice, title, contents, isOnePage ? onePage : {}),
    footerOf: ({ pageNumber, totalPages }) => footerText(practice, footer, pageNumber, totalPages),
  };
}

/**
 * Returns several letters in one document, which are separated for sending: each has the letterhead and its own page
 * numbers.
 */
export function pdfLetters(
  practice: PaperPractice,
  title: string,
  letters: { title: string; content: ReactNode[] }[],
): FootedPages {
  const contents = letters.map(({ content }) => [head(practice), ...content]);
  return {
    document: pdfDocument(practice, title, contents),
    footerOf: ({ part, subPageNumber, subPageTotalPages }) =>
      footerText(practice, letters[part]?.title ?? title, subPageNumber, subPageTotalPages),
  };
}

/** Returns whether the one page of a PDF has not grown. */
export function isLetter(pdf: Buffer): boolean {
  return grownPages(pdf).length === 0;
}

/** Returns which pages of a PDF have grown with their content, by their numbers from 1. */
export function grownPages(pdf: Buffer): number[] {
  const sizes = Array.from(pdf.toString('latin1').matchAll(/\/MediaBox \[([\d. ]+)\]/g), ([, size]) => size);
  return sizes.flatMap((size, index) => (size === `0 0 ${LETTER_WIDTH} ${LETTER_HEIGHT}` ? [] : index + 1));
}

function pdfDocument(practice: PaperPractice, title: string, parts: ReactNode[][], page: PageProps = {}) {
  return h(
    Document,
    { title, author: practice.name, language: 'en-US' },
    ...parts.map((content, index) =>
      // The parts of a document are known by their order alone.
      h(
        Page,
        { size: 'LETTER', style: styles.page, ...page, key: index },
        ...content,
        index === parts.length - 1 && missingLettersNote(),
      ),
    ),
  );
}

function footerText(practice: PaperPractice, title: string, page: number, pages: number): string {
  return `${practice.name} · ${title} · page ${page} of ${pages}`;
}

function head({ name, address, phone, email, npi, taxId, license }: PaperPractice) {
  const lines = [phone, email, ...practiceNumbers({ npi, taxId, license })];
  return letterheadBlock({ name, address, lines });
}

/** The sender in the letterhead of a document. */
export interface Sender {
  name: string;
  address: string;
  /** The practice's contact details, and its NPI, tax and license numbers. */
  lines: readonly string[];
}

export function letterheadBlock({ name, address, lines }: Sender) {
  return h(
    View,
    { style: styles.letterhead, key: 'letterhead' },
    h(
      View,
      { style: { flexShrink: 1 } },
      h(Text, { style: styles.practiceName }, name),
      address && h(Text, null, address),
    ),
    h(View, { style: [styles.quiet, styles.right] }, ...lines.map((line) => h(Text, { key: line }, line))),
  );
}
