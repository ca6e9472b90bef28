import { Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { type AttendanceMonth, attendanceMonths } from '#domain/billing/vouchers/attendance-grid.ts';
import { type LogLayout, logTitles } from '#domain/billing/vouchers/log-days.ts';
import { closingsText, logTotals, totalsText } from '#domain/billing/vouchers/log-totals.ts';
import type { ServiceLog } from '#domain/billing/vouchers/service-log.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import type { Sender } from '#server/people/practice/pdf-page.ts';
import { pdfStyles } from '#server/platform/pdf/pdf-styles.ts';
import { attendanceGridPdf, attendanceLegendPdf } from './attendance-grid-pdf.ts';
import { logHead } from './log-head.ts';
import { type PaperPart, renderPaper } from './paper-pages.ts';
import { papersStyles as styles } from './papers-styles.ts';
import { sessionLinesPdf } from './session-lines-pdf.ts';
import { signatureLines } from './signature-lines.ts';

export interface ServiceLogPdf {
  sender: Sender;
  /** As a grid of the days of each month, or a line a session. */
  layout: LogLayout;
  from: Day;
  until: Day;
  logs: readonly ServiceLog[];
}

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    'service log': ServiceLogPdf;
  }
}

/** The height of a day's box on a page of its own: room for initials. */
const BOX_HEIGHT = 46;
const ROWS_OF_SHORT_LOG = 12;
const SIGNERS = ['Therapist', 'School, parent or guardian'];
/** To be filled in by hand on the sheet of a month to come. */
const BLANK_SUMS = 'Sessions: __________   Minutes: __________';

/** Renders logs as a PDF; each has the letterhead and its own page count, so that it can be sent alone. */
export function renderServiceLogPdf({ sender, layout, from, until, logs }: ServiceLogPdf): Promise<Buffer> {
  const title = logTitles[layout];
  const parts: PaperPart[] =
    layout === 'grid'
      ? logs.flatMap((log) => attendanceMonths(log).map((month) => attendancePage(title, month)))
      : logs.map((log) => sessionPage(title, log));
  if (parts.length === 0)
    parts.push({ title, hasLetterhead: true, content: emptyPage(title, from, until), isShort: true });
  return renderPaper({ sender, title, parts }, true);
}

function attendancePage(title: string, month: AttendanceMonth): PaperPart {
  const content = [
    ...logHead(title, month.log),
    attendanceGridPdf(month, BOX_HEIGHT),
    attendanceLegendPdf(),
    ...sumsOf(month.log, BLANK_SUMS),
    signatureLines(SIGNERS),
  ];
  return { title, hasLetterhead: true, content, isShort: true };
}

function sessionPage(title: string, log: ServiceLog): PaperPart {
  const content = [
    ...logHead(title, log),
    sessionLinesPdf(log.rows),
    ...sumsOf(log),
    signatureLines(SIGNERS),
  ];
  return { title, hasLetterhead: true, content, isShort: isShortLog(log) };
}

/** Returns whether a log hardly ever needs a second page. */
export function isShortLog({ rows }: ServiceLog): boolean {
  return rows.length <= ROWS_OF_SHORT_LOG;
}

/** Lays out the sums of a log and its closed days; `blank` in place of sums where nothing has happened yet. */
export function sumsOf(log: ServiceLog, blank?: string) {
  const totals = logTotals(log);
  const isBlank = totals.sessions === 0 && totals.missed.size === 0;
  const closings = closingsText(log);
  return [
    h(Text, { key: 'totals', style: styles.totals }, (isBlank && blank) || totalsText(totals)),
    closings !== '' && h(Text, { key: 'closed', style: styles.legend }, `Closed: ${closings}`),
  ];
}

function emptyPage(title: string, from: Day, until: Day) {
  return [
    h(Text, { key: 'title', style: styles.title }, title),
    h(
      Text,
      { key: 'empty', style: pdfStyles.section },
      `No mandate runs and no session is from ${formatDay(from)} to ${formatDay(until)}.`,
    ),
  ];
}
