import type { InvoicePdf, InvoicesPdf } from '#server/billing/invoices/invoice-pdf.ts';
import type { ReportPdf } from '#server/billing/reports/report-pdf.ts';
import type { ClinicalDocumentPdf } from '#server/clinical/documents/document-pdf.ts';
import type { SessionNotePdf } from '#server/clinical/notes/session-note-pdf.ts';
import type { ClientRecordContent } from '#server/records/client-record/client-record-content.ts';

/** A document that is made as a PDF. */
export type PdfDocument =
  | { kind: 'invoice'; content: InvoicePdf }
  | { kind: 'invoices'; content: InvoicesPdf }
  | { kind: 'client record'; content: ClientRecordContent }
  | { kind: 'report'; content: ReportPdf }
  | { kind: 'clinical document'; content: ClinicalDocumentPdf }
  | { kind: 'session note'; content: SessionNotePdf };
