import type {
  DeleteQueryBuilder,
  DeleteResult,
  RawBuilder,
  SelectQueryBuilder,
  UpdateQueryBuilder,
  UpdateResult,
} from 'kysely';
import type { Instant, TimeZone } from '#domain/platform/dates.ts';
import type { Stored } from '#domain/platform/record.ts';
import type { CaseloadNoun, CaseloadVersions, SomeVersions } from '#domain/program/caseload-versions.ts';
import { type UndoNotes, undoNotes } from '#server/platform/undo/undo-notes.ts';
import type { Actor } from './actor.ts';
import { type AuditEntry, type AuditState, appendAudit, lockCaseload } from './audit-log.ts';
import { nounOf, raised, versionsOf } from './caseload-versions.ts';
import { compiledOnce } from './compiled-query.ts';
import type { Database, OnLastStatement } from './connection.ts';
import { inParts } from './in-parts.ts';
import { keepUndo } from './keep-undo.ts';
import { mayReach } from './may-reach.ts';
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
import { addRecord, findRecord, type NumberedRecord } from './record-statements.ts';
import type { Queries, Tables } from './tables.ts';
import { type TextSearch, textSearch } from './text-search.ts';

/** Reads that reach one therapist's rows and no others. */
export interface CaseloadQueries {
  readonly therapistId: number;
  readonly search: TextSearch;
  /** The same connection without the scope, for what is the practice's and no one therapist's. */
  readonly practice: Queries;
  selectFrom<T extends OwnedTable>(table: T): SelectQueryBuilder<Tables, T, object>;
  /** The therapist's record of a number, as it is stored; undefined when there is none. */
  find<Kind extends NumberedRecord>(kind: Kind, id: number): Promise<Stored<Kind> | undefined>;
}

/** Queries inside a write, which also leave their trace in the audit log and in the versions of what they change. */
export interface CaseloadWrites extends CaseloadQueries {
  readonly now: Instant;
  /** What `updated_at` becomes in an update: `now`, and in any case later than it was. */
  readonly changedAt: RawBuilder<MomentOfChange>;
  readonly undo: UndoNotes;
  updateTable<T extends OwnedTable>(table: T): UpdateQueryBuilder<Tables, T, T, UpdateResult>;
  deleteFrom<T extends OwnedTable>(table: T): DeleteQueryBuilder<Tables, T, DeleteResult>;
  /** Adds any number of rows of this therapist; gives nothing back. */
  insertInto<T extends OwnedTable>(table: T, rows: readonly Unowned<T>[]): Promise<void>;
  /** Adds a record of this therapist and gives it as it is stored. */
  add<Kind extends NumberedRecord>(kind: Kind, row: Unowned<Kind['table']>): Promise<Stored<Kind>>;
  /** Adds a row of this therapist and gives its new id. */
  insertReturningId<T extends NumberedTable>(table: T, row: Unowned<T>): Promise<number>;
  /** Adds any number of rows of this therapist and gives their new ids, in the order of the rows. */
  insertReturningIds<T extends NumberedTable>(table: T, rows: readonly Unowned<T>[]): Promise<number[]>;
  audit(entry: AuditEntry): void;
  /** Lets what goes with the day of a session follow it to another day, or back. */
  sessionMoved: (session: MovedSession, timeZone: TimeZone) => Promise<void>;
}

interface MovedSession {
  id: number;
  /** The moment to which it was moved. */
  date: Instant;
}

/** Changes, within the write that moved a session, what another noun keeps by the session's day. */
export type FollowMovedSession = (
  queries: CaseloadWrites,
  session: MovedSession,
  timeZone: TimeZone,
) => Promise<void>;

/** One therapist's data in the hands of an actor: the only way to it. */
export interface Caseload {
  readonly therapistId: number;
  readonly actor: Actor;
  readonly read: CaseloadQueries;
  /** Reads of these nouns alone; whatever asks for another one is a mistake in the program. */
  readOnly(nouns: readonly CaseloadNoun[]): CaseloadQueries;
  /**
   * Runs `job` in one transaction; it, its audit entries and the raised versions of the nouns whose tables it wrote
   * stand or fall together.
   */
  write<T>(job: (queries: CaseloadWrites) => Promise<T>): Promise<T>;
  /**
   * Runs `job` on the records as they are at this moment, whatever is changed meanwhile, and with how often each noun
   * was changed until then. The job awaits nothing but its queries.
   */
  snapshot<T>(job: (queries: CaseloadQueries, versions: CaseloadVersions) => Promise<T>): Promise<T>;
  /** How often each noun was changed. */
  versions(): Promise<CaseloadVersions>;
}

/** Told, after a write is on the disk, which nouns it changed and the version that each has now. */
export type OnCaseloadChange = (therapistId: number, versions: SomeVersions) => void;

export interface CaseloadPlace {
  database: Database;
  therapistId: number;
  clock: () => Date;
  onChange?: OnCaseloadChange;
  /** Told, after a write is on the disk, by what it can be undone; without it nothing is kept for that. */
  onUndoable?: (undoId: string) => void;
  onSessionMoved?: readonly FollowMovedSession[];
}

/** The handle on a therapist's data for whoever acts: both are known before anything is asked. */
export function forCaseload(place: CaseloadPlace, actor: Actor): Caseload {
  const { database, therapistId } = place;
  const read = readsOf(place, actor, database.read);
  return {
    therapistId,
    actor,
    read,
    readOnly(nouns) {
      const refuseUnsaid = (table: OwnedTable) => {
        const noun = nounOf(table);
        if (noun === null || !nouns.includes(noun))
          throw new Error(`This list does not say that it reads ${table}`);
      };
      return {
        ...read,
        selectFrom(table) {
          refuseUnsaid(table);
          return read.selectFrom(table);
        },
        async find(kind, id) {
          refuseUnsaid(kind.table);
          return read.find(kind, id);
        },
      };
    },
    async write(job) {
      const { result, versions, undoId } = await database.write((queries, last) =>
        writeOnce(place, actor, queries, last, job),
      );
      if (Object.keys(versions).length > 0) place.onChange?.(therapistId, versions);
      if (undoId !== undefined) place.onUndoable?.(undoId);
      return result;
    },
    snapshot: (job) =>
      database.snapshot(async (queries) => {
        const versions = await versionsIn(queries, therapistId);
        return job(readsOf(place, actor, queries), versions);
      }),
    versions: () => versionsIn(database.read, therapistId),
  };
}

async function versionsIn(queries: Queries, therapistId: number): Promise<CaseloadVersions> {
  const row = await queries
    .selectFrom('caseloads')
    .select(['version', 'versions'])
    .where('therapist_id', '=', therapistId)
    .executeTakeFirstOrThrow();
  return versionsOf(row);
}

async function writeOnce<T>(
  place: CaseloadPlace,
  actor: Actor,
  queries: Queries,
  last: OnLastStatement,
  job: (queries: CaseloadWrites) => Promise<T>,
): Promise<{ result: T; versions: SomeVersions; undoId: string | undefined }> {
  const { therapistId } = place;
  const now = place.clock().toISOString();
  const changed = new Set<CaseloadNoun>();
  const entries: AuditEntry[] = [];
  const undo = undoNotes();
  const writes: CaseloadWrites = {
    ...readsOf(place, actor, queries),
    ...writesOf(place, actor, queries, changed),
    now,
    changedAt: momentOfChange(place.database.engine, now),
    undo,
    audit: (entry) => void entries.push(entry),
    async sessionMoved(session, timeZone) {
      for (const follow of place.onSessionMoved ?? []) await follow(writes, session, timeZone);
    },
  };
  // The lock is the first that is asked; on PostgreSQL the job's first statement goes with it.
  const [locked, worked] = await Promise.allSettled([lockCaseload(queries, therapistId), job(writes)]);
  if (locked.status === 'rejected') throw locked.reason;
  if (worked.status === 'rejected') throw worked.reason;
  const state = locked.value;
  const versions = raised(state.versions, changed);
  const undoId = place.onUndoable && (await keepUndo(queries, therapistId, undo.steps(), now));
  if (entries.length > 0 || changed.size > 0) {
    const end = await appendAudit(queries, therapistId, state, entries, actor, now, last);
    last(
      keepState(queries, {
        ...end,
        therapistId,
        versions: JSON.stringify({ ...state.versions, ...versions }),
      }),
    );
  }
  return { result: worked.value, versions, undoId };
}

const keepState = compiledOnce((queries, state: AuditState & { therapistId: number; versions: string }) => {
  const { therapistId, audit_length, audit_hash, audit_key, audit_seal, versions } = state;
  return queries
    .updateTable('caseloads')
    .set({ audit_length, audit_hash, audit_key, audit_seal, versions })
    .where('therapist_id', '=', therapistId);
});

function readsOf({ database, therapistId }: CaseloadPlace, actor: Actor, queries: Queries): CaseloadQueries {
  return {
    therapistId,
    search: textSearch(database.engine),
    practice: queries,
    selectFrom(table) {
      refuseUnreachable(actor, therapistId, table);
      return selectOwned(queries, table, therapistId);
    },
    async find(kind, id) {
      refuseUnreachable(actor, therapistId, kind.table);
      return findRecord(queries, kind, therapistId, id);
    },
  };
}

type Statements = Pick<
  CaseloadWrites,
  'updateTable' | 'deleteFrom' | 'insertInto' | 'add' | 'insertReturningId' | 'insertReturningIds'
>;

/** Writes that note in `changed` which nouns they are about. */
function writesOf(
  { therapistId }: CaseloadPlace,
  actor: Actor,
  queries: Queries,
  changed: Set<CaseloadNoun>,
): Statements {
  function reach(table: OwnedTable): void {
    refuseUnreachable(actor, therapistId, table);
    const noun = nounOf(table);
    if (noun !== null) changed.add(noun);
  }

  function insert<T extends OwnedTable>(table: T, rows: readonly Unowned<T>[]) {
    reach(table);
    return insertOwned(queries, table, rows, therapistId);
  }

  // Both engines number the rows of a statement in their order; only what they return may come in another.
  async function insertPart<T extends NumberedTable>(table: T, rows: readonly Unowned<T>[]) {
    const inserted = await insert<NumberedTable>(table, rows).returning('id').execute();
    return inserted.map(({ id }) => id).sort((a, b) => a - b);
  }

  return {
    updateTable(table) {
      reach(table);
      return updateOwned(queries, table, therapistId);
    },
    deleteFrom(table) {
      reach(table);
      return deleteOwned(queries, table, therapistId);
    },
    async insertInto(table, rows) {
      for await (const part of inParts(rows)) await insert(table, part).execute();
    },
    async add(kind, row) {
      reach(kind.table);
      return addRecord(queries, kind, therapistId, row);
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

function refuseUnreachable(actor: Actor, therapistId: number, table: OwnedTable): void {
  if (mayReach(actor, therapistId, table)) return;
  throw new Error(`An actor of the kind "${actor.kind}" does not reach ${table} of this caseload`);
}
