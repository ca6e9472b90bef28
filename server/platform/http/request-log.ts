import type { FastifyInstance } from 'fastify';

/**
 * One line a request: method, the route's pattern (never the address with its ids), status and time. Nothing of
 * the body, no name, no address of the visitor.
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
