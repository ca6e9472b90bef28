// The module of a PdfThread.
import { parentPort } from 'node:worker_threads';
import { renderClientRecord } from './client-record-pdf.ts';
import { renderInvoicePdf, renderInvoicesPdf } from './invoice-pdf.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { FromPdfThread, RenderedPdf } from './pdf-thread.ts';
import { renderReportPdf } from './report-pdf.ts';

parentPort?.on('message', async (document: PdfDocument) => {
  tell(await rendered(document));
});

function tell(message: FromPdfThread): void {
  parentPort?.postMessage(message);
}

async function rendered(document: PdfDocument): Promise<RenderedPdf> {
  try {
    const file = await render(document);
    // Of its own memory, as a small buffer shares one with others.
    return { file: Uint8Array.from(file) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' };
  }
}

function render(document: PdfDocument): Promise<Buffer> {
  if (document.kind === 'invoice') return renderInvoicePdf(document.content);
  if (document.kind === 'invoices') return renderInvoicesPdf(document.content);
  return document.kind === 'report'
    ? renderReportPdf(document.content)
    : renderClientRecord(document.content, (page) => tell({ page }));
}
