import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { clientIdFilter, goalIdFilter } from '#server/platform/http/list-filters.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';
import { listRevisions, revisionOrder } from './goal-revision-store.ts';

const revisionQuery = z.object({ ...pageFields, clientId: clientIdFilter, goalId: goalIdFilter });

/**
 * Routes for the revisions of goals with results. They are read-only: a revision is created when its goal
 * changes.
 */
export function goalRevisionRoutes(app: FastifyInstance): void {
  app.get('/api/goal-revisions', routeDoc(listing), (request, reply) => {
    const { clientId, goalId, ...page } = parseQuery(revisionQuery, request.query);
    const paged = { order: revisionOrder, page, reads: ['goal_revisions'] } as const;
    return replyPage(request, reply, paged, (queries, part) =>
      listRevisions(queries, { clientId, goalId }, part),
    );
  });
}

const listing = {
  summary: 'List revisions of goals with results, each goal’s first one first',
  query: revisionQuery,
};
