import type { ClientRecordContent } from './client-record-content.ts';
import type { InvoicePdf } from './invoice-pdf.ts';
import type { ReportPdf } from './report-pdf.ts';

/** A document that is made as a PDF. */
export type PdfDocument =
  | { kind: 'invoice'; content: InvoicePdf }
  | { kind: 'client record'; content: ClientRecordContent }
  | { kind: 'report'; content: ReportPdf };
