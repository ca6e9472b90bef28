import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { Instant } from '#domain/dates.ts';
import { type Actor, type AuditEntry, appendAudit } from './audit-log.ts';
import type { Database } from './connection.ts';
import { inParts } from './in-parts.ts';
import { type MomentOfChange, momentOfChange } from './moment-of-change.ts';
import {
  deleteOwned,
  insertOwned,
  type NumberedTable,
  type OwnedTable,
  selectOwned,
  type Unowned,
  updateOwned,
} from './owned-statements.ts';
import type { Queries, Tables } from './tables.ts';
import { type TextSearch, textSearch } from './text-search.ts';

/** Queries that reach one therapist's rows and no others. */
export interface CaseloadQueries {
  readonly therapistId: number;
  readonly search: TextSearch;
  selectFrom<T extends OwnedTable>(table: T): SelectQueryBuilder<Tables, T, object>;
  updateTable<T extends OwnedTable>(table: T): UpdateQueryBuilder<Tables, T, T, UpdateResult>;
  deleteFrom<T extends OwnedTable>(table: T): DeleteQueryBuilder<Tables, T, DeleteResult>;
  /** Adds any number of rows of this therapist; gives nothing back. */
  insertInto<T extends OwnedTable>(table: T, rows: readonly Unowned<T>[]): Promise<void>;
  /** Adds a row of this therapist and gives its new id. */
  insertReturningId<T extends NumberedTable>(table: T, row: Unowned<T>): Promise<number>;
  /** Adds any number of rows of this therapist and gives their new ids, in the order of the rows. */
  insertReturningIds<T extends NumberedTable>(table: T, rows: readonly Unowned<T>[]): Promise<number[]>;
}

/** Queries inside a write, which also leave their trace in the audit log. */
export interface CaseloadWrites extends CaseloadQueries {
  readonly now: Instant;
  /** What `updated_at` becomes in an update: `now`, and in any case later than it was. */
  readonly changedAt: RawBuilder<MomentOfChange>;
  /** The same transaction without the scope, for what is the practice's and no one therapist's. */
  readonly practice: Queries;
  audit(entry: AuditEntry): void;
}

/** One therapist's data: the only way to it. */
export interface Caseload {
  readonly therapistId: number;
  readonly read: CaseloadQueries;
  /** Runs `job` in one transaction; it, its audit entries and the raised version stand or fall together. */
  write<T>(job: (queries: CaseloadWrites) => Promise<T>): Promise<T>;
  /** A number that every write of this caseload raises. */
  version(): Promise<number>;
}

export interface CaseloadOptions {
  actor: Actor;
  clock: () => Date;
  /** Told after a write is on the disk. */
  onChange?: (therapistId: number, version: number) => void;
}

/** The handle on one therapist's data. */
export function forTherapist(database: Database, therapistId: number, options: CaseloadOptions): Caseload {
  return {
    therapistId,
    read: scopedTo(database, database.read, therapistId),
    async write(job) {
      const { result, version } = await database.write(async (queries) => {
        const state = await raiseVersion(queries, therapistId);
        const now = options.clock().toISOString();
        const entries: AuditEntry[] = [];
        const audit = (entry: AuditEntry) => void entries.push(entry);
        const changedAt = momentOfChange(database.engine, now);
        const scoped = scopedTo(database, queries, therapistId);
        const result = await job({ ...scoped, now, changedAt, practice: queries, audit });
        await appendAudit(queries, therapistId, state, entries, options.actor, now);
        return { result, version: state.version };
      });
      options.onChange?.(therapistId, version);
      return result;
    },
    async version() {
      const row = await database.read
        .selectFrom('caseloads')
        .select('version')
        .where('therapist_id', '=', therapistId)
        .executeTakeFirstOrThrow();
      return row.version;
    },
  };
}

// First in every write: its row lock puts the writes of one caseload in line on PostgreSQL, so that what a
// write has read stays true until it commits. On SQLite there is one writer anyway.
async function raiseVersion(queries: Queries, therapistId: number) {
  return queries
    .updateTable('caseloads')
    .set({ version: sql`version + 1` })
    .where('therapist_id', '=', therapistId)
    .returning(['version', 'audit_length', 'audit_hash'])
    .executeTakeFirstOrThrow();
}

function scopedTo({ engine }: Database, queries: Queries, therapistId: number): CaseloadQueries {
  // Both engines number the rows of a statement in their order; only what they return may come in another.
  async function insertPart<T extends NumberedTable>(table: T, rows: readonly Unowned<T>[]) {
    const inserted = await insertOwned<NumberedTable>(queries, table, rows, therapistId)
      .returning('id')
      .execute();
    return inserted.map(({ id }) => id).sort((a, b) => a - b);
  }

  return {
    therapistId,
    search: textSearch(engine),
    selectFrom: (table) => selectOwned(queries, table, therapistId),
    updateTable: (table) => updateOwned(queries, table, therapistId),
    deleteFrom: (table) => deleteOwned(queries, table, therapistId),
    async insertInto(table, rows) {
      for await (const part of inParts(rows)) await insertOwned(queries, table, part, therapistId).execute();
    },
    async insertReturningId(table, row) {
      const [id] = await insertPart(table, [row]);
      if (id === undefined) throw new Error('The new row has no id');
      return id;
    },
    async insertReturningIds(table, rows) {
      const ids: number[] = [];
      for await (const part of inParts(rows)) ids.push(...(await insertPart(table, part)));
      return ids;
    },
  };
}
