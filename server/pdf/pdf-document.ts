import type { ClientRecordContent } from './client-record-content.ts';
import type { ClinicalDocumentPdf } from './document-pdf.ts';
import type { InvoicePdf, InvoicesPdf } from './invoice-pdf.ts';
import type { ReportPdf } from './report-pdf.ts';
import type { SessionNotePdf } from './session-note-pdf.ts';

/** A document that is made as a PDF. */
export type PdfDocument =
  | { kind: 'invoice'; content: InvoicePdf }
  | { kind: 'invoices'; content: InvoicesPdf }
  | { kind: 'client record'; content: ClientRecordContent }
  | { kind: 'report'; content: ReportPdf }
  | { kind: 'clinical document'; content: ClinicalDocumentPdf }
  | { kind: 'session note'; content: SessionNotePdf };
