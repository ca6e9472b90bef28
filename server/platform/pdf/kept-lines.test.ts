import layOut, { type DocumentNode, type SafeDocumentNode, type SafeTextNode } from '@react-pdf/layout';
import { Document, Font, Page, pdf, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { layOutWithKeptLines, textsSet } from './kept-lines.ts';
import { loadPdfFonts } from './pdf-fonts.ts';
import { pdfStyles } from './pdf-styles.ts';

const layOutWith: (document: DocumentNode, fonts: typeof Font) => Promise<SafeDocumentNode> = layOut;

beforeAll(() => void loadPdfFonts({}));

/** Lays out a text in what a part of the page of `width` points leaves of its row. */
async function textBeside(width: number, text: string, textAlign: 'left' | 'right'): Promise<SafeTextNode> {
  const cells = [
    h(View, { key: 'other', style: { width, flexShrink: 0 } }),
    h(View, { key: 'text', style: { flexGrow: 1, flexBasis: 0 } }, h(Text, { style: { textAlign } }, text)),
  ];
  const row = h(View, { style: { flexDirection: 'row' } }, cells);
  const page = h(Page, { size: 'LETTER', style: pdfStyles.page }, row);
  const document = await layOutWithKeptLines(pdf(h(Document, null, page)).container.document, (node) =>
    layOutWith(node, Font),
  );
  const [set] = Array.from(textsSet(document));
  if (set === undefined) throw new Error('The text is missing');
  return set;
}

function endOfLine({ lines: [line] = [] }: SafeTextNode): number {
  return (line?.box?.x ?? 0) + (line?.xAdvance ?? 0);
}

test('A text is laid out once for papers in which it has the same styles', async () => {
  const first = await textBeside(20, 'Individual Therapy', 'left');
  const second = await textBeside(90, 'Individual Therapy', 'left');
  expect(second.lines).toBe(first.lines);
});

test.each([
  [20, 1],
  [400, 3],
  [20, 1],
])('Beside %i points, a text has %i lines', async (width, lines) => {
  const text = 'Practiced with scissors, a pencil and a small rubber ball';
  expect((await textBeside(width, text, 'left')).lines).toHaveLength(lines);
});

test.each([20, 90, 20])('Next to a column of %i points, an amount is right-aligned', async (width) => {
  const amount = await textBeside(width, '$120.00', 'right');
  expect(endOfLine(amount)).toBeCloseTo(504 - width, 2);
});
