// The thread that letter-pdfWorker.ts prints in.
import { parentPort } from 'node:worker_threads';
import { renderClientRecord } from './client-record-pdf.ts';
import { renderInvoicePdf } from './invoice-pdf.ts';
import type { Letter, PressAnswer, PressOrder } from './render-pdf.ts';
import { renderReportPdf } from './report-pdf.ts';

parentPort?.on('message', async ({ id, letter }: PressOrder) => {
  parentPort?.postMessage(await printed(id, letter));
});

async function printed(id: number, letter: Letter): Promise<PressAnswer> {
  try {
    const file = await render(letter);
    // Of its own memory, as a small buffer shares one with others.
    return { id, file: Uint8Array.from(file) };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : 'unknown' };
  }
}

function render(letter: Letter): Promise<Buffer> {
  if (letter.kind === 'invoice') return renderInvoicePdf(letter.content);
  return letter.kind === 'report' ? renderReportPdf(letter.content) : renderClientRecord(letter.content);
}
