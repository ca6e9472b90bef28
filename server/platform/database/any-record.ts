import { sql } from 'kysely';
import type { EarlierRecord, RecordDescription } from '#domain/platform/record.ts';
import type { CaseloadRecord } from '#domain/program/caseload-records.ts';
import type { Unowned } from './owned-statements.ts';
import { columnOf, columnsOf, isOwnColumn } from './record-rows.ts';

/** Returns the selection that reads rows of any kind of record as records. */
export function anySelection({ table, fields, elsewhere = {} }: RecordDescription) {
  return Object.keys(fields).map((field) => {
    const place = elsewhere[field];
    if (place === undefined) return sql.ref(columnOf(field)).as(field);
    const of = (name: string) => sql.ref(`${place.table}.${name}`);
    return sql`(SELECT ${of(columnOf(field))} FROM ${sql.table(place.table)}
      WHERE ${of('therapist_id')} = ${sql.ref(`${table}.therapist_id`)}
        AND ${of(columnOf(place.by))} = ${sql.ref(`${table}.id`)})`.as(field);
  });
}

/**
 * Converts a stored or archived record of any kind to the row to insert, without what another table stores; it keeps its
 * id if it has one. Throws if its fields are not exactly those of its kind, so that nothing is lost silently.
 */
export function anyRow<Kind extends CaseloadRecord>(
  kind: Kind,
  record: EarlierRecord,
): Unowned<Kind['table']> {
  const { noun, fields } = kind;
  const isPresent = (field: string) =>
    field === 'id' || field === 'therapistId' || record[field] !== undefined;
  if (!Object.keys(fields).every(isPresent) || !Object.keys(record).every((field) => field in fields)) {
    throw new Error(`A record of the kind "${noun}" is not of the version that it says`);
  }
  // The kind is known only at run time; the check above justifies the cast.
  const row: unknown = columnsOf(record, (field) => isOwnColumn(kind, field));
  return row as Unowned<Kind['table']>;
}

/**
 * Converts some earlier field values of a record of any kind to the columns to set. Throws for a field that its kind
 * does not have.
 */
export function changedColumns<Kind extends CaseloadRecord>(kind: Kind, before: EarlierRecord) {
  const { noun, fields } = kind;
  if (!Object.keys(before).every((field) => field in fields)) {
    throw new Error(`Some fields are not of the kind "${noun}"`);
  }
  const columns: unknown = columnsOf(before, (field) => isOwnColumn(kind, field));
  // As in `anyRow`, the kind is known only at run time.
  return columns as Partial<Unowned<Kind['table']>>;
}
