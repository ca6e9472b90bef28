import type fc from 'fast-check';
import type { ListedRecord } from '#domain/program/caseload-records.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** A row of an earlier schema, with booleans as such and JSON as text. */
export type EarlierRow = Record<string, unknown>;

/** The id of no record. */
export const NO_ID = 999_999;

/** The ids of records of every kind, all of one client. A specimen adds its own by declaration merging. */
export interface SpecimenIds extends Record<never, never> {}

/** The parts of a valid call. */
export interface ValidCall<Ids = SpecimenIds> {
  /** The record that ":id" refers to. */
  record?: keyof Ids;
  query?: (ids: Ids) => string;
  /** A valid body. */
  body?: (ids: Ids) => unknown;
  /** Whether ":id" refers to something of the practice, which colleagues can read too. */
  isOfPractice?: true;
  /** Whether it answers 409 on PostgreSQL, which has its own tools. */
  isOfSqlite?: true;
}

/** How tests add, change and call the records of one kind. Written as `satisfies Specimen`. */
export interface Specimen {
  table: ListedRecord['table'];
  /** Adds records through the API and returns their ids. `ids` are those of the specimens before it. */
  add?: (therapist: TestVisitor, ids: SpecimenIds) => Promise<Partial<SpecimenIds>>;
  /** The same ids, of no record. */
  none: Partial<SpecimenIds>;
  /** Which of these ids are in the list of its table; calls are about the first. */
  listed?: readonly [keyof SpecimenIds, ...(keyof SpecimenIds)[]];
  /** Two changes of the first listed record. */
  changes?: readonly [first: object, second: object];
  calls: Record<string, ValidCall>;
  /** Bodies of records that belong to no client, as property tests make them. */
  generated?: fc.Arbitrary<readonly object[]>;
  /** Values for fields, by their names, whose schema only says that they are text or a number. */
  fieldValues?: readonly [name: RegExp, values: fc.Arbitrary<unknown>][];
  /** Rows of its table in an earlier schema, by the migration that created or changed the table. */
  earlierRows?: Record<string, readonly EarlierRow[]>;
}

/** Creates a record through the API and returns its id. */
export async function addId(therapist: TestVisitor, path: string, body: unknown): Promise<number> {
  return (await addRecord<{ id: number }>(therapist, path, body)).id;
}
