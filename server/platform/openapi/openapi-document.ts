import type * as z from 'zod/mini';
import { replySchemas, requestSchemas } from '#domain/program/named-schemas.ts';
import { apiNouns } from './api-nouns.ts';
import { operationOf } from './openapi-operation.ts';
import { jsonSchemaOf, type OpenapiDocument } from './openapi-shapes.ts';
import type { ListedRoute } from './route-list.ts';

const description = [
  'The practice in JSON. Sign in by POST /api/login and send the cookie it answers with every call.',
  'A sign-in ends when unused for as long as its therapist allows. A call without a user action, such as polling, sends the header `background: 1` and does not count as use.',
  'A therapist reaches only their own records: anything else is a 404.',
  'Failures answer one plain sentence as text/plain, and name the body field concerned in the header Refused-Field. Besides those listed with a call: 403 for a change sent by another website, 413 for a body that is too large, 415 for one that is not JSON, 503 while the database does not answer or cannot save.',
  'Instants are ISO 8601 in UTC, days are YYYY-MM-DD, money is integer cents. In a change, an omitted field stays as it is.',
  'The answers of an assessment are a list in the order of its questions. A question may be sent with its id: its answer then follows it to any position and wording. Without ids, questions are matched by wording and position.',
  'Lists are answered whole, with an ETag: send it as If-None-Match, and 304 means that nothing changed. With `limit` a list is paged, and the Link header names the next page; the first page of sessions, assessments and invoices has the total in Total-Count.',
].join('\n\n');

/** Returns the OpenAPI document of the routes, from the schemas that they parse and reply with. */
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
      schemas: { ...namedSchemas(requestSchemas, 'input'), ...namedSchemas(replySchemas, 'output') },
      securitySchemes: {
        signIn: {
          type: 'apiKey',
          in: 'cookie',
          name: 'sign_in',
          description: 'Over https the name is __Host-sign_in.',
        },
      },
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
