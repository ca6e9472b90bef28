import type { FastifyInstance } from 'fastify';
import { routeDoc } from '#server/platform/http/route-doc.ts';

/** The key with which the browsers of whoever is signed in lock what is typed and not saved yet. */
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
