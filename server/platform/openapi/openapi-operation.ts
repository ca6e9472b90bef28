import * as z from 'zod/mini';
import { capitalized } from '#domain/platform/capitalized.ts';
import { jsonReply, noContent } from '#domain/program/api-replies.ts';
import { replySchemas, requestSchemas } from '#domain/program/named-schemas.ts';
import type { RouteDoc } from '#server/platform/http/route-doc.ts';
import {
  type JsonSchema,
  jsonSchemaOf,
  type OpenapiOperation,
  type OpenapiParameter,
  type OpenapiResponse,
} from './openapi-shapes.ts';
import type { ListedRoute } from './route-list.ts';

const text: JsonSchema = { type: 'string' };
const successes = { 200: 'Done', 201: 'Created', 202: 'Taken', 204: 'Done; there is nothing to answer' };

/** Returns the OpenAPI operation of one call. */
export function operationOf({ method, url }: ListedRoute, described: RouteDoc): OpenapiOperation {
  const answer = described.answer ?? jsonReply(method, url);
  const isPrivate = described.access !== 'everyone';
  return {
    tags: [nounOf(url)],
    summary: described.summary,
    operationId: operationId(method, url),
    security: isPrivate ? [{ signIn: [] }] : [],
    'x-access': described.access ?? 'therapist',
    parameters: [...pathParameters(url), ...queryParameters(described), ...headerParameters(described)],
    ...requestBody(described),
    responses: { [described.status ?? 200]: success(described, answer), ...refusals(url, described) },
  };
}

/** Returns the heading of a call: its path segment, or a common one for several small ones. */
function nounOf(url: string): string {
  const noun = url.split('/')[2] ?? '';
  return headings[noun] ?? noun;
}

const headings: Record<string, string> = {
  register: 'account',
  login: 'account',
  logout: 'account',
  user: 'account',
  'sign-ins': 'account',
  'two-factor': 'account',
  passkeys: 'account',
  'draft-key': 'account',
  'email-proof': 'account',
  registration: 'account',
  'backup-downloads': 'backups',
  'backup-key': 'backups',
  'backup-keys': 'backups',
  'practice-settings': 'practice',
  'practice-notices': 'practice',
  'mail-server': 'practice',
  events: 'practice',
  'openapi.json': 'documentation',
  docs: 'documentation',
};

function operationId(method: string, url: string): string {
  const words = url.replace('/api/', '').split(/[/:-]+/);
  return [method.toLowerCase(), ...words.map(capitalized)].join('');
}

function pathParameters(url: string): OpenapiParameter[] {
  return [...url.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: url.startsWith('/api/sign-ins') ? text : { type: 'integer', minimum: 1 },
  }));
}

function queryParameters({ query }: RouteDoc): OpenapiParameter[] {
  if (query === undefined) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: typeof schema === 'boolean' ? {} : schema,
  }));
}

function headerParameters({ status, access }: RouteDoc): OpenapiParameter[] {
  if (status !== 201 || access !== undefined) return [];
  return [
    {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'Makes the same request safe to repeat for a day: it makes nothing anew and answers what the first one made; another body under it is a 409',
      schema: { type: 'string', maxLength: 200 },
    },
  ];
}

function requestBody({ body, sends }: RouteDoc): Pick<OpenapiOperation, 'requestBody'> {
  if (sends !== undefined) return { requestBody: { required: true, content: { [sends]: { schema: text } } } };
  if (body === undefined) return {};
  const schema = reference(body, requestSchemas, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
}

function success({ status = 200 }: RouteDoc, answer: z.ZodMiniType | string | undefined): OpenapiResponse {
  const description = successes[status];
  if (answer === undefined || answer === noContent) return { description };
  if (typeof answer === 'string') return { description, content: { [answer]: { schema: text } } };
  return {
    description,
    content: { 'application/json': { schema: reference(answer, replySchemas, 'output') } },
  };
}

function refusals(url: string, described: RouteDoc): Record<string, OpenapiResponse> {
  const defaults: Record<string, string> = {};
  if (described.body !== undefined || described.query !== undefined)
    defaults[400] = 'A rule is broken; the sentence says which';
  if (described.access !== 'everyone') defaults[401] = 'Nobody is signed in';
  if (described.access === 'owner') defaults[403] = 'Only the owner of the practice can do this';
  if (url.includes('/:') || names(described, 'clientId'))
    defaults[404] = "It is not there, or somebody else's";
  if (names(described, 'updatedAt')) defaults[409] = 'It was changed after the `updatedAt` that was seen';
  const refusals = { ...defaults, ...described.refusals };
  const all = Object.keys(refusals).length > 0 ? refusals : { '4XX': 'The request cannot be read' };
  return Object.fromEntries(
    Object.entries(all).map(([status, description]) => [
      status,
      { description, content: { 'text/plain': { schema: text } } },
    ]),
  );
}

function names({ body }: RouteDoc, field: string): boolean {
  return body instanceof z.ZodMiniObject && field in body.shape;
}

/** Returns a reference to a named schema, also as the items of a list; other schemas are written out. */
function reference(
  schema: z.ZodMiniType,
  names: Record<string, z.ZodMiniType>,
  io: 'input' | 'output',
): JsonSchema {
  const name = Object.keys(names).find((one) => names[one] === schema);
  if (name !== undefined) return { $ref: `#/components/schemas/${name}` };
  if (schema instanceof z.ZodMiniArray) {
    const items = Object.values(names).find((one) => one === schema.def.element);
    if (items !== undefined) return { type: 'array', items: reference(items, names, io) };
  }
  return jsonSchemaOf(schema, io);
}
