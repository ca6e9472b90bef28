import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isAbsenceBillable } from '#domain/caseload/sessions/absence-billing.ts';
import { rescheduling } from '#domain/caseload/sessions/reschedule.ts';
import { newSeries } from '#domain/caseload/sessions/session-repeat.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { clientIdFilter, mandateIdFilter } from '#server/platform/http/list-filters.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { nextAbsenceNumber } from './absence-store.ts';
import { rescheduleSession } from './reschedule-session.ts';
import { momentOfSession } from './save-session.ts';
import { termsOfSession } from './session-mandate.ts';
import { scheduleSeries } from './session-series.ts';
import { getSession, SESSION_NOT_FOUND } from './session-store.ts';

const nextAbsenceQuery = z.object({
  clientId: clientIdFilter,
  mandateId: mandateIdFilter,
  date: z.optional(z.string('Please enter a valid date').check(z.maxLength(40, 'Please enter a valid date'))),
});

/** Routes that the session form uses before it saves, and those for repeating a session. */
export function sessionPlanningRoutes(app: FastifyInstance): void {
  app.get('/api/sessions/next-absence-number', routeDoc(nextAbsence), async (request) => {
    const { clientId, mandateId, date } = parseQuery(nextAbsenceQuery, request.query);
    if (clientId === undefined) throw invalid('Client is required');
    const { caseload, settings, now } = request.practice;
    await getClient(caseload.read, clientId);
    const moment = date ? momentOfSession(date, undefined, settings) : now;
    const session = { clientId, date: moment, duration: 0, type: 'individual' } as const;
    const terms = await termsOfSession(
      caseload.read,
      session,
      { stated: mandateId ?? null, current: mandateId },
      settings.timeZone,
    );
    const { payerId, billableAbsences } = terms;
    const absenceNumber = await nextAbsenceNumber(
      caseload.read,
      { clientId, date: moment, payerId },
      settings,
    );
    return {
      absenceNumber,
      billable: isAbsenceBillable(absenceNumber, billableAbsences ?? settings.billableAbsences),
    };
  });

  app.post('/api/sessions/series', { ...longTextBody, ...routeDoc(repeating) }, async (request, reply) => {
    const series = parseBody(newSeries, request.body);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => scheduleSeries(queries, series, settings),
      load: getSession,
    });
  });

  app.post('/api/sessions/reschedule/:id', routeDoc(rescheduleDoc), async (request, reply) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const newTime = parseBody(rescheduling, request.body);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => rescheduleSession(queries, id, newTime, settings),
      load: getSession,
    });
  });
}

const nextAbsence = {
  summary: "The number of a client's next absence in the school year of a date, and whether it is billable",
  query: nextAbsenceQuery,
  refusals: { 404: 'The client is not there' },
};

const repeating = {
  summary: 'Schedule a session that repeats by weeks or school days, until a date or a number of times',
  body: newSeries,
  status: 201,
} as const;

const rescheduleDoc = {
  summary:
    'Schedule a make-up for a missed session or, toward a mandate, for what a short one lacks; on request in a meeting of a group',
  body: rescheduling,
  status: 201,
  refusals: { 409: 'Nothing is left to make up, or the meeting has no room' },
} as const;
