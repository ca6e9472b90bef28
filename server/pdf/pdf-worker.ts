// The module of a PdfThread.
import { parentPort } from 'node:worker_threads';
import { renderClientRecord } from './client-record-pdf.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import type { Letter } from './letter.ts';
import type { PrintedLetter } from './pdf-thread.ts';
import { renderReportPdf } from './report-pdf.ts';

parentPort?.on('message', async (letter: Letter) => {
  parentPort?.postMessage(await printed(letter));
});

async function printed(letter: Letter): Promise<PrintedLetter> {
  try {
    const file = await render(letter);
    // Of its own memory, as a small buffer shares one with others.
    return { file: Uint8Array.from(file) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' };
  }
}

function render(letter: Letter): Promise<Buffer> {
  if (letter.kind === 'invoice') return renderInvoicePdf(letter.content);
  return letter.kind === 'report' ? renderReportPdf(letter.content) : renderClientRecord(letter.content);
}
