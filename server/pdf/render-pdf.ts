import { Worker } from 'node:worker_threads';
import { conflict } from '#server/http/errors.ts';
import type { ClientRecordContent } from './client-record-content.ts';
import type { InvoicePdf } from './invoice-pdf.ts';
import type { ReportPdf } from './report-pdf.ts';

/** What can be printed. */
export type Letter =
  | { kind: 'invoice'; content: InvoicePdf }
  | { kind: 'client record'; content: ClientRecordContent }
  | { kind: 'report'; content: ReportPdf };

/** What the pdfWorker hands to its worker, and what comes back. */
export interface PressOrder {
  id: number;
  letter: Letter;
}
export type PressAnswer = { id: number } & ({ file: Uint8Array } | { failure: string });

/** A letter that needs more than this is none that anybody reads; the program keeps its memory for the rest. */
const MEMORY_LIMIT_MB = 1_024;
const IDLE_MS = 60_000;

interface WaitingPdf {
  resolve(file: Buffer): void;
  reject(error: Error): void;
}

let pdfWorker: PdfWorker | undefined;

/**
 * Prints a letter as a PDF in a thread of its own: laying out pages takes seconds of computing, and everybody else's
 * requests are answered meanwhile. Letters are printed one after the other. The thread ends when nobody has printed
 * for a minute, and its memory with it. Throws 409 when the letter is too large to print.
 */
export function renderPdf(letter: Letter): Promise<Buffer> {
  pdfWorker ??= startPdfWorker();
  return pdfWorker.print(letter);
}

function startPdfWorker(): PdfWorker {
  const started = new PdfWorker(() => {
    if (pdfWorker === started) pdfWorker = undefined;
  });
  return started;
}

class PdfWorker {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, WaitingPdf>();
  readonly #onEnd: () => void;
  #lastId = 0;
  #idle: NodeJS.Timeout | undefined;

  constructor(onEnd: () => void) {
    this.#onEnd = onEnd;
    this.#worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    this.#worker.on('message', (answer: PressAnswer) => this.#deliver(answer));
    this.#worker.once('error', (error) => this.#fail(error));
    this.#worker.once('exit', () => this.#fail(new Error('The printing thread ended')));
  }

  print(letter: Letter): Promise<Buffer> {
    clearTimeout(this.#idle);
    this.#worker.ref();
    this.#lastId += 1;
    const order: PressOrder = { id: this.#lastId, letter };
    return new Promise((resolve, reject) => {
      this.#waiting.set(order.id, { resolve, reject });
      this.#worker.postMessage(order);
    });
  }

  #deliver(answer: PressAnswer): void {
    const letter = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ('file' in answer) letter?.resolve(Buffer.from(answer.file.buffer));
    else letter?.reject(new Error(answer.failure));
    if (this.#waiting.size > 0) return;
    // An idle pdfWorker does not keep the program from stopping.
    this.#worker.unref();
    this.#idle = setTimeout(() => this.#end(), IDLE_MS).unref();
  }

  #end(): void {
    this.#onEnd();
    void this.#worker.terminate();
  }

  // Whoever waits is told; the next letter starts another thread.
  #fail(error: Error & { code?: string }): void {
    this.#onEnd();
    const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    for (const letter of this.#waiting.values()) {
      letter.reject(isTooLarge ? conflict('There is too much in this for one PDF') : error);
    }
    this.#waiting.clear();
  }
}
