import { SAME_VIEW_MS } from '#domain/platform/audit/activity.ts';
import type { Actor, SupervisorActor, TherapistActor } from '#server/platform/database/actor.ts';
import { type AuditEntry, appendAuditEntries } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';

const FLUSH_AFTER_MS = 1_000;
const RETRY_AFTER_MS = 10_000;
/** Maximum number of remembered views. */
const REMEMBERED_VIEWS = 10_000;

interface PendingEntry {
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
  readonly #pending = new Map<number, PendingEntry[]>();
  /** When each view was last recorded, oldest first; repeats within the hour are skipped. */
  readonly #views = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(database: Pick<Database, 'write'>) {
    this.#database = database;
  }

  add(therapistId: number, entry: AuditEntry, actor: Actor, at: string): void {
    const pending = this.#pending.get(therapistId) ?? [];
    pending.push({ entry, actor, at });
    this.#pending.set(therapistId, pending);
    this.#flushLater(FLUSH_AFTER_MS);
  }

  /**
   * Records a frequent event at most once an hour per account, address, kind and client, in the log of the account or in
   * that of a therapist whom it supervises.
   */
  auditOnce(
    entry: AuditEntry,
    actor: TherapistActor | SupervisorActor,
    at: string,
    therapistId = actor.id,
  ): void {
    const { action, entity, clientId } = entry;
    const view = [therapistId, actor.id, actor.address, action, entity, clientId].join(' ');
    const now = Date.parse(at);
    const began = this.#views.get(view);
    if (began !== undefined && Math.abs(now - began) < SAME_VIEW_MS) return;
    this.#views.delete(view);
    this.#views.set(view, now);
    const [oldest] = this.#views.keys();
    if (this.#views.size > REMEMBERED_VIEWS && oldest !== undefined) this.#views.delete(oldest);
    this.add(therapistId, entry, actor, at);
  }

  /** Records in an account's log that somebody failed to sign in to it. */
  auditFailure(userId: number, entity: AuditEntry['entity'], address: string, at: Date): void {
    const entry = { action: 'fail', entity, entityId: null, clientId: null } as const;
    this.add(userId, entry, { kind: 'therapist', id: userId, address }, at.toISOString());
  }

  /** Writes all collected entries, and waits for writes in progress. */
  flush(): Promise<void> {
    const written = this.#writing.then(() => this.#writePending());
    this.#writing = written.catch(() => undefined);
    return written;
  }

  async #writePending(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batches = [...this.#pending];
    this.#pending.clear();
    await Promise.all(
      batches.map(([therapistId, reads]) =>
        this.#write(therapistId, reads).catch((error: unknown) => {
          this.#pending.set(therapistId, [...reads, ...(this.#pending.get(therapistId) ?? [])]);
          throw error;
        }),
      ),
    );
  }

  /** Writes the remaining entries when the program stops; logs an error if that fails. */
  async close(): Promise<void> {
    await this.flush().catch(logFailure);
    clearTimeout(this.#timer);
  }

  #flushLater(afterMs: number): void {
    this.#timer ??= setTimeout(() => {
      this.flush().catch((error: unknown) => {
        if (afterMs === FLUSH_AFTER_MS) logFailure(error);
        this.#flushLater(RETRY_AFTER_MS);
      });
    }, afterMs).unref();
  }

  #write(therapistId: number, reads: PendingEntry[]): Promise<void> {
    return this.#database.write(async (queries) => {
      for (const { entry, actor, at } of reads) {
        await appendAuditEntries(queries, therapistId, [entry], actor, at);
      }
    });
  }
}

function logFailure(error: unknown): void {
  console.error(`The audit log could not be written: ${error instanceof Error ? error.message : error}`);
}
