import { availableParallelism } from 'node:os';
import { conflict, HttpError } from '#server/platform/http/errors.ts';
import { FairQueue, TooManyWaiting } from '#server/platform/jobs/fair-queue.ts';
import type { PdfDocument } from './pdf-document.ts';
import { PdfThread, TooLargeForPdf } from './pdf-thread.ts';

/** How many PDFs of one therapist are made at once; one takes some 70 ms of computing, or many seconds. */
export const PDFS_PER_THERAPIST = Math.min(Math.max(availableParallelism(), 2), 4);
// One thread more than she may use, so that a colleague's first PDF never waits for hers.
const THREADS = PDFS_PER_THERAPIST + 1;
const PDFS_WAITING = 20;
const IDLE_MS = 60_000;

const turns = new FairQueue({
  atOnce: THREADS,
  perOwner: PDFS_PER_THERAPIST,
  waiting: PDFS_WAITING,
});
const threads = new Set<PdfThread>();
const idleThreads: PdfThread[] = [];
// A program that runs from its sources would compile all of them again for a PDF that may not follow.
const isBuilt = import.meta.url.endsWith('.js');

/**
 * Prepares a thread where a PDF is likely asked for within the next minute, as when a draft is opened: the first one then need
 * not wait for the renderer. Does nothing when a thread is there, except to keep it, nor in a program that is not built.
 */
export function expectPdf(): void {
  if (!isBuilt) return;
  idleThreads.at(-1)?.endAfter(IDLE_MS);
  if (threads.size > 0) return;
  const thread = startThread();
  thread.prepare();
  rest(thread);
}

/**
 * Makes a PDF in a thread of its own: laying out pages takes seconds of computing, and everybody else's
 * requests are answered meanwhile. Therapists have fair turns. A thread ends when nobody has used it for a
 * minute, and its memory with it; it ends at once when `signal` says that nobody waits for the document any more. Throws
 * 409 when the document is too large, 429 when too many of hers wait, and what `signal` was aborted with.
 */
export async function renderPdf(
  therapistId: number,
  document: PdfDocument,
  signal?: AbortSignal,
  onPage?: (page: number) => void,
): Promise<Buffer> {
  try {
    return await turns.run(therapistId, () => renderInThread(document, signal, onPage), signal);
  } catch (error) {
    if (error instanceof TooManyWaiting) {
      throw new HttpError(429, 'Many PDFs of yours are being made already. Please wait until they are done');
    }
    if (error instanceof TooLargeForPdf) throw conflict('There is too much in this for one PDF');
    throw error;
  }
}

async function renderInThread(
  document: PdfDocument,
  signal: AbortSignal | undefined,
  onPage: ((page: number) => void) | undefined,
): Promise<Buffer> {
  // The one used last: the others have a chance to end.
  const thread = idleThreads.pop() ?? startThread();
  const stop = () => thread.stop(signal?.reason);
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await thread.render(document, onPage);
  } finally {
    signal?.removeEventListener('abort', stop);
    // A document that cannot be made leaves its thread whole.
    if (!thread.hasEnded) rest(thread);
  }
}

function startThread(): PdfThread {
  const thread = new PdfThread(forget);
  threads.add(thread);
  return thread;
}

function rest(thread: PdfThread): void {
  idleThreads.push(thread);
  thread.endAfter(IDLE_MS);
}

function forget(ended: PdfThread): void {
  threads.delete(ended);
  const index = idleThreads.indexOf(ended);
  if (index >= 0) idleThreads.splice(index, 1);
}
