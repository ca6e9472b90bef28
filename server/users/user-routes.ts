import type { FastifyInstance } from 'fastify';
import { userShape } from '#server/openapi/answer-shapes.ts';
import { describes } from '#server/openapi/route-description.ts';

/** The account of whoever is signed in. */
export function userRoutes(app: FastifyInstance): void {
  app.get(
    '/api/user',
    describes({ summary: 'The account that is signed in', answer: userShape }),
    async (request, reply) => reply.header('cache-control', 'no-store').send(request.practice.user),
  );
}
