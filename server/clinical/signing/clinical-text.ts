import { Text, View } from '@react-pdf/renderer';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { SUPPORT_SCORE_EXPLANATION, SUPPORT_SCORE_LABEL } from '#domain/clinical/results/support-score.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { isLongText } from '#server/platform/pdf/text-lines.ts';
import { clinicalStyles as styles } from './clinical-styles.ts';

/** Returns text under its heading, which never stands alone at the end of a page. */
export function textSection(title: string, text: string): ReactNode {
  const heading = h(Text, { style: styles.sectionTitle }, title);
  const words = h(Text, null, text);
  return headed(title, { style: styles.section, heading, content: words, isLong: isLongText(text) });
}

interface Headed {
  style: (typeof styles)[keyof typeof styles];
  heading: ReactNode;
  content: ReactNode;
  isLong: boolean;
}

/** Returns a heading with its content, on one page unless it is long. */
function headed(key: string, { style, heading, content, isLong }: Headed): ReactNode {
  return isLong
    ? // As siblings: in a block that spans pages, the first element can be left alone at the end of a page.
      h(Fragment, { key }, h(View, { style, wrap: false, minPresenceAhead: 40 }, heading), content)
    : h(View, { key, style, wrap: false }, heading, content);
}

/** A part of a document under a heading. */
export interface PdfPart {
  content: ReactNode;
  /** Whether it may continue on the next page, as long texts and tables do. */
  isLong?: boolean;
}

/** Returns several parts under one heading, which stays with the first of them. */
export function headedParts(title: string, [first, ...others]: readonly PdfPart[]): ReactNode[] {
  return [
    headed(title, {
      style: styles.part,
      heading: h(Text, { style: styles.partTitle }, title),
      content: first?.content,
      isLong: first?.isLong ?? false,
    }),
    ...others.map(({ content }) => content),
  ];
}

/** Returns typed text. */
export function typedPart(key: string, text: string): PdfPart {
  return {
    content: h(Text, { key: `typed ${key}`, style: styles.typed }, text),
    isLong: isLongText(text),
  };
}

/** Returns the explanation of the support score, shown once where it appears. */
export function supportScoreWords(): ReactNode {
  const words = `${SUPPORT_SCORE_LABEL}: ${SUPPORT_SCORE_EXPLANATION}`;
  return h(Text, { key: 'support score', style: [pdfStyles.quiet, styles.goal] }, words);
}

/** Returns one line of text from the record. */
export function linePart(text: string): PdfPart {
  return { content: h(Text, { key: text }, text) };
}

interface Fact {
  label: string;
  text: string | null | undefined;
  isWide?: boolean;
}

/** Returns short facts side by side, each under its label; unknown ones are left out. */
export function factGrid(key: string, facts: readonly Fact[]): ReactNode {
  return h(
    View,
    { key, style: styles.factList, wrap: facts.some(({ text }) => isLongText(text)) },
    ...facts.map(
      ({ label, text, isWide = false }) =>
        text &&
        h(
          View,
          { key: label, style: isWide ? styles.wideFact : styles.fact },
          h(Text, { style: pdfStyles.label }, label.toUpperCase()),
          h(Text, null, text),
        ),
    ),
  );
}
