import { Text, View } from '@react-pdf/renderer';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { SUPPORT_SCORE_EXPLANATION, SUPPORT_SCORE_LABEL } from '#domain/clinical/results/support-score.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { isLongText } from '#server/platform/pdf/text-lines.ts';
import { clinicalStyles as styles } from './clinical-styles.ts';

/** Words under their heading, which never stands alone at the foot of a page. */
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

/** A heading with what is under it, in one piece unless that is long. */
function headed(key: string, { style, heading, content, isLong }: Headed): ReactNode {
  return isLong
    ? // Beside each other: the first in a block that goes on over pages may be left alone at the foot of one.
      h(Fragment, { key }, h(View, { style, wrap: false, minPresenceAhead: 40 }, heading), content)
    : h(View, { key, style, wrap: false }, heading, content);
}

/** A piece of a document under a heading. */
export interface PdfPart {
  content: ReactNode;
  /** Whether it may run on to the next page, as long texts and tables do. */
  isLong?: boolean;
}

/** Several pieces under one heading, which stays with the first of them. */
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

/** Typed words. */
export function typedPart(key: string, text: string): PdfPart {
  return {
    content: h(Text, { key: `typed ${key}`, style: styles.typed }, text),
    isLong: isLongText(text),
  };
}

/** What the support score is, once where lines with it stand. */
export function supportScoreWords(): ReactNode {
  const words = `${SUPPORT_SCORE_LABEL}: ${SUPPORT_SCORE_EXPLANATION}`;
  return h(Text, { key: 'support score', style: [pdfStyles.quiet, styles.goal] }, words);
}

/** One line of what the record says. */
export function linePart(text: string): PdfPart {
  return { content: h(Text, { key: text }, text) };
}

interface Fact {
  label: string;
  text: string | null | undefined;
  isWide?: boolean;
}

/** Short facts side by side, each under its word; what is not known is left out. */
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
