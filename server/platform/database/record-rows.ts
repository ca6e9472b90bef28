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

/** The table that stores one kind of record. */
export type TableOf<Description extends RecordDescription> = {
  [Field in keyof Stored<Description> as ColumnOf<Field>]: Cell<Field, Stored<Description>[Field]>;
};

type WrittenCell<Value> = NonNullable<Value> extends object ? string | Extract<Value, null> : Value;

/** Fields as written to columns. */
type Written<Values> = { [Field in keyof Values as ColumnOf<Field>]: WrittenCell<Values[Field]> };

type Selected<Field> = Field extends string ? `${ColumnOf<Field>} as ${Field}` : never;

type Unowned<Description extends RecordDescription> = Omit<Stored<Description>, 'id' | 'therapistId'>;

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

/** Returns the selection that reads a table's rows as records. */
export function selectionOf<Description extends RecordDescription>(description: Description) {
  const selection: unknown = Object.keys(description.fields).map((field) => `${columnOf(field)} as ${field}`);
  return selection as readonly Selected<keyof Description['fields']>[];
}

/**
 * Converts a new record to the row to insert, without its id and therapist, which the caseload and the database add.
 */
export function insertRow<Description extends RecordDescription>(
  { fields }: Description,
  record: Unowned<Description>,
) {
  return columnsOf(
    record,
    (field) => field !== 'id' && field !== 'therapistId' && field in fields,
  ) as Written<Unowned<Description>>;
}

/** Converts a change of a record to the columns to set; undefined fields are left unchanged. */
export function updateRow<
  Description extends RecordDescription,
  Change extends Partial<Record<keyof Content<Description>, unknown>>,
>({ fields }: Description, change: Change & AllOf<keyof Content<Description>, Change>) {
  return columnsOf(change, (field) => field in fields) as Partial<Written<Content<Description>>>;
}

/** Converts a record to columns, limited to the fields for which `isStored` is true. */
export function columnsOf(record: object, isStored: (field: string) => boolean): unknown {
  const stored = Object.entries(record).filter(([field]) => isStored(field));
  return Object.fromEntries(stored.map(([field, value]) => [columnOf(field), cellOf(value)]));
}

function cellOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
