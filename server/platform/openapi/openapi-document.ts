import type * as z from 'zod/mini';
import { answeredSchemas, sentSchemas } from '#domain/program/named-schemas.ts';
import { apiNouns } from './api-nouns.ts';
import { operationOf } from './openapi-operation.ts';
import { jsonSchemaOf, type OpenapiDocument } from './openapi-shapes.ts';
import type { ListedRoute } from './route-list.ts';

const description = [
  'The practice in JSON. Sign in by POST /api/login and send the cookie it answers with every call.',
  'A sign-in ends when it is not used for as long as its therapist allows. A call that nobody asked for, such as reading again by the clock, says so by the header `background: 1` and is no use.',
  'A therapist reaches her own records and no others: whatever belongs to somebody else is a 404.',
  'Failures answer one plain sentence as text/plain, and name in the header Refused-Field the field of the body that it is about. Besides those listed with a call: 403 for a change that another website sends, 413 for a body that is too large, 415 for one that is not JSON, 503 while the database does not answer or takes nothing.',
  'Moments are ISO 8601 in UTC, days are YYYY-MM-DD, money is whole cents. In a change a field that is left out stays as it is.',
  'The answers of an assessment are a list in the order of its questions. A question may be sent with the id it was answered with: its answer then follows it to any place and wording. Without ids, questions are told by their words and places.',
  'Lists answer whole, with an ETag: send it back as If-None-Match, and 304 says that nothing changed. With `limit` a list comes in pages, and the Link header names the next one; with the first page of sessions, assessments and invoices, Total-Count says how many there are in all.',
].join('\n\n');

/** The OpenAPI document of the routes, from the schemas that they parse and answer with. */
export function openapiDocument(routes: readonly ListedRoute[]): OpenapiDocument {
  const paths: OpenapiDocument['paths'] = {};
  for (const route of routes) {
    if (route.description === undefined) continue;
    const path = route.url.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route, route.description) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Practice API',
      version: '1',
      description,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The practice that answers this document' }],
    tags: tagsOf(paths),
    paths,
    components: {
      schemas: { ...namedSchemas(sentSchemas, 'input'), ...namedSchemas(answeredSchemas, 'output') },
      securitySchemes: { signIn: { type: 'apiKey', in: 'cookie', name: 'sign_in' } },
    },
  };
}

function tagsOf(paths: OpenapiDocument['paths']): OpenapiDocument['tags'] {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const names = new Set(operations.flatMap(({ tags }) => tags));
  return [...names].map((name) => ({ name, description: apiNouns[name] ?? '' }));
}

function namedSchemas(schemas: Record<string, z.ZodMiniType>, io: 'input' | 'output') {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, jsonSchemaOf(schema, io)]),
  );
}
