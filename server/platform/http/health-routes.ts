import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/connection.ts';
import { HttpError } from './errors.ts';

/** The route for monitoring: 200 while the database answers and accepts writes. */
export function healthRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  app.get('/healthz', async (_request, reply) => {
    try {
      await database.check();
    } catch {
      throw new HttpError(503, 'The database does not answer');
    }
    return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('ok');
  });
}
