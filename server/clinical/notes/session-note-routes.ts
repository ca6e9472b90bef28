import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { sessionNoteForm } from '#domain/clinical/notes/session-note.ts';
import { getSession, SESSION_NOT_FOUND } from '#server/caseload/sessions/session-store.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { clientIdFilter, sessionIdFilter } from '#server/platform/http/list-filters.ts';
import { idOrder, pageFields, replyPage } from '#server/platform/http/paging.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { earlierSections } from './earlier-sections.ts';
import { noteOfSession, saveSessionNote } from './save-session-note.ts';
import { listSessionNotes } from './session-note-store.ts';

const noteListQuery = z.object({ ...pageFields, clientId: clientIdFilter, sessionId: sessionIdFilter });

/** Routes for the notes of sessions. */
export function sessionNoteRoutes(app: FastifyInstance): void {
  app.get('/api/session-notes', routeDoc(listing), (request, reply) => {
    const { clientId, sessionId, ...page } = parseQuery(noteListQuery, request.query);
    const paged = { order: idOrder, page, reads: ['session_notes'] } as const;
    return replyPage(request, reply, paged, (queries, part) =>
      listSessionNotes(queries, { clientId, sessionId }, part),
    );
  });

  app.get('/api/sessions/:id/note', routeDoc(showing), async (request) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const { caseload, settings } = request.practice;
    const session = await getSession(caseload.read, id);
    request.practice.auditRead({ entity: 'session', entityId: id, clientId: session.clientId });
    return noteOfSession(caseload.read, session, settings.timeZone);
  });

  app.get('/api/sessions/:id/note/earlier', routeDoc(earlier), async (request) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const { caseload, settings, auditRead } = request.practice;
    const session = await getSession(caseload.read, id);
    auditRead({ entity: 'session', entityId: id, clientId: session.clientId });
    return earlierSections(caseload.read, session, settings.timeZone);
  });

  app.put('/api/sessions/:id/note', { ...longTextBody, ...routeDoc(saving) }, (request) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const form = parseBody(sessionNoteForm, request.body);
    const { caseload, settings } = request.practice;
    return caseload.write((queries) => saveSessionNote(queries, id, form, settings.timeZone));
  });
}

const listing = { summary: 'List session notes, oldest first', query: noteListQuery };

const showing = {
  summary:
    'The note of a session, or its starting content: `state` is "none" until anything besides its Notes is saved',
};

const earlier = {
  summary:
    'Words that a session’s note can take over: for each section, those of the last signed note that has some',
};

const saving = {
  summary: 'Save the whole note of a session; where `notes` are omitted they stay as they are',
  body: sessionNoteForm,
  refusals: {
    404: 'The session or the plan is not there',
    409: 'The note is signed, or it was changed since it was seen',
  },
} as const;
