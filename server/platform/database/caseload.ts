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
import { type UndoRecorder, undoRecorder } from '#server/platform/undo/undo-recorder.ts';
import type { Actor } from './actor.ts';
import { type AuditEntry, type AuditState, appendAudit, lockCaseload } from './audit-log.ts';
import { nextVersions, nounOf, versionsOf } from './caseload-versions.ts';
import { compiledOnce } from './compiled-query.ts';
import type { Database, OnLastStatement } from './connection.ts';
import { inParts } from './in-parts.ts';
import {
  type PlanService,
  type PlanServiceDays,
  type ServedPlan,
  type SessionOfTerms,
  type SessionTerms,
  withoutMandate,
} from './mandate-terms.ts';
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
import { saveUndo } from './save-undo.ts';
import type { Queries, Tables } from './tables.ts';
import { type TextSearch, textSearch } from './text-search.ts';

/** Queries that reach the rows of one therapist only. */
export interface CaseloadQueries {
  readonly therapistId: number;
  readonly search: TextSearch;
  /** The same connection without the scope, for data of the whole practice. */
  readonly practice: Queries;
  selectFrom<T extends OwnedTable>(table: T): SelectQueryBuilder<Tables, T, object>;
  /** Returns the terms of each of these sessions by the mandate that it counts toward. */
  sessionTerms(sessions: readonly SessionOfTerms[], timeZone: TimeZone): Promise<SessionTerms[]>;
  /** Returns the service and the school of a plan in some days: by its mandates, or as typed. */
  planService(plan: ServedPlan, days: PlanServiceDays): Promise<PlanService>;
  /** Returns the therapist's record as stored; undefined if there is none. */
  find<Kind extends NumberedRecord>(kind: Kind, id: number): Promise<Stored<Kind> | undefined>;
}

/** Queries inside a write, which also record audit entries and new versions. */
export interface CaseloadWrites extends CaseloadQueries {
  readonly now: Instant;
  /** The value of `updated_at` in an update: `now`, but always later than before. */
  readonly changedAt: RawBuilder<MomentOfChange>;
  readonly undo: UndoRecorder;
  updateTable<T extends OwnedTable>(table: T): UpdateQueryBuilder<Tables, T, T, UpdateResult>;
  deleteFrom<T extends OwnedTable>(table: T): DeleteQueryBuilder<Tables, T, DeleteResult>;
  /** Inserts any number of rows of this therapist. */
  insertInto<T extends OwnedTable>(table: T, rows: readonly Unowned<T>[]): Promise<void>;
  /** Inserts a record of this therapist and returns it as stored. */
  add<Kind extends NumberedRecord>(kind: Kind, row: Unowned<Kind['table']>): Promise<Stored<Kind>>;
  /** Inserts a row of this therapist and returns its id. */
  insertReturningId<T extends NumberedTable>(table: T, row: Unowned<T>): Promise<number>;
  /** Inserts any number of rows of this therapist and returns their ids, in the order of the rows. */
  insertReturningIds<T extends NumberedTable>(table: T, rows: readonly Unowned<T>[]): Promise<number[]>;
  audit(entry: AuditEntry): void;
  /** Sends a single statement whose result nothing needs together with the next ones. */
  readonly last: OnLastStatement;
  /** Moves the records that depend on a session's day along with it to another day, or back. */
  sessionMoved: (session: MovedSession, timeZone: TimeZone) => Promise<void>;
}

interface MovedSession {
  id: number;
  /** The moment to which it was moved. */
  date: Instant;
}

/** Changes, within the write that moved a session, the records of another noun that depend on its day. */
export type FollowMovedSession = (
  queries: CaseloadWrites,
  session: MovedSession,
  timeZone: TimeZone,
) => Promise<void>;

/**
 * Finds the mandates and terms of sessions. Throws 404 for a stated mandate of another child, 400 for one that does not
 * run on the session's day.
 */
export type FindSessionTerms = (
  queries: CaseloadQueries,
  sessions: readonly SessionOfTerms[],
  timeZone: TimeZone,
) => Promise<SessionTerms[]>;

/** Finds the service of a plan by its mandates. */
export type FindPlanService = (
  queries: CaseloadQueries,
  plan: ServedPlan,
  days: PlanServiceDays,
) => Promise<PlanService>;

/** One therapist's data, accessed by an actor; there is no other way to it. */
export interface Caseload {
  readonly therapistId: number;
  readonly actor: Actor;
  readonly read: CaseloadQueries;
  /** Returns queries limited to these kinds; reading another one throws, because it is a mistake in the program. */
  readOnly(nouns: readonly CaseloadNoun[]): CaseloadQueries;
  /** Runs `job` in one transaction together with its audit entries and the new versions of the kinds it wrote. */
  write<T>(job: (queries: CaseloadWrites) => Promise<T>): Promise<T>;
  /**
   * Runs `job` on a snapshot of the records, with their versions at that moment. The job may await only its queries.
   */
  snapshot<T>(job: (queries: CaseloadQueries, versions: CaseloadVersions) => Promise<T>): Promise<T>;
  /** Returns the version of each kind of record. */
  versions(): Promise<CaseloadVersions>;
}

/** Called after commit with the changed kinds and their new versions. */
export type OnCaseloadChange = (therapistId: number, versions: SomeVersions) => void;

export interface CaseloadPlace {
  database: Database;
  therapistId: number;
  clock: () => Date;
  onChange?: OnCaseloadChange;
  /** Called after commit with the id of the undo record. If omitted, no undo record is saved. */
  onUndoable?: (undoId: string) => void;
  onSessionMoved?: readonly FollowMovedSession[];
  findSessionTerms?: FindSessionTerms | undefined;
  findPlanService?: FindPlanService | undefined;
  /** Without mandates no statement asks about them. */
  hasMandates?: boolean;
}

/** Returns the access to a therapist's data for an actor; both are fixed before any query. */
export function forCaseload(place: CaseloadPlace, actor: Actor): Caseload {
  const { database, therapistId } = place;
  const read = readsOf(place, actor, database.read);
  return {
    therapistId,
    actor,
    read,
    readOnly(nouns) {
      const refuseUndeclared = (table: OwnedTable) => {
        const noun = nounOf(table);
        if (noun === null || !nouns.includes(noun))
          throw new Error(`This list does not say that it reads ${table}`);
      };
      return {
        ...read,
        selectFrom(table) {
          refuseUndeclared(table);
          return read.selectFrom(table);
        },
        async find(kind, id) {
          refuseUndeclared(kind.table);
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
  const undo = undoRecorder();
  const writes: CaseloadWrites = {
    ...readsOf(place, actor, queries),
    ...writesOf(place, actor, queries, changed),
    now,
    changedAt: momentOfChange(place.database.engine, now),
    undo,
    audit: (entry) => void entries.push(entry),
    last,
    async sessionMoved(session, timeZone) {
      for (const follow of place.onSessionMoved ?? []) await follow(writes, session, timeZone);
    },
  };
  // The lock is sent first; on PostgreSQL the job's first statement is pipelined with it.
  const [locked, worked] = await Promise.allSettled([lockCaseload(queries, therapistId), job(writes)]);
  if (locked.status === 'rejected') throw locked.reason;
  if (worked.status === 'rejected') throw worked.reason;
  const state = locked.value;
  const versions = nextVersions(state.versions, changed);
  const undoId = place.onUndoable && (await saveUndo(queries, therapistId, undo.steps(), now));
  if (entries.length > 0 || changed.size > 0) {
    const end = await appendAudit(queries, therapistId, state, entries, actor, now, last);
    last(
      saveState(queries, {
        ...end,
        therapistId,
        versions: JSON.stringify({ ...state.versions, ...versions }),
      }),
    );
  }
  return { result: worked.value, versions, undoId };
}

const saveState = compiledOnce((queries, state: AuditState & { therapistId: number; versions: string }) => {
  const { therapistId, audit_length, audit_hash, audit_key, audit_seal, versions } = state;
  return queries
    .updateTable('caseloads')
    .set({ audit_length, audit_hash, audit_key, audit_seal, versions })
    .where('therapist_id', '=', therapistId);
});

function readsOf(place: CaseloadPlace, actor: Actor, queries: Queries): CaseloadQueries {
  const { database, therapistId } = place;
  const reads: CaseloadQueries = {
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
    async sessionTerms(sessions, timeZone) {
      const { findSessionTerms, hasMandates = true } = place;
      const isAsked = hasMandates || sessions.some(({ stated }) => typeof stated === 'number');
      return findSessionTerms && isAsked
        ? findSessionTerms(reads, sessions, timeZone)
        : sessions.map(() => withoutMandate);
    },
    async planService(plan, days) {
      const { findPlanService, hasMandates = true } = place;
      const { serviceText, school } = plan;
      return findPlanService && hasMandates ? findPlanService(reads, plan, days) : { serviceText, school };
    },
  };
  return reads;
}

type Statements = Pick<
  CaseloadWrites,
  'updateTable' | 'deleteFrom' | 'insertInto' | 'add' | 'insertReturningId' | 'insertReturningIds'
>;

/** Returns write statements that add the kinds they change to `changed`. */
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

  // Both engines number the rows of a statement in order, but may return them in another.
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
