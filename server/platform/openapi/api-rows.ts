import { describeSchema } from './describe-schema.ts';
import type { OpenapiDocument, OpenapiOperation } from './openapi-shapes.ts';

/** One call as a table row. */
export interface ApiRow {
  call: string;
  summary: string;
  who: string;
  query: string[];
  sends: string;
  answers: string;
  refusals: string[];
}

/** A shape as a table of fields and their values. */
export interface ApiShape {
  name: string;
  fields: { name: string; isRequired: boolean; holds: string }[];
}

/** Returns the calls of an OpenAPI document by subject, in the document's order. */
export function apiRows({ paths }: OpenapiDocument): Map<string, ApiRow[]> {
  const groups = new Map<string, ApiRow[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const noun = operation.tags[0] ?? '';
      groups.set(noun, [...(groups.get(noun) ?? []), rowOf(method, path, operation)]);
    }
  }
  return groups;
}

/** Returns the named shapes of an OpenAPI document. */
export function apiShapes({ components }: OpenapiDocument): ApiShape[] {
  return Object.entries(components.schemas).map(([name, { properties = {}, required = [] }]) => ({
    name,
    fields: Object.entries(properties).map(([field, schema]) => ({
      name: field,
      isRequired: required.includes(field),
      holds: describeSchema(schema),
    })),
  }));
}

function rowOf(method: string, path: string, operation: OpenapiOperation): ApiRow {
  const statuses = Object.entries(operation.responses);
  const success = statuses.find(([status]) => Number(status) < 300);
  const [mediaType, answered] = Object.entries(success?.[1].content ?? {})[0] ?? [];
  const isJson = answered !== undefined && answered.schema.type !== 'string';
  return {
    call: `${method.toUpperCase()} ${path}`,
    summary: operation.summary,
    who: operation['x-access'],
    query: operation.parameters.filter((one) => one.in === 'query').map((one) => one.name),
    sends: requestTypeOf(operation),
    answers: `${success?.[0] ?? ''} ${isJson ? describeSchema(answered.schema) : (mediaType ?? '')}`.trim(),
    refusals: statuses.filter(([status]) => Number(status) >= 400).map(([status]) => status),
  };
}

function requestTypeOf({ requestBody }: OpenapiOperation): string {
  const [mediaType, sent] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (sent === undefined) return '';
  return mediaType === 'application/json' ? describeSchema(sent.schema) : (mediaType ?? '');
}
