import type { FastifyInstance } from 'fastify';

/**
 * Logs one line per request: method, route pattern (never the address with its ids), status and time. No body, no
 * name, no visitor's address.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}
