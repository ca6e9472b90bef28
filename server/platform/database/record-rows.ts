import type { ColumnType, Generated } from 'kysely';
import type { AllOf, Content, RecordDescription, Stored } from '#domain/platform/record.ts';
import type { ChangedAt } from './table-parts.ts';

/** The column of a field: `firstName` is stored in `first_name`. */
type ColumnOf<Field> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field;

/** A list or object is JSON in its column: read as a value, written as text. */
type Cell<Field, Value> = Field extends 'id'
  ? Generated<number>
  : Field extends 'updatedAt'
    ? ChangedAt
    : NonNullable<Value> extends object
      ? ColumnType<Value, string | Extract<Value, null>, string | Extract<Value, null>>
      : Value;

type Elsewhere<Description> = Description extends { elsewhere: infer Columns } ? keyof Columns : never;

/** The fields of a record that are columns of its own table. */
type OwnColumns<Description extends RecordDescription> = Exclude<
  keyof Stored<Description>,
  Elsewhere<Description>
>;

/** The table that stores one kind of record. */
export type TableOf<Description extends RecordDescription> = {
  [Field in OwnColumns<Description> as ColumnOf<Field>]: Cell<Field, Stored<Description>[Field]>;
};

type WrittenCell<Value> = NonNullable<Value> extends object ? string | Extract<Value, null> : Value;

/** Fields as written to columns. */
export type Written<Values> = { [Field in keyof Values as ColumnOf<Field>]: WrittenCell<Values[Field]> };

type Selected<Field> = Field extends string ? `${ColumnOf<Field>} as ${Field}` : never;

type Unowned<Description extends RecordDescription> = Omit<
  Pick<Stored<Description>, OwnColumns<Description>>,
  'id' | 'therapistId'
>;

// The row types follow from the description, which TypeScript cannot infer through a loop over its fields: only these
// functions cast a row to its description's type.

/** Returns the name of the column that stores a field. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Returns the field that a column stores. */
export function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns whether a field of a record is a column of its own table. */
export function isOwnColumn({ fields, elsewhere = {} }: RecordDescription, field: string): boolean {
  return field in fields && !(field in elsewhere);
}

/** Returns the selection that reads a table's rows as records, without what another table stores. */
export function selectionOf<Description extends RecordDescription>(description: Description) {
  const own = Object.keys(description.fields).filter((field) => isOwnColumn(description, field));
  const selection: unknown = own.map((field) => `${columnOf(field)} as ${field}`);
  return selection as readonly Selected<Exclude<keyof Description['fields'], Elsewhere<Description>>>[];
}

/** Returns the selection of the columns that store these fields. */
export function selectionOfFields<Fields extends object>(fields: Fields) {
  const selection: unknown = Object.keys(fields).map((field) => `${columnOf(field)} as ${field}`);
  return selection as readonly Selected<keyof Fields>[];
}

/** Converts fields to the columns that store them. */
export function rowOfFields<Values extends object>(values: Values): Written<Values> {
  return columnsOf(values, () => true) as Written<Values>;
}

/**
 * Converts a new record to the row to insert, without its id and therapist, which the caseload and the database add.
 */
export function insertRow<Description extends RecordDescription>(
  description: Description,
  record: Unowned<Description>,
) {
  return columnsOf(
    record,
    (field) => field !== 'id' && field !== 'therapistId' && isOwnColumn(description, field),
  ) as Written<Unowned<Description>>;
}

/** Converts a change of a record to the columns to set; undefined fields are left unchanged. */
export function updateRow<
  Description extends RecordDescription,
  Change extends Partial<Record<keyof Content<Description>, unknown>>,
>(description: Description, change: Change & AllOf<keyof Content<Description>, Change>) {
  return columnsOf(change, (field) => isOwnColumn(description, field)) as Partial<
    Written<Omit<Content<Description>, Elsewhere<Description>>>
  >;
}

/** Converts a record to columns, limited to the fields for which `isStored` is true. */
export function columnsOf(record: object, isStored: (field: string) => boolean): unknown {
  const stored = Object.entries(record).filter(([field]) => isStored(field));
  return Object.fromEntries(stored.map(([field, value]) => [columnOf(field), cellOf(value)]));
}

function cellOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
