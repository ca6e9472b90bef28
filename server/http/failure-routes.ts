import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { browserFailureSchema } from '#domain/browser-failure.ts';
import { routeDoc } from './route-doc.ts';
import { parseBody } from './validation.ts';

const BODY_LIMIT_BYTES = 4 * 1024;

/** Screens that broke in a browser, for the log: people read out the number, and the line with it says where. */
export function failureRoutes(app: FastifyInstance): void {
  app.post(
    '/api/failures',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      ...routeDoc({
        summary: 'Report that a screen broke in the browser; the number is that of the line in the log',
        access: 'everyone',
        body: browserFailureSchema,
        answer: z.strictObject({ number: z.string() }),
      }),
    },
    async (request, reply) => {
      const failure = parseBody(browserFailureSchema, request.body);
      request.log.error({ failure }, 'a screen broke in the browser');
      return reply.header('cache-control', 'no-store').send({ number: request.id });
    },
  );
}
