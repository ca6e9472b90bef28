import type { ColumnType, Generated } from 'kysely';
import type { AllOf, Content, RecordDescription, Stored } from '#domain/platform/record.ts';
import type { ChangedAt } from './table-parts.ts';

/** The column of a field: `firstName` stands in `first_name`. */
type ColumnOf<Field> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field;

/** A list or an object is JSON in its column: read as the value, written as its text. */
type Cell<Field, Value> = Field extends 'id'
  ? Generated<number>
  : Field extends 'updatedAt'
    ? ChangedAt
    : NonNullable<Value> extends object
      ? ColumnType<Value, string | Extract<Value, null>, string | Extract<Value, null>>
      : Value;

/** The table in which records of one kind are stored. */
export type TableOf<Description extends RecordDescription> = {
  [Field in keyof Stored<Description> as ColumnOf<Field>]: Cell<Field, Stored<Description>[Field]>;
};

type WrittenCell<Value> = NonNullable<Value> extends object ? string | Extract<Value, null> : Value;

/** Fields as they are written into columns. */
type Written<Values> = { [Field in keyof Values as ColumnOf<Field>]: WrittenCell<Values[Field]> };

type Selected<Field> = Field extends string ? `${ColumnOf<Field>} as ${Field}` : never;

type Unowned<Description extends RecordDescription> = Omit<Stored<Description>, 'id' | 'therapistId'>;

// The types of the rows follow from the description, which TypeScript cannot see through a loop over its fields:
// these functions are the one place where a row is said to be what its description says.

/** The name of the column in which a field is stored. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The field that is stored in a column. */
export function fieldOf(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What to select of a table, so that its rows come as records. */
export function selectionOf<Description extends RecordDescription>(description: Description) {
  const selection: unknown = Object.keys(description.fields).map((field) => `${columnOf(field)} as ${field}`);
  return selection as readonly Selected<keyof Description['fields']>[];
}

/** A whole new record as the row to insert; the caseload says whose it is, and the database gives its number. */
export function insertRow<Description extends RecordDescription>(
  { fields }: Description,
  record: Unowned<Description>,
) {
  return columnsOf(
    record,
    (field) => field !== 'id' && field !== 'therapistId' && field in fields,
  ) as Written<Unowned<Description>>;
}

/** A change of a record as the columns to set; what is undefined stays as it is. */
export function updateRow<
  Description extends RecordDescription,
  Change extends Partial<Record<keyof Content<Description>, unknown>>,
>({ fields }: Description, change: Change & AllOf<keyof Content<Description>, Change>) {
  return columnsOf(change, (field) => field in fields) as Partial<Written<Content<Description>>>;
}

/** A record as columns, of the fields that are meant. */
export function columnsOf(record: object, isStored: (field: string) => boolean): unknown {
  const stored = Object.entries(record).filter(([field]) => isStored(field));
  return Object.fromEntries(stored.map(([field, value]) => [columnOf(field), cellOf(value)]));
}

function cellOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
}
