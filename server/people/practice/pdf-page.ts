import { Document, Page, type PageProps, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { PracticeContact } from '#domain/platform/practice-contact.ts';
import { missingLettersNote } from '#server/platform/pdf/missing-letters.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import { practiceNumbers } from './practice-numbers.ts';

/** Who sends a document. */
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

/** A document with the practice's head on its first page and a page count on each. */
export function pdfPage(letterhead: Letterhead, title: string, content: ReactNode[], options?: PageOptions) {
  return pdfPages(letterhead, title, [content], options);
}

interface PageOptions {
  /** Stands in place of the title. */
  footer?: string;
  /**
   * A page that grows with its content instead of breaking, see isLetter: to look for breaks and to count pages, the renderer
   * lays everything out three times more.
   */
  isOnePage?: boolean;
  /** Told of each page that its parts have come to; the pages are counted once they are all laid out. */
  onPage?: ((page: number) => void) | undefined;
}

/** The same of several parts, each of which begins on a page of its own. */
export function pdfPages(
  letterhead: Letterhead,
  title: string,
  parts: ReactNode[][],
  { footer = title, isOnePage = false, onPage }: PageOptions = {},
) {
  return pdfDocument(
    letterhead,
    title,
    parts.map((content, index) => [
      index === 0 && head(letterhead),
      ...content,
      isOnePage
        ? onlyPageFooter(letterhead, footer)
        : pageFooter(letterhead, footer, ({ pageNumber, totalPages }) => {
            if (totalPages === undefined) onPage?.(pageNumber);
            return [pageNumber, totalPages];
          }),
    ]),
    isOnePage ? { wrap: false, style: [styles.page, { minHeight: LETTER_HEIGHT }] } : {},
  );
}

/** Several letters in one document, to be parted when they are sent: each has the head and counts its own pages. */
export function pdfLetters(
  letterhead: Letterhead,
  title: string,
  letters: { title: string; content: ReactNode[] }[],
) {
  return pdfDocument(
    letterhead,
    title,
    letters.map((letter) => [
      head(letterhead),
      ...letter.content,
      pageFooter(letterhead, letter.title, (page) => [page.subPageNumber, page.subPageTotalPages]),
    ]),
  );
}

/** Returns whether the one page of a PDF has not grown. */
export function isLetter(pdf: Buffer): boolean {
  return pdf.includes(`/MediaBox [0 0 ${LETTER_WIDTH} ${LETTER_HEIGHT}]`);
}

function pdfDocument(letterhead: Letterhead, title: string, parts: ReactNode[][], page: PageProps = {}) {
  return h(
    Document,
    { title, author: senderName(letterhead), language: 'en-US' },
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

interface PageCount {
  pageNumber: number;
  /** Undefined until every page is laid out. */
  totalPages: number | undefined;
  subPageNumber: number;
  subPageTotalPages: number;
}

function pageFooter(
  letterhead: Letterhead,
  title: string,
  countOf: (page: PageCount) => [page: number, pages: number | undefined],
) {
  return h(Text, {
    style: styles.footer,
    fixed: true,
    key: 'footer',
    render: (count) => {
      const [page, pages] = countOf(count);
      return footerText(letterhead, title, page, pages);
    },
  });
}

function onlyPageFooter(letterhead: Letterhead, title: string) {
  return h(Text, { style: styles.footer, fixed: true, key: 'footer' }, footerText(letterhead, title, 1, 1));
}

function footerText(letterhead: Letterhead, title: string, page: number, pages: number | undefined): string {
  return `${senderName(letterhead)} · ${title} · page ${page} of ${pages}`;
}

function senderName({ settings, identity }: Letterhead): string {
  return settings.legalName || identity.practiceName;
}

function head(letterhead: Letterhead) {
  const { settings, identity } = letterhead;
  const { npi, taxId, license } = settings;
  return letterheadBlock({
    name: senderName(letterhead),
    address: settings.letterheadAddress,
    lines: [identity.phone, identity.email, ...practiceNumbers({ npi, taxId, license })],
  });
}

/** Who sends a document, as it stands at its head. */
export interface Sender {
  name: string;
  address: string;
  /** How the practice is reached, and its numbers. */
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
