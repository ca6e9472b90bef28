/// <reference path="./pdfkit.d.ts" />

import { buffer } from 'node:stream/consumers';
import layOut, { type DocumentNode, type PageNode, type SafeDocumentNode } from '@react-pdf/layout';
import draw from '@react-pdf/render';
import { Document, type DocumentProps, Font, Page, pdf, Text } from '@react-pdf/renderer';
import PdfFile from 'pdfkit';
import { createElement as h, type ReactElement } from 'react';
import { sum } from '#domain/platform/sum.ts';
import { layOutWithKeptLines } from './kept-lines.ts';
import { nameFonts } from './name-fonts.ts';
import { pdfStyles as styles } from './pdf-styles.ts';

/** The number of a page in its document, and in its part of the document. */
export interface CountedPage {
  /** Which of the document's parts it belongs to, from 0. */
  part: number;
  pageNumber: number;
  totalPages: number;
  subPageNumber: number;
  subPageTotalPages: number;
}

/** A document of parts that begin on a page of their own, and what stands at the foot of each page. */
export interface FootedPages {
  document: ReactElement<DocumentProps>;
  footerOf: (page: CountedPage) => string;
  /** Called with the number of pages before a part that is laid out now. */
  onPart?: (pagesBefore: number) => void;
  /** Whether the first part says on which pages others stand: it is laid out again once they are known. */
  hasContents?: boolean;
}

// The renderer passes its fonts on, which its types do not say.
const layOutWith: (document: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode> = layOut;

/**
 * Renders a document as a PDF. Footers are added to pages that are laid out: the renderer lays out a page with a count on it,
 * and all that follows it, once more for each page.
 */
export async function renderPages({ document, footerOf, onPart, hasContents }: FootedPages): Promise<Buffer> {
  const root = nodeOf(document);
  const layOutPart = async (part: PageNode, pagesBefore: number) => {
    onPart?.(pagesBefore);
    return (await layOutDocument({ ...root, children: [part] })).children;
  };
  const parts: SafeDocumentNode['children'][] = [];
  for (const part of root.children) parts.push(await layOutPart(part, parts.flat().length));
  const [first] = root.children;
  if (hasContents && first && parts.length > 1) parts[0] = await layOutPart(first, 0);
  const footers = await footersOf(countedPages(parts.map(({ length }) => length)).map(footerOf));
  const pages = parts.flat().map((page, index) => ({
    ...page,
    children: [...(page.children ?? []), ...(footers.children[index]?.children ?? [])],
  }));
  return fileOf(document.props, { ...footers, children: pages });
}

function layOutDocument(document: DocumentNode): Promise<SafeDocumentNode> {
  return layOutWithKeptLines(document, (node) => layOutWith(node, Font));
}

function nodeOf(document: ReactElement<DocumentProps>): DocumentNode {
  return pdf(document).container.document;
}

function countedPages(lengths: readonly number[]): CountedPage[] {
  const totalPages = sum(lengths);
  let pageNumber = 0;
  return lengths.flatMap((subPageTotalPages, part) =>
    Array.from({ length: subPageTotalPages }, (_, index) => {
      pageNumber += 1;
      return { part, pageNumber, totalPages, subPageNumber: index + 1, subPageTotalPages };
    }),
  );
}

/** Returns a document whose pages have a footer each and nothing else. */
function footersOf(texts: readonly string[]): Promise<SafeDocumentNode> {
  const pages = texts.map((text, index) =>
    h(
      Page,
      // Pages are known by their order alone.
      { key: index, size: 'LETTER', style: styles.page, wrap: false },
      h(Text, { style: styles.footer }, text),
    ),
  );
  return layOutDocument(nodeOf(h(Document, null, ...pages)));
}

function fileOf(
  { title = '', author = '', language }: DocumentProps,
  laidOut: SafeDocumentNode,
): Promise<Buffer> {
  const file = new PdfFile({
    compress: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    // It would else read one that no text is set in.
    font: null,
    info: {
      Title: title,
      Author: author,
      Creator: 'react-pdf',
      Producer: 'react-pdf',
      CreationDate: new Date(),
    },
  });
  nameFonts(file);
  return buffer(draw(file, laidOut));
}
