import type { Queries } from './tables.ts';

/** Repeated checks within this time reuse the result, so that they do not keep the disk busy. */
const GOOD_FOR_MS = 5_000;

/** Checks whether the database accepts writes, with a write that changes nothing. */
export class WriteProbe {
  readonly #write: (job: (queries: Queries) => Promise<unknown>) => Promise<unknown>;
  #found: Promise<unknown> | undefined;
  #foundAt = 0;

  constructor(write: (job: (queries: Queries) => Promise<unknown>) => Promise<unknown>) {
    this.#write = write;
  }

  /** Rejects with the reason if nothing can be written. */
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
