import { sql } from 'kysely';
import type { EarlierRecord } from '#domain/platform/record.ts';
import type { CaseloadRecord } from '#domain/program/caseload-records.ts';
import type { Unowned } from './owned-statements.ts';
import { columnOf, columnsOf } from './record-rows.ts';

/** What to select so that rows of any kind of record come as records. */
export function anySelection({ fields }: CaseloadRecord) {
  return Object.keys(fields).map((field) => sql.ref(columnOf(field)).as(field));
}

/**
 * A record of any kind, as it was put away or came from an archive, as the row to insert; its number goes with it where
 * it has one. Throws when its fields are not those of its kind: nothing of it is lost without a word.
 */
export function anyRow<Kind extends CaseloadRecord>(
  { noun, fields }: Kind,
  record: EarlierRecord,
): Unowned<Kind['table']> {
  const isGiven = (field: string) => field === 'id' || field === 'therapistId' || record[field] !== undefined;
  if (!Object.keys(fields).every(isGiven) || !Object.keys(record).every((field) => field in fields)) {
    throw new Error(`A record of the kind "${noun}" is not of the version that it says`);
  }
  // Which kind it is of is known only as the program runs; the check above is what the type stands for.
  const row: unknown = columnsOf(record, () => true);
  return row as Unowned<Kind['table']>;
}

/** Some fields of a record of any kind, as it once was, as the columns to set. Throws for one that its kind has not. */
export function changedColumns<Kind extends CaseloadRecord>({ noun, fields }: Kind, before: EarlierRecord) {
  if (!Object.keys(before).every((field) => field in fields)) {
    throw new Error(`Some fields are not of the kind "${noun}"`);
  }
  const columns: unknown = columnsOf(before, () => true);
  // As with `anyRow`, the kind is known only as the program runs.
  return columns as Partial<Unowned<Kind['table']>>;
}
