import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './pdf-document.ts';

/** The result for a document. */
export type RenderedPdf = { file: Uint8Array } | { failure: string };
/** A message from a thread: the page it has reached, and finally the document. */
export type FromPdfThread = RenderedPdf | { page: number };

/** A message to a thread: a document to make, or that one will follow. */
export type ToPdfThread = PdfDocument | 'prepare';

/** A document needs more memory than a thread is given. */
export class TooLargeForPdf extends Error {}

/** A document that needs more than this is none that anybody reads; the program keeps its memory for the rest. */
const MEMORY_LIMIT_MB = 1_024;

/** A thread that makes one PDF after the other. */
export class PdfThread {
  readonly #worker: Worker;
  readonly #onEnd: (ended: PdfThread) => void;
  #file: PromiseWithResolvers<Buffer> | undefined;
  #onPage: ((page: number) => void) | undefined;
  #idle: NodeJS.Timeout | undefined;
  #hasEnded = false;

  /** `onEnd` is told when the thread has ended, also by an error: it makes no more. */
  constructor(onEnd: (ended: PdfThread) => void) {
    this.#onEnd = onEnd;
    this.#worker = new Worker(new URL('../../program/pdf-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    this.#worker.on('message', (told: FromPdfThread) => this.#deliver(told));
    this.#worker.once('error', (error) => this.#fail(error));
    this.#worker.once('exit', () => this.#fail(new Error('The thread that makes PDFs ended')));
  }

  /**
   * Makes one PDF; the one before it must be done. Tells of a client's record each page that it has come to. Throws
   * TooLargeForPdf.
   */
  render(document: PdfDocument, onPage?: (page: number) => void): Promise<Buffer> {
    this.#onPage = onPage;
    clearTimeout(this.#idle);
    this.#worker.ref();
    this.#file = Promise.withResolvers();
    this.#tell(document);
    return this.#file.promise;
  }

  /** Loads the renderer and has it compiled, which takes longer than most documents, before there is one to make. */
  prepare(): void {
    this.#tell('prepare');
  }

  /** Whether it makes no more. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Ends the thread at once, and what it is making with `reason`. */
  stop(reason: Error): void {
    this.#fail(reason);
    void this.#worker.terminate();
  }

  /** Ends the thread unless it makes another before that; until then it does not keep the program from stopping. */
  endAfter(ms: number): void {
    clearTimeout(this.#idle);
    this.#worker.unref();
    this.#idle = setTimeout(() => void this.#worker.terminate(), ms).unref();
  }

  #tell(told: ToPdfThread): void {
    this.#worker.postMessage(told);
  }

  #deliver(rendered: FromPdfThread): void {
    if ('page' in rendered) {
      this.#onPage?.(rendered.page);
      return;
    }
    if ('file' in rendered) this.#file?.resolve(Buffer.from(rendered.file.buffer));
    else this.#file?.reject(new Error(rendered.failure));
    this.#file = undefined;
  }

  #fail(error: Error & { code?: string }): void {
    clearTimeout(this.#idle);
    this.#hasEnded = true;
    this.#onEnd(this);
    this.#file?.reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new TooLargeForPdf() : error);
    this.#file = undefined;
  }
}
