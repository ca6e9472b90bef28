import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { letterheadBlock, type Sender } from '#server/people/practice/pdf-page.ts';
import { missingLettersNote } from '#server/platform/pdf/missing-letters.ts';
import type { FootedPages } from '#server/platform/pdf/render-pages.ts';
import { clinicalStyles as styles } from './clinical-styles.ts';
import { birthDateText, type PdfChild } from './pdf-child.ts';

const DRAFT_WORDS = 'DRAFT – NOT SIGNED';

interface ClinicalPages {
  sender: Sender;
  /** The type of document: "Session Note". */
  title: string;
  child: PdfChild;
  isDraft: boolean;
}

/**
 * Lays out a document about a child. Each page has the child's name, the title, the confidentiality notice
 * and, for a draft, a draft notice.
 */
export function clinicalPages(
  { sender, title, child, isDraft }: ClinicalPages,
  content: ReactNode[],
): FootedPages {
  const identification = [child.name, birthDateText(child), title].filter(Boolean).join(' · ');
  const document = h(
    Document,
    { title: `${title} of ${child.name}`, author: sender.name, language: 'en-US' },
    h(
      Page,
      { size: 'LETTER', style: styles.page },
      // Comes first so that everything else is drawn over it.
      isDraft && h(Text, { key: 'across', style: styles.across, fixed: true }, DRAFT_WORDS),
      h(
        View,
        { key: 'running', style: styles.running, fixed: true },
        h(Text, { style: styles.runningIdentification }, identification),
        isDraft
          ? h(Text, { style: [styles.runningState, styles.runningDraft] }, `${DRAFT_WORDS} · Confidential`)
          : h(Text, { style: styles.runningState }, 'Confidential'),
      ),
      letterheadBlock(sender),
      h(Text, { key: 'kind', style: styles.kind }, title.toUpperCase()),
      h(Text, { key: 'name', style: styles.name }, child.name),
      ...content,
      missingLettersNote(),
    ),
  );
  return {
    document,
    // The title is left out because it is in the header, and a footer longer than a line loses its end.
    footerOf: ({ pageNumber, totalPages }) => `${sender.name} · page ${pageNumber} of ${totalPages}`,
  };
}
