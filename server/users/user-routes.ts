import type { FastifyInstance } from 'fastify';

/** The account of whoever is signed in. */
export function userRoutes(app: FastifyInstance): void {
  app.get('/api/user', async (request, reply) =>
    reply.header('cache-control', 'no-store').send(request.practice.user),
  );
}
