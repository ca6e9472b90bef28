import { Worker } from 'node:worker_threads';
import type { Letter } from './letter.ts';

/** What comes back for a letter. */
export type PrintedLetter = { file: Uint8Array } | { failure: string };

/** A letter needs more memory than a thread is given. */
export class TooLargeForPdf extends Error {}

/** A letter that needs more than this is none that anybody reads; the program keeps its memory for the rest. */
const MEMORY_LIMIT_MB = 1_024;

/** A thread that prints one letter after the other. */
export class PdfThread {
  readonly #worker: Worker;
  readonly #onEnd: (ended: PdfThread) => void;
  #letter: PromiseWithResolvers<Buffer> | undefined;
  #idle: NodeJS.Timeout | undefined;
  #hasEnded = false;

  /** `onEnd` is told when the thread has ended, also by an error: it prints no more. */
  constructor(onEnd: (ended: PdfThread) => void) {
    this.#onEnd = onEnd;
    this.#worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    this.#worker.on('message', (printed: PrintedLetter) => this.#deliver(printed));
    this.#worker.once('error', (error) => this.#fail(error));
    this.#worker.once('exit', () => this.#fail(new Error('The printing thread ended')));
  }

  /** Prints a letter; the one before it must be done. Throws TooLargeForPdf. */
  print(letter: Letter): Promise<Buffer> {
    clearTimeout(this.#idle);
    this.#worker.ref();
    this.#letter = Promise.withResolvers();
    this.#worker.postMessage(letter);
    return this.#letter.promise;
  }

  /** Whether it prints no more. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Ends the thread unless it prints again before that; until then it does not keep the program from stopping. */
  endAfter(ms: number): void {
    this.#worker.unref();
    this.#idle = setTimeout(() => void this.#worker.terminate(), ms).unref();
  }

  #deliver(printed: PrintedLetter): void {
    if ('file' in printed) this.#letter?.resolve(Buffer.from(printed.file.buffer));
    else this.#letter?.reject(new Error(printed.failure));
    this.#letter = undefined;
  }

  #fail(error: Error & { code?: string }): void {
    clearTimeout(this.#idle);
    this.#hasEnded = true;
    this.#onEnd(this);
    this.#letter?.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooLargeForPdf() : error);
    this.#letter = undefined;
  }
}
