import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/connection.ts';
import type { BrokenSigned } from './broken-signed.ts';
import { verifySigned } from './verify-signed.ts';

/** Looks at all signed texts, and remembers of which children they are not as they were signed. Nobody's work waits for it. */
export class SignedCheck {
  readonly #database: Pick<Database, 'read' | 'snapshot'>;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  #broken: readonly BrokenSigned[] = [];

  constructor(database: Pick<Database, 'read' | 'snapshot'>, log: Pick<FastifyBaseLogger, 'error'>) {
    this.#database = database;
    this.#log = log;
  }

  /** What the last look found. */
  get broken(): readonly BrokenSigned[] {
    return this.#broken;
  }

  /** Looks now, and writes what is found into the server's log, by numbers alone. */
  async look(): Promise<void> {
    const { broken } = await verifySigned(this.#database);
    // What is signed or put away meanwhile looks as if it were missing, so what is found is looked at again as of one moment.
    this.#broken =
      broken.length === 0 ? [] : (await this.#database.snapshot((read) => verifySigned({ read }))).broken;
    for (const place of this.#broken)
      this.#log.error(place, 'a signed text, or what is recorded behind it, was changed or removed');
  }
}
