import { availableParallelism } from 'node:os';
import { conflict, HttpError } from '#server/http/errors.ts';
import { FairTurns, TooManyWaiting } from '#server/jobs/fair-turns.ts';
import type { Letter } from './letter.ts';
import { PdfThread, TooLargeForPdf } from './pdf-thread.ts';

/** How many letters of one therapist are printed at once; a letter takes some 70 ms of computing, or many seconds. */
export const LETTERS_PER_THERAPIST = Math.min(Math.max(availableParallelism(), 2), 4);
// One thread more than she may use, so that a colleague's first letter never waits for hers.
const THREADS = LETTERS_PER_THERAPIST + 1;
const LETTERS_WAITING = 20;
const IDLE_MS = 60_000;

const turns = new FairTurns({
  atOnce: THREADS,
  perOwner: LETTERS_PER_THERAPIST,
  waiting: LETTERS_WAITING,
});
const idleThreads: PdfThread[] = [];

/**
 * Prints a letter as a PDF in a thread of its own: laying out pages takes seconds of computing, and everybody else's
 * requests are answered meanwhile. Therapists have fair turns. A thread ends when nobody has printed in it for a
 * minute, and its memory with it. Throws 409 when the letter is too large to print, and 429 when too many of hers wait.
 */
export async function renderPdf(therapistId: number, letter: Letter, signal?: AbortSignal): Promise<Buffer> {
  try {
    return await turns.run(therapistId, () => printInThread(letter), signal);
  } catch (error) {
    if (error instanceof TooManyWaiting) {
      throw new HttpError(429, 'Many PDFs of yours are being made already. Please wait until they are done');
    }
    if (error instanceof TooLargeForPdf) throw conflict('There is too much in this for one PDF');
    throw error;
  }
}

async function printInThread(letter: Letter): Promise<Buffer> {
  // The one that printed last: the others have a chance to end.
  const thread = idleThreads.pop() ?? new PdfThread(forget);
  try {
    return await thread.print(letter);
  } finally {
    // A letter that cannot be printed leaves its thread whole.
    if (!thread.hasEnded) {
      idleThreads.push(thread);
      thread.endAfter(IDLE_MS);
    }
  }
}

function forget(ended: PdfThread): void {
  const index = idleThreads.indexOf(ended);
  if (index >= 0) idleThreads.splice(index, 1);
}
