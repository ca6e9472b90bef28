import fc from 'fast-check';
import { listedRecords } from '#domain/program/caseload-records.ts';
import type { OpenapiDocument, OpenapiOperation } from '#server/platform/openapi/openapi-shapes.ts';
import { hostileId, hostileText } from '#tests/builders/hostile-input.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { type RecordReference, referenceTo } from './record-reference.ts';
import { SchemaValues } from './schema-values.ts';

export interface MadeUpRequest {
  /** The call, as the description names it: `PUT /api/clients/{id}`. */
  call: string;
  method: (typeof methods)[number];
  /** The id in the address: that of an existing record, or anything. */
  id: RecordReference | string;
  query: Record<string, unknown>;
  body: unknown;
  /** The number of fields of the body that replace those of a valid one; undefined to send the body as it is. */
  changedFields: number | undefined;
  headers: Record<string, string>;
  /** The owner, a colleague, or somebody who is not signed in. */
  caller: 0 | 1 | 2;
}

/** Never ends by itself, takes threads for seconds, or puts everybody out: these have suites of their own. */
const left = ['GET /api/events', 'POST /api/backups', 'POST /api/backups/{id}/restore'];

const creates = new Set(listedRecords.map(({ table }) => `POST ${listAddress(table)}`));

/** The percentage of values that break a rule: 0 in most requests, so that many pass validation. */
const hostility = [
  { weight: 3, percent: 0 },
  { weight: 2, percent: 15 },
];

/** Each takes the time of hundreds of others: hashed passwords, drawn PDFs, whole archives. */
const slow = /register|login|team|password|recovery|two-factor|pdf|export|backup|\/api\/import$|undo/;

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Requests of every call that the API describes, most of them nearly right. */
export function madeUpRequests(document: OpenapiDocument): fc.Arbitrary<MadeUpRequest> {
  const calls = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const call = `${method.toUpperCase()} ${path}`;
      if (left.includes(call)) return [];
      return hostility.map(({ weight, percent }) => ({
        weight: weight * weightOf(call),
        arbitrary: requestsOf(call, operation, new SchemaValues(document.components.schemas, percent)),
      }));
    }),
  );
  return fc.oneof(...calls);
}

/** Creating comes before everything, and deleting seldom: otherwise there would soon be nothing to ask for. */
function weightOf(call: string): number {
  if (slow.test(call)) return 1;
  if (call.startsWith('DELETE')) return 16;
  if (call.startsWith('PUT')) return 40;
  return creates.has(call) ? 80 : 20;
}

function requestsOf(
  call: string,
  { parameters, requestBody }: OpenapiOperation,
  values: SchemaValues,
): fc.Arbitrary<MadeUpRequest> {
  const [method, path = ''] = call.split(' ');
  const list = path.endsWith('/client/{id}') ? 'clients' : (path.split('/')[2] ?? '');
  const body = Object.values(requestBody?.content ?? {})[0]?.schema;
  const query: Record<string, fc.Arbitrary<unknown>> = {};
  for (const { name, schema } of parameters.filter((parameter) => parameter.in === 'query')) {
    query[name] = values.of(schema, name);
  }
  return fc.record({
    call: fc.constant(call),
    method: fc.constant(methods.find((one) => one === method) ?? 'GET'),
    id: fc.oneof({ weight: 12, arbitrary: referenceTo(list) }, { weight: 1, arbitrary: hostileId }),
    query: fc.oneof(fc.constant({}), fc.record(query, { requiredKeys: [] })),
    body: body === undefined ? fc.constant(undefined) : values.of(body),
    changedFields: fc.option(fc.nat(2), { nil: undefined }),
    headers: fc.oneof(
      { weight: 9, arbitrary: fc.constant({}) },
      {
        weight: 1,
        arbitrary: hostileText
          .map(headerText)
          .map((key) => ({ 'idempotency-key': key, 'if-none-match': key })),
      },
    ),
    caller: fc.constantFrom(0, 0, 0, 0, 1, 1, 1, 2),
  });
}

/** Returns the part of a text that a header can contain. */
function headerText(text: string): string {
  return text
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 300)
    .trim();
}
