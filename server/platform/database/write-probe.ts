import type { Queries } from './tables.ts';

/** Whoever asks often is told what was found a moment ago: asking is not to keep the disk busy. */
const GOOD_FOR_MS = 5_000;

/** Finds out whether the database takes a write, by one that changes nothing. */
export class WriteProbe {
  readonly #write: (job: (queries: Queries) => Promise<unknown>) => Promise<unknown>;
  #found: Promise<unknown> | undefined;
  #foundAt = 0;

  constructor(write: (job: (queries: Queries) => Promise<unknown>) => Promise<unknown>) {
    this.#write = write;
  }

  /** Rejects with the reason when nothing can be written. */
  async check(): Promise<void> {
    if (this.#found === undefined || performance.now() - this.#foundAt > GOOD_FOR_MS) {
      this.#foundAt = performance.now();
      this.#found = this.#write((queries) =>
        queries
          .updateTable('practice')
          .set((row) => ({ id: row.ref('id') }))
          .where('id', '=', 1)
          .execute(),
      );
    }
    await this.#found;
  }
}
