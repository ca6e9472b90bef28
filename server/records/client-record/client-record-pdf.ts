import { renderToBuffer, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { pdfPages } from '#server/people/practice/pdf-page.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import type { ClientRecordContent } from './client-record-content.ts';
import { assessmentChapter } from './record-assessments.ts';
import { annualChapter, invoiceChapter } from './record-billing.ts';
import { type RecordChapter, recordContents } from './record-contents.ts';
import { documentChapter } from './record-documents.ts';
import { recordFacts } from './record-facts.ts';
import { goalChapter } from './record-goals.ts';
import { expectedPages } from './record-progress.ts';
import { sessionChapter } from './record-sessions.ts';
import { signedNoteChapter } from './record-signed-notes.ts';

const CONFIDENTIAL =
  'Confidential. This record holds health and education information about a child. Please share it only with people who are entitled to see it.';

/** A record with more pages than about this begins each school year and each chapter on a page of its own. */
const LONG_RECORD = 6;

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    'client record': ClientRecordContent;
  }
}

/**
 * A client's whole record as a PDF: who it is about, contents, notes, plans and goals, sessions, signed notes, documents,
 * assessments, annual records, invoices.
 * `onPage` is told of each page that it has come to.
 */
export function renderClientRecord(
  record: ClientRecordContent,
  onPage?: (page: number) => void,
): Promise<Buffer> {
  const { client, letterhead, today } = record;
  const name = fullNameOf(client);
  const chapters = chaptersOf(record);
  const places = new Map<string, number>();
  const isLong = expectedPages(record) > LONG_RECORD;
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
    chapterParts(chapter, places).forEach((part, index) => {
      const ownsPage = chapter.ownPage === 'each part' || (chapter.ownPage === 'chapter' && index === 0);
      if (part.isContinued || (isLong && ownsPage)) pages.push(part.content);
      else pages.at(-1)?.push(...part.content);
    });
  }
  pages.at(-1)?.push(...ending);
  const born = client.dateOfBirth ? `, born ${formatDay(client.dateOfBirth)}` : '';
  const footer = `Record of ${name}${born} · made ${formatDay(today)}`;
  return renderToBuffer(pdfPages(letterhead, `Record of ${name}`, pages, { footer, onPage }));
}

function chaptersOf(record: ClientRecordContent): RecordChapter[] {
  return [
    notesChapter(record.client),
    ...(record.plans.length > 0 ? [goalChapter(record)] : []),
    sessionChapter(record),
    ...(record.signed.some(({ sessionId }) => sessionId !== null) ? [signedNoteChapter(record)] : []),
    ...(record.documents.length > 0 ? [documentChapter(record)] : []),
    assessmentChapter(record),
    annualChapter(record),
    invoiceChapter(record),
  ];
}

function notesChapter({ notes }: Client): RecordChapter {
  return {
    title: 'Notes',
    count: notes ? '' : 'None',
    parts: notes ? [{ key: 'notes', content: [h(Text, { key: 'notes' }, notes)] }] : [],
  };
}

/** What stands in a chapter, in parts that may begin a page; the heading goes with the first. */
function chapterParts({ title, parts }: RecordChapter, places: Map<string, number>) {
  // A bookmark stands in the reader's outline; the renderer's types know it of pages alone.
  const bookmarked = { key: `heading ${title}`, id: title, bookmark: title };
  return parts.map(({ key, label, content, isContinued = false }, index) => ({
    isContinued,
    content: [
      h(
        View,
        { key: `head of ${key}`, wrap: false, minPresenceAhead: 120 },
        index === 0 && h(View, bookmarked, h(Text, { style: styles.heading }, title), place(title, places)),
        label && h(Text, { style: styles.subheading }, label),
      ),
      h(View, { key }, ...content),
    ],
  }));
}

// Asked again on each page that it might stand on, the last time on the one where it does.
function place(name: string, places: Map<string, number>) {
  return h(Text, {
    style: styles.place,
    render: ({ pageNumber, totalPages }) => {
      if (totalPages === undefined) places.set(name, pageNumber);
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
