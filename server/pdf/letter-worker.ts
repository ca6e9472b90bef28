// The thread that letter-press.ts prints in.
import { parentPort } from 'node:worker_threads';
import { renderClientRecord } from './client-record-letter.ts';
import { renderInvoiceLetter } from './invoice-letter.ts';
import type { Letter, PressAnswer, PressOrder } from './letter-press.ts';
import { renderReportLetter } from './report-letter.ts';

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
  if (letter.kind === 'invoice') return renderInvoiceLetter(letter.content);
  return letter.kind === 'report' ? renderReportLetter(letter.content) : renderClientRecord(letter.content);
}
