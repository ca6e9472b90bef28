import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { goalResultForm } from '#domain/clinical/results/goal-result.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { replyNouns } from '#domain/program/reply-nouns.ts';
import { getSession, SESSION_NOT_FOUND } from '#server/caseload/sessions/session-store.ts';
import { refuseSignedNote } from '#server/caseload/sessions/signed-sessions.ts';
import { GOAL_NOT_FOUND, getGoal } from '#server/clinical/goals/goal-store.ts';
import {
  clientIdFilter,
  momentsOfRange,
  rangeFields,
  sessionIdFilter,
} from '#server/platform/http/list-filters.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { listCountedResults } from './counted-results.ts';
import {
  deleteResult,
  getResult,
  listResults,
  type ResultFilter,
  type ResultPlace,
  resultOrderOf,
} from './result-store.ts';
import { saveResult } from './save-result.ts';
import { saveSharedMarks } from './shared-results.ts';

const resultListQuery = z.object({
  ...pageFields,
  ...rangeFields,
  clientId: clientIdFilter,
  sessionId: sessionIdFilter,
});
const goalResultsQuery = z.object({ ...pageFields, ...rangeFields });

/** Routes for the results of goals in sessions. */
export function resultRoutes(app: FastifyInstance): void {
  app.get('/api/results', routeDoc(listing), (request, reply) => {
    const { from, to, clientId, sessionId, ...page } = parseQuery(resultListQuery, request.query);
    const range = momentsOfRange({ from, to }, request.practice.settings.timeZone);
    // Filtered by session, the list shows what is recorded; by client, it shows what counts.
    const counted = sessionId === undefined ? clientId : undefined;
    return replyResults(request, reply, page, { clientId, sessionId, ...range }, counted);
  });

  app.get('/api/goals/:id/results', routeDoc(listingOfGoal), async (request, reply) => {
    const goalId = parseId(request.params, GOAL_NOT_FOUND);
    const { from, to, ...page } = parseQuery(goalResultsQuery, request.query);
    const range = momentsOfRange({ from, to }, request.practice.settings.timeZone);
    const { clientId } = await getGoal(request.practice.caseload.read, goalId);
    request.practice.auditRead({ entity: 'goal', entityId: goalId, clientId });
    return replyResults(request, reply, page, { clientId, goalId, ...range }, clientId);
  });

  app.put('/api/sessions/:id/results/:goalId', routeDoc(saving), async (request) => {
    const place = placeIn(request);
    const form = parseBody(goalResultForm, request.body);
    const { caseload, settings } = request.practice;
    return caseload.write((queries) => saveResult(queries, place, form, settings));
  });

  app.delete('/api/sessions/:id/results/:goalId', routeDoc(deleting), async (request, reply) => {
    const place = placeIn(request);
    const { caseload, settings } = request.practice;
    await caseload.write(async (queries) => {
      const result = await getResult(queries, place);
      await refuseSignedNote(queries, place.sessionId);
      await deleteResult(queries, result);
      const session = await getSession(queries, place.sessionId);
      const goal = await getGoal(queries, place.goalId);
      const on = dayOf(session.date, settings.timeZone);
      await saveSharedMarks(queries, { session, goal, on }, result, undefined);
    });
    return reply.code(204).send();
  });
}

function replyResults(
  request: FastifyRequest,
  reply: Parameters<typeof replyPage>[1],
  page: Parameters<typeof replyPage>[2]['page'],
  filter: ResultFilter,
  countedOf: number | undefined,
) {
  const paged = { order: resultOrderOf(filter), page, reads: replyNouns['/api/results'] } as const;
  return replyPage(request, reply, paged, (queries, part) =>
    countedOf === undefined
      ? listResults(queries, filter, part)
      : listCountedResults(queries, countedOf, filter, part),
  );
}

function placeIn({ params }: FastifyRequest): ResultPlace {
  return {
    sessionId: parseId(params, SESSION_NOT_FOUND),
    goalId: parseId(params, GOAL_NOT_FOUND, 'goalId'),
  };
}

const listing = {
  summary: 'List results, latest session first; a client’s as signed while a note is being corrected',
  query: resultListQuery,
};

const listingOfGoal = {
  summary: 'Results of one goal, latest session first; as signed while a note is being corrected',
  query: goalResultsQuery,
};

const saving = {
  summary:
    'Save the whole result of a goal in a session, and its marks for objectives with the same steps; replaces the stored one',
  body: goalResultForm,
  refusals: {
    404: 'The session or the goal is not there',
    409: 'The goal takes no results, or the result was changed since it was seen',
  },
} as const;

const deleting = {
  summary: 'Delete the result of a goal in a session',
  status: 204,
  refusals: { 404: 'There is no such result' },
} as const;
