import type { Database } from '#server/database/connection.ts';
import { type Actor, type AuditEntry, appendAuditAlone } from './audit-log.ts';

const FLUSH_AFTER_MS = 1_000;

interface NotedRead {
  entry: AuditEntry;
  actor: Actor;
  at: string;
}

/**
 * Reads of client records, on their way to the audit log: gathered for up to a second, so that looking at a
 * record does not wait for the disk. `flush` writes what is left when the program stops.
 */
export class ReadLog {
  readonly #database: Database;
  readonly #noted = new Map<number, NotedRead[]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Database) {
    this.#database = database;
  }

  note(therapistId: number, entry: AuditEntry, actor: Actor, at: string): void {
    const noted = this.#noted.get(therapistId) ?? [];
    noted.push({ entry, actor, at });
    this.#noted.set(therapistId, noted);
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: unknown) => {
        console.error(
          `The audit log could not be written: ${error instanceof Error ? error.message : error}`,
        );
      });
    }, FLUSH_AFTER_MS).unref();
  }

  /** Writes everything noted so far. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batches = [...this.#noted];
    this.#noted.clear();
    await Promise.all(batches.map(([therapistId, reads]) => this.#write(therapistId, reads)));
  }

  #write(therapistId: number, reads: NotedRead[]): Promise<void> {
    return this.#database.write(async (queries) => {
      for (const { entry, actor, at } of reads) {
        await appendAuditAlone(queries, therapistId, [entry], actor, at);
      }
    });
  }
}
