import { SAME_VIEW_MS } from '#domain/platform/audit/activity.ts';
import type { Actor, TherapistActor } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';

const FLUSH_AFTER_MS = 1_000;
const TRY_AGAIN_AFTER_MS = 10_000;
/** Maximum number of remembered views. */
const REMEMBERED_LOOKS = 10_000;

interface NotedRead {
  entry: AuditEntry;
  actor: Actor;
  at: string;
}

/**
 * Collects views, refusals and failures for up to a second before writing them to the audit log, so that viewing a
 * record does not wait for the disk, and that response times do not reveal which usernames exist. Entries that the
 * database does not take are retried.
 */
export class AccessLog {
  readonly #database: Pick<Database, 'write'>;
  readonly #noted = new Map<number, NotedRead[]>();
  /** When each view was last recorded, oldest first; repeats within the hour are skipped. */
  readonly #looks = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Pick<Database, 'write'>) {
    this.#database = database;
  }

  note(therapistId: number, entry: AuditEntry, actor: Actor, at: string): void {
    const noted = this.#noted.get(therapistId) ?? [];
    noted.push({ entry, actor, at });
    this.#noted.set(therapistId, noted);
    this.#flushLater(FLUSH_AFTER_MS);
  }

  /** Records a frequent event at most once an hour per account, address, kind and client. */
  noteOnce(entry: AuditEntry, actor: TherapistActor, at: string): void {
    const { action, entity, clientId } = entry;
    const look = [actor.id, actor.address, action, entity, clientId].join(' ');
    const now = Date.parse(at);
    const began = this.#looks.get(look);
    if (began !== undefined && Math.abs(now - began) < SAME_VIEW_MS) return;
    this.#looks.delete(look);
    this.#looks.set(look, now);
    const [oldest] = this.#looks.keys();
    if (this.#looks.size > REMEMBERED_LOOKS && oldest !== undefined) this.#looks.delete(oldest);
    this.note(actor.id, entry, actor, at);
  }

  /** Records in an account's log that somebody failed to sign in to it. */
  noteFailure(userId: number, entity: AuditEntry['entity'], address: string, at: Date): void {
    const entry = { action: 'fail', entity, entityId: null, clientId: null } as const;
    this.note(userId, entry, { kind: 'therapist', id: userId, address }, at.toISOString());
  }

  /** Writes all collected entries, and waits for writes in progress. */
  flush(): Promise<void> {
    const written = this.#writing.then(() => this.#writeNoted());
    this.#writing = written.catch(() => undefined);
    return written;
  }

  async #writeNoted(): Promise<void> {
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

  /** Writes the remaining entries when the program stops; logs an error if that fails. */
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
        await appendAuditEntries(queries, therapistId, [entry], actor, at);
      }
    });
  }
}

function sayFailure(error: unknown): void {
  console.error(`The audit log could not be written: ${error instanceof Error ? error.message : error}`);
}
