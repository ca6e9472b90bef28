import type * as z from 'zod/mini';

/**
 * A route's description for callers. It uses the same schemas that the route parses with, and generates the OpenAPI
 * document, docs/api.md and the row of the authorization matrix. A route under /api without one fails a test.
 */
export interface RouteDoc {
  /** What the call does, in a few words: "List clients, by last name". */
  summary: string;
  /** Who may call it; a signed-in therapist by default. The authorization matrix checks it. */
  access?: 'everyone' | 'therapist' | 'owner';
  /** Whether open pages make the call by themselves, so that it does not count as use of a sign-in. */
  isBackground?: boolean;
  /** Whether an account without the required second factor may make the call. */
  isForSettingUp?: boolean;
  /** The schema of the body. */
  body?: z.ZodMiniType;
  /** The media type of the sent file, if it is not JSON. */
  sends?: `${string}/${string}`;
  /** The schema of the query. */
  query?: z.ZodMiniType;
  /** The status of success; 200 by default. */
  status?: 200 | 201 | 202 | 204;
  /** The media type of the file that success answers; what is answered in JSON, domain/program/api-replies.ts says. */
  answer?: `${string}/${string}`;
  /** Refusals that do not follow from the other fields, by status: `{ 409: 'The session is on an invoice' }`. */
  refusals?: Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 503, string>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    routeDoc?: RouteDoc;
  }
}

/**
 * Returns the route options that carry its description: `app.get('/api/clients', routeDoc({ summary: 'List clients',
 * query: clientListQuery }), handler)`.
 */
export function routeDoc(description: RouteDoc): { config: { routeDoc: RouteDoc } } {
  return { config: { routeDoc: description } };
}
