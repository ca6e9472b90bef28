import type { ClientRecordContent } from './client-record-content.ts';
import type { InvoicePdf } from './invoice-pdf.ts';
import type { ReportPdf } from './report-pdf.ts';

/** What can be printed. */
export type Letter =
  | { kind: 'invoice'; content: InvoicePdf }
  | { kind: 'client record'; content: ClientRecordContent }
  | { kind: 'report'; content: ReportPdf };
