import { Document, Page, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { letterheadBlock, type Sender } from '#server/people/practice/pdf-page.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { clinicalStyles as styles } from './clinical-styles.ts';
import { bornWords, type PdfChild } from './clinical-words.ts';

const DRAFT_WORDS = 'DRAFT – NOT SIGNED';

interface ClinicalPages {
  sender: Sender;
  /** What it is: "Session Note". */
  title: string;
  child: PdfChild;
  isDraft: boolean;
}

/** A document about a child: on each page whose it is, what it is, that it is confidential, and of a draft that it is one. */
export function clinicalPages({ sender, title, child, isDraft }: ClinicalPages, content: ReactNode[]) {
  const whose = [child.name, bornWords(child), title].filter(Boolean).join(' · ');
  return h(
    Document,
    { title: `${title} of ${child.name}`, author: sender.name, language: 'en-US' },
    h(
      Page,
      { size: 'LETTER', style: styles.page },
      // First, so that everything else stands above it.
      isDraft && h(Text, { key: 'across', style: styles.across, fixed: true }, DRAFT_WORDS),
      h(
        View,
        { key: 'running', style: styles.running, fixed: true },
        h(Text, { style: styles.runningWhose }, whose),
        isDraft
          ? h(Text, { style: [styles.runningState, styles.runningDraft] }, `${DRAFT_WORDS} · Confidential`)
          : h(Text, { style: styles.runningState }, 'Confidential'),
      ),
      letterheadBlock(sender),
      h(Text, { key: 'kind', style: styles.kind }, title.toUpperCase()),
      h(Text, { key: 'name', style: styles.name }, child.name),
      ...content,
      h(Text, {
        key: 'footer',
        style: pdfStyles.footer,
        fixed: true,
        // Without the title, which stands above: a footer longer than a line loses its end.
        render: ({ pageNumber, totalPages }) => `${sender.name} · page ${pageNumber} of ${totalPages}`,
      }),
    ),
  );
}
