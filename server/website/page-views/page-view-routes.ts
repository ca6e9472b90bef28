import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { plusDays } from '#domain/platform/dates.ts';
import { requireOwner } from '#server/people/sign-in/require-owner.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { refuseBackwards, wholeDays } from '#server/platform/http/list-filters.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';
import { listPageViews } from './page-view-store.ts';

const daysQuery = z.object(wholeDays).check(refuseBackwards);

/** Routes for page views, for the owner of the practice. */
export function pageViewRoutes(app: FastifyInstance, { database }: { database: Database }): void {
  app.get('/api/page-views', { onRequest: requireOwner, ...routeDoc(listing) }, async (request, reply) => {
    const { from, to } = parseQuery(daysQuery, request.query);
    const views = await listPageViews(database.read, { from, until: plusDays(to, 1) });
    return reply.header('cache-control', 'private, no-store').send(views);
  });
}

const listing = {
  summary: 'List views of each website page by day',
  access: 'owner',
  query: daysQuery,
} as const;
