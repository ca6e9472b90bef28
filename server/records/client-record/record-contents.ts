import { Link, Text, View } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import type { RecordChapter } from '#server/platform/pdf/client-record.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';

/**
 * Returns the table of contents; each line is a link. `places` is filled with the page of each heading during layout,
 * before the page numbers here are read.
 */
export function recordContents(chapters: readonly RecordChapter[], places: ReadonlyMap<string, number>) {
  return h(
    View,
    { style: styles.contents, key: 'contents' },
    h(Text, { style: styles.label }, 'CONTENTS'),
    ...chapters.map((chapter) => contentsLine(chapter, places)),
  );
}

function contentsLine({ title, count, parts }: RecordChapter, places: ReadonlyMap<string, number>) {
  const cells = [
    h(Text, { key: 'title', style: { width: '60%', fontWeight: 600 } }, title),
    h(Text, { key: 'count', style: { width: '25%', color: styles.quiet.color } }, count),
    h(Text, { key: 'page', style: styles.contentsPage, render: () => pageText(places.get(title)) }),
  ];
  const props = { key: title, style: styles.contentsLine, wrap: false };
  return parts.length === 0 ? h(View, props, cells) : h(Link, { ...props, src: `#${title}` }, cells);
}

function pageText(page: number | undefined): string {
  return page === undefined ? '' : `page ${page}`;
}
