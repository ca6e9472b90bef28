import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#server/platform/database/connection.ts';
import type { BrokenSigned } from './broken-signed.ts';
import { sealEarlierSignatures } from './seal-earlier-signatures.ts';
import { verifySigned } from './verify-signed.ts';

/**
 * Verifies all signed texts in the background and caches the children whose texts are broken. Before that it seals what
 * earlier versions signed.
 */
export class SignedCheck {
  readonly #database: Pick<Database, 'read' | 'snapshot' | 'write' | 'auditKey'>;
  readonly #clock: () => Date;
  readonly #log: Pick<FastifyBaseLogger, 'error'>;
  #broken: readonly BrokenSigned[] = [];

  constructor(
    database: Pick<Database, 'read' | 'snapshot' | 'write' | 'auditKey'>,
    { clock, log }: { clock: () => Date; log: Pick<FastifyBaseLogger, 'error'> },
  ) {
    this.#database = database;
    this.#clock = clock;
    this.#log = log;
  }

  /** The result of the last check. */
  get broken(): readonly BrokenSigned[] {
    return this.#broken;
  }

  /** Runs the check and logs what it found, by ids only. */
  async look(): Promise<void> {
    const { auditKey } = this.#database;
    await sealEarlierSignatures(this.#database, this.#clock().toISOString());
    const { broken } = await verifySigned(this.#database);
    // A text signed or sealed during the check seems to be missing, so findings are verified again in one
    // snapshot.
    this.#broken =
      broken.length === 0
        ? []
        : (await this.#database.snapshot((read) => verifySigned({ read, auditKey }))).broken;
    for (const place of this.#broken)
      this.#log.error(place, 'a signed text, or what is recorded behind it, was changed or removed');
  }
}
