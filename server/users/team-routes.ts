import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { requireOwner } from '#server/auth/require-owner.ts';
import type { Database } from '#server/database/connection.ts';
import { userShape } from '#server/openapi/answer-shapes.ts';
import { describes } from '#server/openapi/route-description.ts';
import { listUsers } from './user-store.ts';

/** Who works in the practice, for its owner to see. */
export function teamRoutes(app: FastifyInstance, database: Database): void {
  app.get('/api/team', { onRequest: requireOwner, ...describes(listing) }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listUsers(database.read)),
  );
}

const listing = {
  summary: 'List the accounts of the practice, the oldest first',
  access: 'owner',
  answer: z.array(userShape),
} as const;
