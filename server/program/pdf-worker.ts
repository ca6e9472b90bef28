// The module of a PdfThread.
import { parentPort } from 'node:worker_threads';
import { renderInvoicePdf, renderInvoicesPdf } from '#server/billing/invoices/invoice-pdf.ts';
import { renderReportPdf } from '#server/billing/reports/report-pdf.ts';
import { renderClinicalDocument } from '#server/clinical/documents/document-pdf.ts';
import { renderSessionNotePdf } from '#server/clinical/notes/session-note-pdf.ts';
import { loadPdfFonts } from '#server/platform/pdf/pdf-fonts.ts';
import type { FromPdfThread, RenderedPdf } from '#server/platform/pdf/pdf-thread.ts';
import { makePrintable } from '#server/platform/pdf/printable-text.ts';
import { renderClientRecord } from '#server/records/client-record/client-record-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';

parentPort?.on('message', async (document: PdfDocument) => {
  tell(await rendered(document));
});

function tell(message: FromPdfThread): void {
  parentPort?.postMessage(message);
}

async function rendered(document: PdfDocument): Promise<RenderedPdf> {
  try {
    makePrintable(document, await loadPdfFonts());
    const file = await render(document);
    // Of its own memory, as a small buffer shares one with others.
    return { file: Uint8Array.from(file) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' };
  }
}

function render(document: PdfDocument): Promise<Buffer> {
  switch (document.kind) {
    case 'invoice':
      return renderInvoicePdf(document.content);
    case 'invoices':
      return renderInvoicesPdf(document.content);
    case 'report':
      return renderReportPdf(document.content);
    case 'session note':
      return renderSessionNotePdf(document.content);
    case 'clinical document':
      return renderClinicalDocument(document.content);
    case 'client record':
      return renderClientRecord(document.content, (page) => tell({ page }));
  }
}
