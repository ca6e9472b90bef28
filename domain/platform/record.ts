import * as z from 'zod/mini';
import { instant, optionalInstant } from './stored-shapes.ts';

type Fields = Readonly<Record<string, z.ZodMiniType>>;

/** A record of an earlier version, by the names of its fields. */
export type EarlierRecord = Readonly<Record<string, unknown>>;

/**
 * What there is to know about one kind of record. The tables, the answers of the API and their documentation, the
 * archive, the spreadsheets, the sealing of deleted records, and the comparison of backups follow from it.
 */
export interface RecordDescription {
  /** The name of the kind, in the activity log too. */
  readonly noun: string;
  /** What people call one of them, and several. */
  readonly words: { readonly one: string; readonly several: string };
  /** What the documentation of the API says they are; where they have a list of their own. */
  readonly about?: string;
  readonly table: string;
  /** What follows "/api/" in the address of its list, where that is not its table. */
  readonly listedUnder?: string;
  /** What is stored, each field with its shape and in the order of the spreadsheet's columns. */
  readonly fields: Fields;
  /** What is answered besides, out of other tables. */
  readonly answered?: Fields;
  /** What stands for such a field in an archive that was made before it was answered. */
  readonly answeredBefore?: EarlierRecord;
  /** The fields that name the record which this one goes with, and the tables of those. */
  readonly parents?: Readonly<Record<string, string>>;
  /** The fields that name another record, without which this one stays; and the tables of those. */
  readonly links?: Readonly<Record<string, string>>;
  /** The table in whose answers this record is told; it has no list of its own. */
  readonly partOf?: string;
  /** What a new record has where nothing is stated; of other fields that may be missing, it has null. */
  readonly defaults?: EarlierRecord;
  /** Fields that a change of the record leaves alone: something else sets them. */
  readonly setElsewhere?: readonly string[];
  /** Fields that no spreadsheet shows. */
  readonly notInSpreadsheet?: readonly string[];
  /** The rules of the form, which a record from an archive has to keep too. */
  readonly rules?: z.ZodMiniType;
  /** The rules of a change. */
  readonly changeRules?: z.ZodMiniType;
  /** What holds for a whole record besides. */
  readonly wholeRules?: z.ZodMiniType;
  /** Each brings a record from one version to the next; the first is for records of version 1. */
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

/** A record as it is stored. */
export type Stored<Description extends RecordDescription> = Values<Description['fields']>;

/** A record as the API answers it. */
export type Answered<Description extends RecordDescription> = Values<
  Description['fields'] & (Description extends { answered: infer Shapes } ? Shapes : unknown)
>;

const answeredShapes = new WeakMap<RecordDescription, z.ZodMiniType>();

/** The shape in which the API answers a record: one for each description, by which the documentation names it. */
export function answeredShape<Description extends RecordDescription>(description: Description) {
  const { fields, answered } = description;
  const shape = answeredShapes.get(description) ?? z.strictObject({ ...fields, ...answered });
  answeredShapes.set(description, shape);
  return shape as z.ZodMiniType<Answered<Description>>;
}

const byTheProgram = ['id', 'therapistId', 'createdAt', 'updatedAt'] as const;
type ByTheProgram<Description> =
  | (typeof byTheProgram)[number]
  | (Description extends { setElsewhere: readonly (infer Field)[] } ? Field : never);

/** What a record is made of: what a change of it may replace. */
export type Content<Description extends RecordDescription> = Omit<
  Stored<Description>,
  ByTheProgram<Description> & string
>;

/** Makes a call impossible while `Stated` has a field too few or too many: none is lost without a word. */
export type AllOf<Fields, Stated> = [Exclude<Fields, keyof Stated>, Exclude<keyof Stated, Fields>] extends [
  never,
  never,
]
  ? unknown
  : { forgotten: Exclude<Fields, keyof Stated>; unknown: Exclude<keyof Stated, Fields> };

type Defaults<Description> = Description extends { defaults: infer Values } ? keyof Values : never;
type MayBeLeftOut<Values, Default> = {
  [Field in keyof Values]: null extends Values[Field] ? Field : Field extends Default ? Field : never;
}[keyof Values];

/** What has to be stated of a new record, and what may be. */
type Statable<Values, Optional extends keyof Values> = Omit<Values, Optional> & {
  [Field in Optional]?: Values[Field] | undefined;
};
type StatedOf<Description extends RecordDescription> = Statable<
  Content<Description>,
  MayBeLeftOut<Content<Description>, Defaults<Description>>
>;

/** What a new record is made of when this is stated: the rest has its default, or is missing. */
export function contentOf<Description extends RecordDescription, Stated extends StatedOf<Description>>(
  description: Description,
  stated: Stated & AllOf<keyof Content<Description>, Stated>,
): Content<Description> {
  return contentAmong(description, stated);
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
  stated: object,
): Content<Description> {
  const given = new Map<string, unknown>(Object.entries(stated));
  const names = Object.keys(fields).filter((name) => ![...byTheProgram, ...setElsewhere].includes(name));
  const content: unknown = Object.fromEntries(
    names.map((name) => [name, given.get(name) ?? defaults[name] ?? null]),
  );
  // What `names` leaves is what the type says; TypeScript does not follow the loop.
  return content as Content<Description>;
}

/** The version in which records of this kind are written today. */
export function versionOf({ upgrades }: RecordDescription): number {
  return upgrades.length + 1;
}

/** A record of an earlier version as one of today's. */
export function upgraded(
  { upgrades }: RecordDescription,
  earlier: EarlierRecord,
  version: number,
): EarlierRecord {
  return upgrades.slice(version - 1).reduce((record, upgrade) => upgrade(record), earlier);
}

/** The fields of a record that are moments. */
export function momentsOf({ fields }: RecordDescription): string[] {
  return Object.keys(fields).filter((name) => fields[name] === instant || fields[name] === optionalInstant);
}

/** What follows "/api/" in the address of the list of such records. */
export function listWord({ table, listedUnder }: RecordDescription): string {
  return listedUnder ?? table.replaceAll('_', '-');
}

/** The fields that name other records, and the tables of those. */
export function namedIn({ parents, links }: RecordDescription): [field: string, table: string][] {
  return Object.entries({ ...parents, ...links });
}
