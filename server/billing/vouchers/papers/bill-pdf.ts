import { attendanceMonths } from '#domain/billing/vouchers/attendance-grid.ts';
import type { ServiceLog } from '#domain/billing/vouchers/service-log.ts';
import { practiceNumbers } from '#server/people/practice/practice-numbers.ts';
import { attendanceGridPdf, attendanceLegendPdf } from './attendance-grid-pdf.ts';
import { type BillPdf, coverContent } from './cover-pdf.ts';
import { logHead } from './log-head.ts';
import { type PaperPart, renderPaper } from './paper-pages.ts';
import { isShortLog, sumsOf } from './service-log-pdf.ts';
import { sessionLinesPdf } from './session-lines-pdf.ts';
import { signatureLines } from './signature-lines.ts';

declare module '#server/platform/pdf/pdf-document.ts' {
  interface PdfContents {
    bill: BillPdf;
  }
}

/** The height of a day's box above the lines of its sessions. */
const BOX_HEIGHT = 25;

/** Renders a bill from its stored texts: the cover, then a part for each log behind it. */
export function renderBillPdf(content: BillPdf): Promise<Buffer> {
  const { cover, children } = content;
  const { name, address, phone, email, npi, license } = cover.practice;
  const lines = [phone, email, ...practiceNumbers({ npi, license })].filter((line) => line !== '');
  const title = `Bill ${cover.number}`;
  const parts: PaperPart[] = [
    { title, hasLetterhead: true, content: coverContent(content) },
    ...children
      .flatMap(({ logs }) => logs)
      .map((log) => ({ title, hasLetterhead: false, content: logContent(log), isShort: isShortLog(log) })),
  ];
  return renderPaper({ sender: { name, address, lines }, title, parts }, false);
}

function logContent(log: ServiceLog) {
  return [
    ...logHead('Service Log', log),
    ...attendanceMonths(log).map((month) => attendanceGridPdf(month, BOX_HEIGHT)),
    attendanceLegendPdf(),
    sessionLinesPdf(log.rows),
    ...sumsOf(log),
    signatureLines(['Therapist']),
  ];
}
