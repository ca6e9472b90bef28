import type { FastifyInstance } from 'fastify';
import { routeDoc } from '#server/platform/http/route-doc.ts';

/** The route for the key with which the user's browsers encrypt unsaved drafts. */
export function draftKeyRoutes(app: FastifyInstance): void {
  app.get('/api/draft-key', routeDoc(showing), async (request, reply) => {
    const found = await request.practice.caseload.read
      .selectFrom('draft_keys')
      .select('key')
      .executeTakeFirstOrThrow();
    return reply.send(found);
  });
}

const showing = {
  summary: 'The key that encrypts unsaved notes and answers in the browser during a sign-in',
};
