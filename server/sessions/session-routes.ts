import type { FastifyInstance } from 'fastify';
import { plusDays, startOfDay } from '#domain/dates.ts';
import { newSession, sessionChange } from '#domain/sessions/session.ts';
import { CLIENT_NOT_FOUND, getClient } from '#server/clients/client-store.ts';
import { answerCreated, answerList } from '#server/http/answers.ts';
import { parseBody, parseId } from '#server/http/validation.ts';
import { changeSession, scheduleSession } from './save-session.ts';
import { getSession, listSessions, SESSION_NOT_FOUND } from './session-store.ts';

/** A therapist's sessions. */
export function sessionRoutes(app: FastifyInstance): void {
  app.get('/api/sessions', (request, reply) => answerList(request, reply, ({ read }) => listSessions(read)));

  app.get('/api/sessions/today', (request, reply) => {
    const { today, settings } = request.practice;
    const from = startOfDay(today, settings.timeZone);
    const until = startOfDay(plusDays(today, 1), settings.timeZone);
    return answerList(request, reply, async ({ read }) =>
      (await listSessions(read, { from, until })).reverse(),
    );
  });

  app.get('/api/sessions/client/:id', async (request, reply) => {
    const clientId = parseId(request.params, CLIENT_NOT_FOUND);
    await getClient(request.practice.caseload.read, clientId);
    return answerList(request, reply, ({ read }) => listSessions(read, { clientId }));
  });

  app.get('/api/sessions/:id', async (request) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const session = await getSession(request.practice.caseload.read, id);
    request.practice.noteRead({ entity: 'session', entityId: id, clientId: session.clientId });
    return session;
  });

  app.post('/api/sessions', async (request, reply) => {
    const session = parseBody(newSession, request.body);
    const { settings } = request.practice;
    return answerCreated(request, reply, (queries) => scheduleSession(queries, session, settings));
  });

  app.put('/api/sessions/:id', async (request) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const change = parseBody(sessionChange, request.body);
    const { caseload, settings } = request.practice;
    return caseload.write((queries) => changeSession(queries, id, change, settings));
  });
}
