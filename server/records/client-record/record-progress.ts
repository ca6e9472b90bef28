import type { RecordProgress } from '#domain/caseload/clients/record-progress.ts';

/** The progress of the records that this process is making, by therapist and client. */
export class RecordsInWork {
  readonly #progress = new Map<string, RecordProgress>();

  /** Runs what makes a record, which tells each page that it has come to. */
  async follow<T>(
    key: string,
    pages: number,
    make: (onPage: (page: number) => void) => Promise<T>,
  ): Promise<T> {
    const ours: RecordProgress = { page: 0, pages };
    this.#progress.set(key, ours);
    try {
      return await make((page) => {
        ours.page = page;
        ours.pages = Math.max(page, pages);
      });
    } finally {
      // The same record may have been asked for again since.
      if (this.#progress.get(key) === ours) this.#progress.delete(key);
    }
  }

  /** Returns the progress of a record; no pages if none is being made here. */
  of(key: string): RecordProgress {
    return this.#progress.get(key) ?? { page: 0, pages: 0 };
  }
}
