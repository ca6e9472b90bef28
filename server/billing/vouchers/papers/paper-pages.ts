import { Document, Page } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { grownPages, letterheadBlock, onePage, type Sender } from '#server/people/practice/pdf-page.ts';
import { missingLettersNote } from '#server/platform/pdf/missing-letters.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { type CountedPage, type FootedPages, renderPages } from '#server/platform/pdf/render-pages.ts';

interface Paper {
  sender: Sender;
  title: string;
  parts: readonly PaperPart[];
}

/** A part that begins on a new page. */
export interface PaperPart {
  /** Stands in the footer: "Bill 14". */
  title: string;
  hasLetterhead: boolean;
  content: ReactNode[];
  /** Whether it hardly ever needs a second page. */
  isShort?: boolean;
}

/**
 * Renders a paper of a payer as a PDF. Parts that are sent apart count their own pages, those of one bill all of them. Short
 * parts are laid out as one page each, and those that outgrow it again with breaks.
 */
export async function renderPaper(paper: Paper, isSentApart: boolean): Promise<Buffer> {
  const pageOfPart = new Map<PaperPart, number>();
  const pdf = await renderPages(paperPages(paper, isSentApart, pageOfPart));
  const grown = new Set(grownPages(pdf));
  if (grown.size === 0) return pdf;
  const parts = paper.parts.map((part) =>
    grown.has(pageOfPart.get(part) ?? 0) ? { ...part, isShort: false } : part,
  );
  return renderPages(paperPages({ ...paper, parts }, isSentApart, pageOfPart));
}

function paperPages(
  { sender, title, parts }: Paper,
  isSentApart: boolean,
  pageOfPart: Map<PaperPart, number>,
): FootedPages {
  const document = h(
    Document,
    { title, author: sender.name, language: 'en-US' },
    ...parts.map((part, index) =>
      h(
        Page,
        // The parts of a paper are known by their order alone.
        { size: 'LETTER', style: pdfStyles.page, ...(part.isShort ? onePage : {}), key: index },
        part.hasLetterhead && letterheadBlock(sender),
        ...part.content,
        index === parts.length - 1 && missingLettersNote(),
      ),
    ),
  );
  const footerOf = (count: CountedPage) => {
    const part = parts[count.part];
    if (part) pageOfPart.set(part, count.pageNumber);
    const page = isSentApart ? count.subPageNumber : count.pageNumber;
    const pages = isSentApart ? count.subPageTotalPages : count.totalPages;
    return `${sender.name} · ${part?.title} · page ${page} of ${pages}`;
  };
  return { document, footerOf };
}
