import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { clinicalStyles as styles } from './clinical-styles.ts';
import { pdfStyles } from './pdf-styles.ts';

/** A longer text may run on to the next page, in characters. */
const TEXT_IN_ONE = 1_200;

/** Words under their heading, which never stands alone at the foot of a page. */
export function textSection(title: string, text: string): ReactNode {
  return h(
    View,
    { key: title, style: styles.section, wrap: text.length > TEXT_IN_ONE },
    h(Text, { style: styles.sectionTitle, minPresenceAhead: 30 }, title),
    h(Text, null, text),
  );
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
    h(
      View,
      { key: title, style: styles.part, wrap: first?.isLong ?? false },
      h(Text, { style: styles.partTitle, minPresenceAhead: 40 }, title),
      first?.content,
    ),
    ...others.map(({ content }) => content),
  ];
}

/** Typed words. */
export function typedPart(key: string, text: string): PdfPart {
  return {
    content: h(Text, { key: `typed ${key}`, style: styles.typed }, text),
    isLong: text.length > TEXT_IN_ONE,
  };
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
    { key, style: styles.factList, wrap: false },
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
