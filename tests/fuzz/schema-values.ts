import fc from 'fast-check';
import type { JsonSchema, OpenapiDocument } from '#server/platform/openapi/openapi-shapes.ts';
import { hostileValue } from '#tests/builders/hostile-input.ts';
import { specimens } from '#tests/specimens/specimens.ts';
import { referenceTo } from './record-reference.ts';

type Schemas = OpenapiDocument['components']['schemas'];

const instant = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const day = instant.map((text) => text.slice(0, 10));
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

/** Values by field name, for fields whose schema is only text or a number. */
const byName: readonly [name: RegExp, values: fc.Arbitrary<unknown>][] = [
  [/^clientIds?$/, referenceTo('clients')],
  [/^groupId$/, referenceTo('groups')],
  [/^sessionIds?$/, referenceTo('sessions')],
  [/^documentId$/, referenceTo('documents')],
  [/^annualIds?$/, referenceTo('annuals')],
  [/^planId$/, referenceTo('plans')],
  [/^(parentId|continuesId)$/, referenceTo('goals')],
  [/(date|day|from|to|until|birth)$/i, fc.oneof(day, instant)],
  [/(startsOn|endsOn|targetOn|reportDays)$/, day],
  [/(time|opens|closes)$/i, time],
  [/(At|since)$/, instant],
  [/email$/i, fc.nat(99).map((number) => `family${number}@example.com`)],
  ...specimens.flatMap(({ fieldValues = [] }) => fieldValues),
  [/phone$/i, fc.constantFrom('516-555-0100', '(631) 555-0199', '555-0123 x4')],
];

/** Values as a schema of the API's description asks for them, of the schemas that it names. */
export class SchemaValues {
  readonly #schemas: Schemas;
  readonly #hostilePercent: number;

  /** `hostilePercent` is how many values in a hundred break the rules of their schema. */
  constructor(schemas: Schemas, hostilePercent: number) {
    this.#schemas = schemas;
    this.#hostilePercent = hostilePercent;
  }

  of(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
    return fc.oneof(
      { weight: 100 - this.#hostilePercent, arbitrary: this.#fitting(schema, name) },
      { weight: this.#hostilePercent, arbitrary: hostileValue },
    );
  }

  #fitting(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    if (schema.$ref !== undefined) return this.#fitting(named(schema.$ref, this.#schemas), name);
    const { enum: choices, anyOf, items } = schema;
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (choices !== undefined) return fc.constantFrom(...choices);
    if (anyOf !== undefined) return fc.oneof(...anyOf.map((each) => this.#fitting(whole(each), name)));
    const types = [schema.type ?? 'string'].flat();
    return fc.oneof(
      ...types.map((type): fc.Arbitrary<unknown> => {
        if (type === 'null') return fc.constant(null);
        if (type === 'boolean') return fc.boolean();
        if (type === 'object') return this.#objects(schema);
        const about = byName.find(([pattern]) => pattern.test(name))?.[1];
        if (type === 'array') {
          const item = whole(Array.isArray(items) ? true : (items ?? true));
          return fc.array(about ?? this.of(item), { minLength: schema.minItems ?? 0, maxLength: 4 });
        }
        if (about !== undefined) return about;
        return type === 'string' ? texts(schema) : numbers(schema);
      }),
    );
  }

  #objects(schema: JsonSchema): fc.Arbitrary<object> {
    const fields: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      fields[name] = this.of(whole(field), name);
    }
    return fc.record(fields, { requiredKeys: schema.required ?? [] });
  }
}

function texts({ minLength = 0, maxLength = 60, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return day;
  if (format === 'date-time') return instant;
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) });
}

function numbers({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): fc.Arbitrary<number> {
  const min = minimum ?? (typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : -1_000);
  const max = Math.min(maximum ?? 100_000, 1_000_000);
  return type === 'integer'
    ? fc.integer({ min, max: Math.max(min, max) })
    : fc.double({ min, max: Math.max(min, max), noNaN: true });
}

function named(address: string, schemas: Schemas): JsonSchema {
  const schema = schemas[address.slice(address.lastIndexOf('/') + 1)];
  if (schema === undefined) throw new Error(`The description of the API names no schema ${address}`);
  return schema;
}

/** JSON Schema says `true` for anything. */
function whole(schema: JsonSchema | boolean): JsonSchema {
  return typeof schema === 'boolean' ? { type: 'string' } : schema;
}
