import { Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { formatDay } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { pdfPages } from '#server/people/practice/pdf-page.ts';
import type {
  ClientRecordContent,
  RecordChapter,
  RecordChapterSource,
} from '#server/platform/pdf/client-record.ts';
import type { PdfRenderer } from '#server/platform/pdf/pdf-document.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import { renderPages } from '#server/platform/pdf/render-pages.ts';
import type { EstimatedRecord } from './read-client-record.ts';
import { recordContents } from './record-contents.ts';
import { recordFacts } from './record-facts.ts';

const CONFIDENTIAL =
  'Confidential. This record holds health and education information about a child. Please share it only with people who are entitled to see it.';

/** A record with more pages than about this begins each school year and each chapter on a page of its own. */
const LONG_RECORD = 6;

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    'client record': EstimatedRecord;
  }
}

/** Loads the renderer of a client's whole record as a PDF: who it is about, contents, and the chapters in their order. */
export async function loadClientRecord(
  sources: readonly RecordChapterSource[],
): Promise<PdfRenderer<EstimatedRecord>> {
  const inOrder = sources.toSorted((one, other) => one.order - other.order);
  const builders = await Promise.all(inOrder.map(({ load }) => load()));
  return (record, onPage) => {
    const chapters = builders.flatMap((build) => build(record) ?? []);
    return renderClientRecord(record, chapters, onPage);
  };
}

function renderClientRecord(
  record: EstimatedRecord,
  chapters: readonly RecordChapter[],
  onPage: ((page: number) => void) | undefined,
): Promise<Buffer> {
  const { client, letterhead, today } = record;
  const name = fullNameOf(client);
  const places = new Map<string, number>();
  let pagesBefore = 0;
  const onPart = (before: number) => {
    pagesBefore = before;
    if (before > 0) onPage?.(before);
  };
  const placeOf = (title: string) => place((page) => places.set(title, pagesBefore + page));
  const isLong = record.expectedPages > LONG_RECORD;
  const cover: ReactNode[] = [
    h(Text, { style: styles.kind, key: 'kind' }, 'CLIENT RECORD'),
    h(Text, { style: styles.name, key: 'name' }, name),
    recordFacts(record),
    h(View, { style: styles.notice, key: 'notice' }, h(Text, null, CONFIDENTIAL)),
    recordContents(chapters, places),
  ];
  const ending = [
    h(Text, { style: styles.end, key: 'end' }, `End of the record, as of ${formatDay(today)}.`),
    signatures(record),
  ];
  const pages = [cover];
  for (const chapter of chapters) {
    chapterParts(chapter, placeOf(chapter.title)).forEach((part, index) => {
      const ownsPage = chapter.ownPage === 'each part' || (chapter.ownPage === 'chapter' && index === 0);
      if (part.isContinued || (isLong && ownsPage)) pages.push(part.content);
      else pages.at(-1)?.push(...part.content);
    });
  }
  pages.at(-1)?.push(...ending);
  const born = client.dateOfBirth ? `, born ${formatDay(client.dateOfBirth)}` : '';
  const footer = `Record of ${name}${born} · made ${formatDay(today)}`;
  return renderPages(pdfPages(letterhead, `Record of ${name}`, pages, { footer, onPart, hasContents: true }));
}

/** Returns a chapter in parts that may begin a page; the heading is in the first. */
function chapterParts({ title, parts }: RecordChapter, placeMark: ReactNode) {
  // A bookmark stands in the reader's outline; the renderer's types know it of pages alone.
  const bookmarked = { key: `heading ${title}`, id: title, bookmark: title };
  return parts.map(({ key, label, content, isContinued = false }, index) => ({
    isContinued,
    content: [
      h(
        View,
        { key: `head of ${key}`, wrap: false, minPresenceAhead: 120 },
        index === 0 && h(View, bookmarked, h(Text, { style: styles.heading }, title), placeMark),
        label && h(Text, { style: styles.subheading }, label),
      ),
      h(View, { key }, ...content),
    ],
  }));
}

// Asked again on each page that it might stand on, the last time on the one where it does.
function place(onPage: (page: number) => void) {
  return h(Text, {
    style: styles.place,
    render: ({ pageNumber, totalPages }) => {
      if (totalPages === undefined) onPage(pageNumber);
      return '';
    },
  });
}

function signatures({ therapistName, letterhead }: ClientRecordContent) {
  const { license } = letterhead.settings;
  return h(
    View,
    { style: styles.signatures, wrap: false, key: 'signatures' },
    h(
      View,
      { style: [styles.signature, { flexGrow: 1 }] },
      h(Text, null, [therapistName, license && `License ${license}`].filter(Boolean).join(', ')),
    ),
    h(View, { style: [styles.signature, { width: 130 }] }, h(Text, null, 'Date')),
  );
}
