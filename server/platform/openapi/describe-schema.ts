import type { JsonSchema } from './openapi-shapes.ts';

/** Returns a schema in a few words: "text, at most 200 characters", "list of Session", "active | inactive". */
export function describeSchema(schema: JsonSchema | boolean): string {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.$ref) return schema.$ref.slice(schema.$ref.lastIndexOf('/') + 1);
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return [schema.enum.map(String).join(' | '), limitsOf(schema)].filter(Boolean).join(', ');
  const members = schema.anyOf ?? schema.oneOf;
  if (members) return [...new Set(members.map(describeSchema))].join(' or ');
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeNames[type] ?? type).join(' or ');
  if (schema.type === 'array') return `list of ${describeItems(schema)}`;
  if (schema.type === 'object') return describeObject(schema);
  return [schema.format ? formats[schema.format] : typeNames[schema.type ?? ''], limitsOf(schema)]
    .filter(Boolean)
    .join(', ');
}

function describeItems({ items }: JsonSchema): string {
  return items === undefined || Array.isArray(items) ? 'anything' : describeSchema(items);
}

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'true or false',
  null: 'null',
};

const formats: Record<string, string> = { 'date-time': 'moment', date: 'day' };

const FIELDS_WRITTEN_OUT = 4;

function describeObject({ properties = {} }: JsonSchema): string {
  const names = Object.keys(properties);
  const isShort = names.length <= FIELDS_WRITTEN_OUT;
  const fields = isShort
    ? Object.entries(properties).map(([name, schema]) => `${name}: ${describeSchema(schema)}`)
    : names;
  return `{ ${fields.join(', ')} }`;
}

function limitsOf({
  minLength,
  maxLength,
  minimum,
  exclusiveMinimum,
  maximum,
  default: unset,
}: JsonSchema): string {
  const lowest = typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : minimum;
  return [
    minLength !== undefined && minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    lowest !== undefined && lowest > Number.MIN_SAFE_INTEGER && `from ${lowest}`,
    maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER && `to ${maximum}`,
    unset !== undefined && `${JSON.stringify(unset)} when left out`,
  ]
    .filter(Boolean)
    .join(', ');
}
