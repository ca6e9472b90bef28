import {
  type DeleteQueryBuilder,
  type DeleteResult,
  type Insertable,
  type InsertQueryBuilder,
  type InsertResult,
  type SelectQueryBuilder,
  sql,
  type UpdateQueryBuilder,
  type UpdateResult,
} from 'kysely';
import type { CaseloadRecord } from '#domain/program/caseload-records.ts';
import type { OwnedTables, Queries, Tables } from './tables.ts';

export type OwnedTable = keyof OwnedTables;

/** The tables whose rows have an id that callers need. */
export type NumberedTable =
  | Extract<CaseloadRecord, { fields: { id: unknown } }>['table']
  | 'client_imports'
  | 'sealed_records'
  | 'passkeys';

/** A row without its therapist's id. */
export type Unowned<T extends OwnedTable> = Omit<Insertable<OwnedTables[T]>, 'therapist_id'>;

// The caseload's scope is added here only. Kysely cannot follow a table name that is a type parameter, so each
// statement is built for any table and then cast to the requested one: the only casts between the program and its
// queries.

const isOwned = (table: OwnedTable, therapistId: number) =>
  sql<boolean>`${sql.ref(`${table}.therapist_id`)} = ${therapistId}`;

/** Selects one therapist's rows. */
export function selectOwned<T extends OwnedTable>(queries: Queries, table: T, therapistId: number) {
  const statement: unknown = queries.selectFrom<OwnedTable>(table).where(isOwned(table, therapistId));
  return statement as SelectQueryBuilder<Tables, T, object>;
}

/** Updates one therapist's rows. */
export function updateOwned<T extends OwnedTable>(queries: Queries, table: T, therapistId: number) {
  const statement: unknown = queries.updateTable<OwnedTable>(table).where(isOwned(table, therapistId));
  return statement as UpdateQueryBuilder<Tables, T, T, UpdateResult>;
}

/** Deletes one therapist's rows. */
export function deleteOwned<T extends OwnedTable>(queries: Queries, table: T, therapistId: number) {
  const statement: unknown = queries.deleteFrom<OwnedTable>(table).where(isOwned(table, therapistId));
  return statement as DeleteQueryBuilder<Tables, T, DeleteResult>;
}

/** Inserts rows of one therapist. */
export function insertOwned<T extends OwnedTable>(
  queries: Queries,
  table: T,
  rows: readonly Unowned<T>[],
  therapistId: number,
) {
  const values: unknown = rows.map((row) => ({ ...row, therapist_id: therapistId }));
  const statement: unknown = queries.insertInto<OwnedTable>(table).values(values as never);
  return statement as InsertQueryBuilder<Tables, T, InsertResult>;
}
