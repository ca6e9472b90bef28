import type { Actor } from '#server/database/actor.ts';
import { type AuditEntry, appendAuditAlone } from '#server/database/audit-log.ts';
import type { Database } from '#server/database/connection.ts';

const FLUSH_AFTER_MS = 1_000;
const TRY_AGAIN_AFTER_MS = 10_000;

interface NotedRead {
  entry: AuditEntry;
  actor: Actor;
  at: string;
}

/**
 * Reads of client records, on their way to the audit log: gathered for up to a second, so that looking at a
 * record does not wait for the disk. What the database does not take is kept and tried again.
 */
export class AccessLog {
  readonly #database: Pick<Database, 'write'>;
  readonly #noted = new Map<number, NotedRead[]>();
  #timer: NodeJS.Timeout | undefined;

  constructor(database: Pick<Database, 'write'>) {
    this.#database = database;
  }

  note(therapistId: number, entry: AuditEntry, actor: Actor, at: string): void {
    const noted = this.#noted.get(therapistId) ?? [];
    noted.push({ entry, actor, at });
    this.#noted.set(therapistId, noted);
    this.#flushLater(FLUSH_AFTER_MS);
  }

  /** Writes everything noted so far. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batches = [...this.#noted];
    this.#noted.clear();
    await Promise.all(
      batches.map(([therapistId, reads]) =>
        this.#write(therapistId, reads).catch((error: unknown) => {
          this.#noted.set(therapistId, [...reads, ...(this.#noted.get(therapistId) ?? [])]);
          throw error;
        }),
      ),
    );
  }

  /** Writes what is left when the program stops, and says so when that is not possible. */
  async close(): Promise<void> {
    await this.flush().catch(sayFailure);
    clearTimeout(this.#timer);
  }

  #flushLater(afterMs: number): void {
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: unknown) => {
        if (afterMs === FLUSH_AFTER_MS) sayFailure(error);
        this.#flushLater(TRY_AGAIN_AFTER_MS);
      });
    }, afterMs).unref();
  }

  #write(therapistId: number, reads: NotedRead[]): Promise<void> {
    return this.#database.write(async (queries) => {
      for (const { entry, actor, at } of reads) {
        await appendAuditAlone(queries, therapistId, [entry], actor, at);
      }
    });
  }
}

function sayFailure(error: unknown): void {
  console.error(`The audit log could not be written: ${error instanceof Error ? error.message : error}`);
}
