import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sessionIdFilter } from '#server/platform/http/list-filters.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';
import { listNoteVersions, noteVersionOrder } from './note-version-store.ts';

const noteVersionQuery = z.object({ ...pageFields, sessionId: sessionIdFilter });

/** Routes for earlier versions of a therapist's notes. They cannot be changed or deleted, except with their session. */
export function noteVersionRoutes(app: FastifyInstance): void {
  app.get('/api/note-versions', routeDoc(listing), async (request, reply) => {
    const { sessionId, ...page } = parseQuery(noteVersionQuery, request.query);
    const paged = { order: noteVersionOrder, page, reads: ['note_versions'] } as const;
    return replyPage(request, reply, paged, (queries, part) =>
      listNoteVersions(queries, { sessionId }, part),
    );
  });
}

const listing = {
  summary: 'List earlier versions of session notes, latest first',
  query: noteVersionQuery,
};
