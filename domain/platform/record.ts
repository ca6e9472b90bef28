import * as z from 'zod/mini';
import { instant, optionalInstant } from './stored-shapes.ts';

type Fields = Readonly<Record<string, z.ZodMiniType>>;

/** A record of an earlier version, as values by field name. */
export type EarlierRecord = Readonly<Record<string, unknown>>;

/**
 * Describes one kind of record. The tables, API replies and their documentation, the archive, the spreadsheets, the
 * sealing of deleted records and the comparison of backups are derived from it.
 */
export interface RecordDescription {
  /** The name of the kind, also used in the activity log. */
  readonly noun: string;
  /** The singular and plural label. */
  readonly words: { readonly one: string; readonly several: string };
  /** The description in the API documentation, for kinds with a list of their own. */
  readonly about?: string;
  readonly table: string;
  /** The path after "/api/" of its list, if it differs from the table name. */
  readonly listedUnder?: string;
  /** The stored fields with their shapes, in the order of the spreadsheet's columns. */
  readonly fields: Fields;
  /** Fields whose column is in another table, in the row that references this record by `by`. */
  readonly elsewhere?: Readonly<Record<string, { readonly table: string; readonly by: string }>>;
  /** Fields that replies add from other tables. */
  readonly answered?: Fields;
  /** The values of those fields in archives made before they existed. */
  readonly answeredBefore?: EarlierRecord;
  /** The fields that reference the records this one is deleted with, and their tables. */
  readonly parents?: Readonly<Record<string, string>>;
  /** The fields that reference records this one survives, and their tables. */
  readonly links?: Readonly<Record<string, string>>;
  /** The table in whose replies this record appears; it then has no list of its own. */
  readonly partOf?: string;
  /** Defaults for fields that a new record leaves out; other optional fields become null. */
  readonly defaults?: EarlierRecord;
  /** Fields that a change of the record does not touch because something else sets them. */
  readonly setElsewhere?: readonly string[];
  /** Fields left out of spreadsheets. */
  readonly notInSpreadsheet?: readonly string[];
  /** The rules of the form, which also apply to records from an archive. */
  readonly rules?: z.ZodMiniType;
  /** The rules of a change. */
  readonly changeRules?: z.ZodMiniType;
  /** Rules about several fields of a record. */
  readonly wholeRules?: z.ZodMiniType;
  /** Each step converts a record to the next version; the first one takes records of version 1. */
  readonly upgrades: readonly ((earlier: EarlierRecord) => EarlierRecord)[];
}

/** Describes one kind of record. */
// @__NO_SIDE_EFFECTS__
export function describeRecord<const Description extends RecordDescription>(
  description: Description,
): Description {
  return description;
}

type Values<Shapes> = { -readonly [Field in keyof Shapes]: z.output<Shapes[Field]> };

/** A record as stored. */
export type Stored<Description extends RecordDescription> = Values<Description['fields']>;

/** A record as the API replies with it. */
export type Answered<Description extends RecordDescription> = Values<
  Description['fields'] & (Description extends { answered: infer Shapes } ? Shapes : unknown)
>;

const answeredShapes = new WeakMap<RecordDescription, z.ZodMiniType>();

/**
 * Returns the shape of a record in API replies: one object per description, so that the documentation can name it.
 */
export function answeredShape<Description extends RecordDescription>(description: Description) {
  const { fields, answered } = description;
  const shape = answeredShapes.get(description) ?? z.strictObject({ ...fields, ...answered });
  answeredShapes.set(description, shape);
  return shape as z.ZodMiniType<Answered<Description>>;
}

const systemFields = ['id', 'therapistId', 'createdAt', 'updatedAt'] as const;
type SystemField<Description> =
  | (typeof systemFields)[number]
  | (Description extends { setElsewhere: readonly (infer Field)[] } ? Field : never);

/** The fields of a record that a change may replace. */
export type Content<Description extends RecordDescription> = Omit<
  Stored<Description>,
  SystemField<Description> & string
>;

/** Fails to compile while `Input` lacks a field or has one too many, so that no field is lost silently. */
export type AllOf<Fields, Input> = [Exclude<Fields, keyof Input>, Exclude<keyof Input, Fields>] extends [
  never,
  never,
]
  ? unknown
  : { forgotten: Exclude<Fields, keyof Input>; unknown: Exclude<keyof Input, Fields> };

type Defaults<Description> = Description extends { defaults: infer Values } ? keyof Values : never;
type OptionalField<Values, Default> = {
  [Field in keyof Values]: null extends Values[Field] ? Field : Field extends Default ? Field : never;
}[keyof Values];

/** The fields a new record requires, and those it may leave out. */
type WithOptional<Values, Optional extends keyof Values> = Omit<Values, Optional> & {
  [Field in Optional]?: Values[Field] | undefined;
};
type InputOf<Description extends RecordDescription> = WithOptional<
  Content<Description>,
  OptionalField<Content<Description>, Defaults<Description>>
>;

/** Returns the content of a new record: the input, and the default or null for fields it leaves out. */
export function contentOf<Description extends RecordDescription, Input extends InputOf<Description>>(
  description: Description,
  input: Input & AllOf<keyof Content<Description>, Input>,
): Content<Description> {
  return contentAmong(description, input);
}

/** Returns the content of a record that is not filled in yet: these values, and the default or null for all others. */
export function initialContent<Description extends RecordDescription>(
  description: Description,
  values: InputOf<Description>,
): Content<Description> {
  return contentAmong(description, values);
}

/** Returns the content in a record that has other fields too. */
export function contentIn<Description extends RecordDescription>(
  description: Description,
  record: Content<Description>,
): Content<Description> {
  return contentAmong(description, record);
}

function contentAmong<Description extends RecordDescription>(
  { fields, defaults = {}, setElsewhere = [] }: Description,
  input: object,
): Content<Description> {
  const values = new Map<string, unknown>(Object.entries(input));
  const names = Object.keys(fields).filter((name) => ![...systemFields, ...setElsewhere].includes(name));
  const content: unknown = Object.fromEntries(
    names.map((name) => [name, values.get(name) ?? defaults[name] ?? null]),
  );
  // The filter leaves exactly the fields of the type; TypeScript cannot infer that from the loop.
  return content as Content<Description>;
}

/** Returns the current version of this kind of record. */
export function versionOf({ upgrades }: RecordDescription): number {
  return upgrades.length + 1;
}

/** Upgrades a record from an earlier version to the current one. */
export function upgraded(
  { upgrades }: RecordDescription,
  earlier: EarlierRecord,
  version: number,
): EarlierRecord {
  return upgrades.slice(version - 1).reduce((record, upgrade) => upgrade(record), earlier);
}

/** Returns the names of a record's fields that are moments. */
export function momentsOf({ fields }: RecordDescription): string[] {
  return Object.keys(fields).filter((name) => fields[name] === instant || fields[name] === optionalInstant);
}

/** Returns the path after "/api/" of the list of such records. */
export function listWord({ table, listedUnder }: RecordDescription): string {
  return listedUnder ?? table.replaceAll('_', '-');
}

/** Returns the fields that reference other records, and their tables. */
export function namedIn({ parents, links }: RecordDescription): [field: string, table: string][] {
  return Object.entries({ ...parents, ...links });
}
