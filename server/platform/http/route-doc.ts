import type * as z from 'zod/mini';

/**
 * What callers are told about a route. It is declared beside the route from the very schemas that the route
 * parses with, and becomes the OpenAPI document, docs/api.md and the row of the authorization matrix. A route
 * under /api without one fails a test.
 */
export interface RouteDoc {
  /** What the call does, in a few words: "List clients, by last name". */
  summary: string;
  /** Who may call it; a signed-in therapist unless stated. The matrix holds the route to it. */
  access?: 'everyone' | 'therapist' | 'owner';
  /** Whether open pages make the call by themselves, so that it does not count as use of a sign-in. */
  isBackground?: boolean;
  /** Whether a sign-in may make the call that still lacks the second factor that the practice requires. */
  isForSettingUp?: boolean;
  /** The schema that reads the body. */
  body?: z.ZodMiniType;
  /** The media type of the file that is sent, where it is no JSON. */
  sends?: `${string}/${string}`;
  /** The schema that reads the query. */
  query?: z.ZodMiniType;
  /** The status of success; 200 unless stated. */
  status?: 200 | 201 | 202 | 204;
  /** The media type of the file that success answers; what is answered in JSON, domain/program/api-replies.ts says. */
  answer?: `${string}/${string}`;
  /** Refusals that do not follow from the rest, by status: `{ 409: 'The session is on an invoice' }`. */
  refusals?: Partial<Record<400 | 401 | 403 | 404 | 409 | 410 | 429 | 503, string>>;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    routeDoc?: RouteDoc;
  }
}

/**
 * The options of a route that carry its description:
 * `app.get('/api/clients', routeDoc({ summary: 'List clients', query: clientListQuery }), handler)`.
 */
export function routeDoc(description: RouteDoc): { config: { routeDoc: RouteDoc } } {
  return { config: { routeDoc: description } };
}
