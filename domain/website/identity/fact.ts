import * as z from 'zod/mini';
import type { TextLength } from './spanish-website.ts';
import { joinList, type ListTyping, splitList } from './typed-list.ts';

/** The description of a website value, in addition to its schema. */
export interface Fact<Value = unknown> {
  /** Its label in the form, in the comparison of editions and in the checklist. */
  label?: string;
  /**
   * Returns the label of an entry of a list or a record, by its index or key; it precedes the labels inside
   * the entry.
   */
  entryLabel?(key: string, value: Value): string;
  /** Returns the key of a list entry, if that is not its index. */
  entryKey?(value: Value): string;
  /** Returns whether families see an entry; hidden entries need no Spanish. */
  isShown?(value: Value): boolean;
  /**
   * The length of a text that is written in each language. Omitted for values that are the same in all
   * languages.
   */
  text?: TextLength;
  /** How a list of texts is entered as one text. */
  typedAs?: ListTyping;
  /** Returns the text used to compare two editions. By default, the value itself. */
  compareBy?(value: Value): string;
  /** The names under which the owner confirms that shipped values are true of the practice. */
  confirmedAs?: readonly string[];
}

type Schema = z.core.$ZodType;

const facts = new WeakMap<Schema, Fact>();

/** Attaches a description to the schema of a website value. */
export function described<Described extends z.ZodMiniType>(
  schema: Described,
  fact: Fact<z.output<Described>>,
): Described {
  facts.set(schema, fact);
  return schema;
}

/** A described value of a website. */
export interface DescribedValue {
  /** Its path, such as "therapist.role". */
  key: string;
  label: string;
  fact: Fact;
  value: unknown;
  /** The value as one text; empty for none. */
  text: string;
  /** Replaces the value with a text. */
  replaceBy: (text: string) => void;
}

interface Place {
  key: string;
  label: string;
}

/**
 * Returns the described values of `value` in the order of its schema. `looksInto` decides whether the parts
 * of one are listed too.
 */
export function describedValues(
  schema: Schema,
  value: unknown,
  looksInto: (fact: Fact, value: unknown) => boolean,
  place: Place = { key: '', label: '' },
): DescribedValue[] {
  return partsOf(schema, value).flatMap((part) => {
    const fact = factOf(part.schema);
    if (fact === undefined)
      return describedValues(part.schema, part.value, looksInto, within(place, part.name));
    const key = part.value === null ? part.name : (fact.entryKey?.(part.value) ?? part.name);
    const label = fact.entryLabel?.(part.name, part.value) ?? '';
    const inner = { key: within(place, key).key, label: label || place.label };
    const stated = {
      key: inner.key,
      label: label || [place.label, fact.label].filter(Boolean).join(': '),
      fact,
      value: part.value,
      text: textOf(fact, part.value),
      replaceBy: (text: string) => {
        Reflect.set(part.holder, part.name, fact.typedAs ? splitList(text, fact.typedAs) : text);
      },
    };
    if (!looksInto(fact, part.value)) return [stated];
    return [stated, ...describedValues(part.schema, part.value, looksInto, inner)];
  });
}

/** Returns the description of the value at a path, such as "team.0.role"; undefined if it has none. */
export function factAt(schema: Schema, path: string): Fact | undefined {
  let at: Schema | undefined = schema;
  for (const name of path.split('.')) {
    const parts: Map<string, Schema> = new Map(at && partSchemas(at));
    at = parts.get(name) ?? parts.get(ANY_INDEX);
  }
  return at && factOf(at);
}

/** Returns the descriptions of a schema's parts, in order. */
export function factsOf(schema: Schema): Fact[] {
  return partSchemas(schema).flatMap(([, part]) => [factOf(part) ?? [], factsOf(part)].flat());
}

interface Part {
  name: string;
  schema: Schema;
  value: unknown;
  holder: object;
}

function partsOf(schema: Schema, holder: unknown): Part[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const parts: [string, Schema][] = partSchemas(schema).flatMap(([name, part]) =>
    name === ANY_INDEX ? Object.keys(holder).map((index): [string, Schema] => [index, part]) : [[name, part]],
  );
  return parts
    .map(([name, part]) => ({ name, schema: part, value: Reflect.get(holder, name), holder }))
    .filter(({ value }) => value !== undefined);
}

const ANY_INDEX = '*';

/** Returns the parts of an object by name, or those of a list. */
function partSchemas(schema: Schema): [string, Schema][] {
  const plain = layersOf(schema).at(-1);
  if (plain instanceof z.ZodMiniArray) return [[ANY_INDEX, plain.def.element]];
  return plain instanceof z.ZodMiniObject ? Object.entries(plain.shape) : [];
}

function factOf(schema: Schema): Fact | undefined {
  return layersOf(schema)
    .map((layer) => facts.get(layer))
    .find((fact) => fact !== undefined);
}

/** Returns a schema and the schemas it wraps: defaults, optional values and transforms. */
function layersOf(schema: Schema): Schema[] {
  if (
    schema instanceof z.ZodMiniDefault ||
    schema instanceof z.ZodMiniNullable ||
    schema instanceof z.ZodMiniOptional
  )
    return [schema, ...layersOf(schema.def.innerType)];
  if (schema instanceof z.ZodMiniPipe) return [schema, ...layersOf(schema.def.in)];
  if (schema instanceof z.ZodMiniUnion) {
    const [first] = schema.def.options;
    return first === undefined ? [schema] : [schema, ...layersOf(first)];
  }
  return [schema];
}

function within({ key, label }: Place, name: string): Place {
  return { key: [key, name].filter(Boolean).join('.'), label };
}

function textOf(fact: Fact, value: unknown): string {
  if (value === null) return '';
  if (fact.compareBy) return fact.compareBy(value);
  if (typeof value === 'string') return value;
  const entries = Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];
  return joinList(entries, fact.typedAs ?? 'lines');
}
