// The module of a PdfThread.
import { parentPort } from 'node:worker_threads';
import { renderClientRecord } from './client-record-pdf.ts';
import { renderClinicalDocument } from './document-pdf.ts';
import { renderInvoicePdf, renderInvoicesPdf } from './invoice-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import { loadPdfFonts } from './pdf-fonts.ts';
import type { FromPdfThread, RenderedPdf } from './pdf-thread.ts';
import { makePrintable } from './printable-text.ts';
import { renderReportPdf } from './report-pdf.ts';
import { renderSessionNotePdf } from './session-note-pdf.ts';

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
