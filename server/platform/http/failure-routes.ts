import type { FastifyInstance } from 'fastify';
import { type AppParts, browserFailureSchema, loggedFailure } from '#domain/platform/browser-failure.ts';
import { routeDoc } from './route-doc.ts';
import { parseBody } from './validation.ts';

interface FailureServices {
  countFailureReport: (address: string) => Promise<void>;
  appParts: () => Promise<AppParts>;
}

const BODY_LIMIT_BYTES = 4 * 1024;

/**
 * The route that logs browser failures. Users read out the reply's number, which identifies the log line.
 * `countFailureReport` throws 429 if an address has sent too many within an hour.
 */
export function failureRoutes(app: FastifyInstance, { countFailureReport, appParts }: FailureServices): void {
  app.post(
    '/api/failures',
    {
      bodyLimit: BODY_LIMIT_BYTES,
      ...routeDoc({
        summary:
          'Report a screen that broke in the browser; answers the number of the line in the server’s log',
        access: 'everyone',
        body: browserFailureSchema,
        refusals: { 429: 'Too many reports came from this address within an hour' },
      }),
    },
    async (request, reply) => {
      const failure = parseBody(browserFailureSchema, request.body);
      await countFailureReport(request.ip);
      request.log.error(
        { failure: loggedFailure(failure, await appParts()) },
        'a screen broke in the browser',
      );
      return reply.header('cache-control', 'no-store').send({ number: request.id });
    },
  );
}
