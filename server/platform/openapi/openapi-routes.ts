import type { FastifyInstance } from 'fastify';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { hashSource } from '#server/platform/http/security-headers.ts';
import { apiPage, apiPageStyles } from './api-page.ts';
import { openapiDocument } from './openapi-document.ts';

/** The routes of the API's own description: an OpenAPI document, and a page during development. */
export function openapiRoutes(
  app: FastifyInstance,
  { config }: { config: { isDevelopment: boolean } },
): void {
  let written: string | undefined;
  app.get(
    '/api/openapi.json',
    routeDoc({
      summary: 'This description of the API, as an OpenAPI 3.1 document',
      access: 'everyone',
      answer: 'application/json',
    }),
    async (_request, reply) => {
      written ??= JSON.stringify(openapiDocument(app.apiRoutes));
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(written);
    },
  );
  if (!config.isDevelopment) return;
  app.get(
    '/api/docs',
    routeDoc({ summary: 'This description as a page to read', access: 'everyone', answer: 'text/html' }),
    async (_request, reply) =>
      reply
        .headers({
          'cache-control': 'no-store',
          'content-security-policy': `default-src 'none'; style-src '${hashSource(apiPageStyles)}'; frame-ancestors 'none'; base-uri 'none'`,
        })
        .type('text/html; charset=utf-8')
        .send(apiPage(openapiDocument(app.apiRoutes))),
  );
}
