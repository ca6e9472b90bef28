import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A JSON-LD object of a page. */
export type JsonLdObject = Record<string, unknown>;

interface VocabularyType {
  parents: string[];
  /** The accepted types of each property, such as `Place` or `Text`. */
  properties: Map<string, string[]>;
}

const types = readTypes();

/** Returns a sentence for each violation of the schema.org vocabulary. */
export function vocabularyFaults(graph: unknown): string[] {
  if (Array.isArray(graph)) return graph.flatMap(vocabularyFaults);
  if (!isJsonLdObject(graph)) return [];
  const { '@context': _context, '@graph': things, ...thing } = graph;
  return things === undefined ? faultsOfObject(thing) : vocabularyFaults(things);
}

function faultsOfObject(thing: JsonLdObject): string[] {
  const { '@type': type, '@id': _id, ...properties } = thing;
  if (typeof type !== 'string' || !types.has(`${type}Leaf`)) return [`${String(type)} is no type`];
  return Object.entries(properties).flatMap(([name, value]) => {
    const taken = takenBy(`${type}Leaf`, name);
    if (!taken) return [`${type} has no property ${name}`];
    return [value].flat().flatMap((one) => faultsOfValue(one, taken, `${type}.${name}`));
  });
}

function faultsOfValue(value: unknown, taken: readonly string[], place: string): string[] {
  if (isJsonLdObject(value)) {
    const isReference = !('@type' in value) && '@id' in value;
    const kinds = isReference ? ['IdReference'] : ancestorsOf(`${String(value['@type'])}Leaf`);
    const fits = kinds.some((kind) => taken.includes(kind));
    return [
      ...(fits ? [] : [`${place} takes no ${kinds[0]}`]),
      ...(isReference ? [] : faultsOfObject(value)),
    ];
  }
  if (typeof value === 'number' && !taken.some((kind) => /^(Number|Integer|Text)$/.test(kind)))
    return [`${place} takes no number`];
  return [];
}

/** Returns a property's accepted types, from the type or its supertypes. */
function takenBy(typeName: string, property: string): string[] | undefined {
  const type = types.get(typeName);
  if (!type) return undefined;
  const own = type.properties.get(property);
  return own ?? type.parents.map((parent) => takenBy(parent, property)).find((taken) => taken !== undefined);
}

function ancestorsOf(typeName: string): string[] {
  const parents = types.get(typeName)?.parents ?? [];
  return [typeName.replace(/(Leaf|Base)$/, ''), ...parents.flatMap(ancestorsOf)];
}

/** Reads the vocabulary from the package schema-dts, one TypeScript interface per type. */
function readTypes(): Map<string, VocabularyType> {
  const file = path.resolve(import.meta.dirname, '../../node_modules/schema-dts/dist/schema.d.ts');
  const blocks = readFileSync(file, 'utf8').matchAll(
    /interface (\w+) extends ([\w, <>]+) \{\n([\s\S]*?)\n\}/g,
  );
  return new Map(
    [...blocks].map(([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(', '),
        properties: new Map(
          [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)].map(
            ([, property = '', values = '']) => [property, values.split(' | ')],
          ),
        ),
      },
    ]),
  );
}

function isJsonLdObject(value: unknown): value is JsonLdObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
