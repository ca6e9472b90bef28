import { Document, Page, Text } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { letterheadBlock, type Sender } from '#server/people/practice/pdf-page.ts';
import { missingLettersNote } from '#server/platform/pdf/missing-letters.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';

interface Paper {
  sender: Sender;
  title: string;
  parts: readonly PaperPart[];
}

/** What begins on a page of its own. */
export interface PaperPart {
  /** Stands in the footer: "Bill 14". */
  title: string;
  hasLetterhead: boolean;
  content: ReactNode[];
}

/**
 * Lays out a paper of a payer. Parts that are sent apart count their own pages, those of one bill all of them.
 */
export function paperPages({ sender, title, parts }: Paper, isSentApart: boolean) {
  return h(
    Document,
    { title, author: sender.name, language: 'en-US' },
    ...parts.map((part, index) =>
      h(
        Page,
        // The parts of a paper are known by their order alone.
        { size: 'LETTER', style: pdfStyles.page, key: index },
        part.hasLetterhead && letterheadBlock(sender),
        ...part.content,
        index === parts.length - 1 && missingLettersNote(),
        h(Text, {
          style: pdfStyles.footer,
          fixed: true,
          key: 'footer',
          render: (count) => {
            const page = isSentApart ? count.subPageNumber : count.pageNumber;
            const pages = isSentApart ? count.subPageTotalPages : count.totalPages;
            return `${sender.name} · ${part.title} · page ${page} of ${pages}`;
          },
        }),
      ),
    ),
  );
}
