import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { newSession, sessionChange } from '#domain/caseload/sessions/session.ts';
import { dateChoices, spanOf } from '#domain/caseload/sessions/session-list-filter.ts';
import { sessionStatuses, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { dayOf, type Instant, plusDays, startOfDay } from '#domain/platform/dates.ts';
import { replyNouns } from '#domain/program/reply-nouns.ts';
import { CLIENT_NOT_FOUND, getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import {
  clientIdFilter,
  groupIdFilter,
  mandateIdFilter,
  momentFilter,
  momentsOfRange,
  rangeFields,
  readsOf,
  searchFilter,
} from '#server/platform/http/list-filters.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated, replyList } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { scheduleSession } from './save-session.ts';
import { changeSessions, deleteSessions, sessionScopes } from './session-series.ts';
import {
  countSessions,
  getSession,
  listSessions,
  listThisAndFollowing,
  SESSION_NOT_FOUND,
  sessionOrder,
} from './session-store.ts';

const pageQuery = z.object(pageFields);

const sessionListQuery = z.object({
  ...pageFields,
  ...rangeFields,
  search: searchFilter,
  notes: searchFilter,
  find: searchFilter,
  clientId: clientIdFilter,
  groupId: groupIdFilter,
  mandateId: mandateIdFilter,
  payer: z.optional(z.enum(['family', 'organization'], 'Payer must be family or organization')),
  status: z.optional(
    z.enum(sessionStatuses, 'Status must be scheduled, completed, cancelled, no-show or absence'),
  ),
  type: z.optional(z.enum(sessionTypes, 'Type must be individual, group, home or absent')),
  date: z.optional(z.enum(dateChoices, 'Date must be all, upcoming, past, today or tomorrow')),
  makesUpFor: momentFilter,
  order: z.optional(z.enum(['newest', 'oldest'], 'Order must be newest or oldest')),
  /** Only billable ones that are on no invoice. */
  unbilled: z.optional(z.literal('true', 'Unbilled can only be true')),
  /** Without cancelled and missed ones; scheduled ones count as held. */
  held: z.optional(z.literal('true', 'Held can only be true')),
  /** Only completed ones without a note. */
  unnoted: z.optional(z.literal('true', 'Unnoted can only be true')),
});

/** Whether a change applies to one session, to it and the following ones of its series, or to its whole group. */
const scopeQuery = z.object({
  scope: z._default(z.enum(sessionScopes, 'Scope must be one or following'), 'one'),
});

/** `cancels=following` confirms that the following ones are cancelled too. */
const changeQuery = z.extend(scopeQuery, {
  cancels: z._default(z.enum(['one', 'following'], 'Cancels must be one or following'), 'one'),
});

/** Routes for a therapist's sessions. */
export function sessionRoutes(app: FastifyInstance): void {
  app.get('/api/sessions', routeDoc(listing), (request, reply) => {
    const { from, to, date, order, limit, cursor, unbilled, held, unnoted, ...narrowed } = parseQuery(
      sessionListQuery,
      request.query,
    );
    const { now, settings } = request.practice;
    const range = momentsOfRange({ from, to }, settings.timeZone);
    // Rounded down to the minute, so that lists can be cached until it ends.
    const minute = `${now.slice(0, 16)}:00.000Z`;
    const chosen = spanOf(
      date ?? 'all',
      { now: minute, today: dayOf(minute, settings.timeZone) },
      settings.timeZone,
    );
    const span = { from: later(range.from, chosen.from), until: earlier(range.until, chosen.until) };
    const validFor = date === 'upcoming' || date === 'past' ? minute : undefined;
    const filter = {
      ...narrowed,
      ...span,
      isUnbilled: unbilled === 'true',
      isHeld: held === 'true',
      isUnnoted: unnoted === 'true',
    };
    const paged = {
      order: order === 'oldest' ? oldestFirst : sessionOrder,
      page: { limit, cursor },
      reads: readsOf(
        [
          ...replyNouns['/api/sessions'],
          ...(filter.isUnbilled ? (['invoices'] as const) : []),
          ...(filter.payer === undefined ? [] : (['mandates'] as const)),
        ],
        filter,
      ),
      validFor,
      count: (queries: CaseloadQueries) => countSessions(queries, filter),
    };
    return replyPage(request, reply, paged, (queries, part) =>
      listSessions(queries, filter, part, paged.order),
    );
  });

  app.get('/api/sessions/today', routeDoc(listingToday), (request, reply) => {
    const { today, settings } = request.practice;
    const from = startOfDay(today, settings.timeZone);
    const until = startOfDay(plusDays(today, 1), settings.timeZone);
    return replyList(request, reply, { reads: replyNouns['/api/sessions'] }, async function* (queries) {
      yield (await listSessions(queries, { from, until })).reverse();
    });
  });

  app.get('/api/sessions/client/:id', routeDoc(listingOfClient), async (request, reply) => {
    const clientId = parseId(request.params, CLIENT_NOT_FOUND);
    const page = parseQuery(pageQuery, request.query);
    await getClient(request.practice.caseload.read, clientId);
    const paged = {
      order: sessionOrder,
      page,
      reads: replyNouns['/api/sessions'],
      count: (queries: CaseloadQueries) => countSessions(queries, { clientId }),
    } as const;
    return replyPage(request, reply, paged, (queries, part) => listSessions(queries, { clientId }, part));
  });

  app.get('/api/sessions/:id', routeDoc({ summary: 'One session' }), async (request) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const session = await getSession(request.practice.caseload.read, id);
    request.practice.auditRead({ entity: 'session', entityId: id, clientId: session.clientId });
    return session;
  });

  app.get('/api/sessions/following/:id', routeDoc(listingFollowing), async (request, reply) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const session = await getSession(request.practice.caseload.read, id);
    request.practice.auditRead({ entity: 'session', entityId: id, clientId: session.clientId });
    return replyList(request, reply, { reads: replyNouns['/api/sessions'] }, async function* (queries) {
      yield (await listThisAndFollowing(queries, session)).slice(1);
    });
  });

  app.post('/api/sessions', { ...longTextBody, ...routeDoc(creating) }, async (request, reply) => {
    const session = parseBody(newSession, request.body);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => scheduleSession(queries, session, settings),
      load: getSession,
    });
  });

  app.put('/api/sessions/:id', { ...longTextBody, ...routeDoc(changing) }, async (request) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const { scope, cancels } = parseQuery(changeQuery, request.query);
    const change = parseBody(sessionChange, request.body);
    const { caseload, settings } = request.practice;
    return caseload.write((queries) =>
      changeSessions(queries, id, change, settings, { scope, cancels: cancels === 'following' }),
    );
  });

  app.delete('/api/sessions/:id', routeDoc(deleting), async (request, reply) => {
    const id = parseId(request.params, SESSION_NOT_FOUND);
    const { scope } = parseQuery(scopeQuery, request.query);
    const { caseload, settings } = request.practice;
    await caseload.write((queries) => deleteSessions(queries, id, scope, settings));
    return reply.code(204).send();
  });
}

const later = (one: Instant | undefined, other: Instant | undefined) =>
  one === undefined || (other !== undefined && other > one) ? other : one;

const earlier = (one: Instant | undefined, other: Instant | undefined) =>
  one === undefined || (other !== undefined && other < one) ? other : one;

const oldestFirst = { ...sessionOrder, direction: 'asc' } as const;

const listing = {
  summary:
    "List sessions, newest first; search matches the client's name, notes matches words of the note, find matches either",
  query: sessionListQuery,
};

const listingToday = { summary: "Today's sessions of the practice's day, by time" };

const listingOfClient = {
  summary: "A client's sessions, newest first",
  query: pageQuery,
};

const listingFollowing = {
  summary: 'The later sessions of its series, in order',
};

const creating = {
  summary: 'Schedule a session',
  body: newSession,
  status: 201,
} as const;

const changing = {
  summary: 'Change fields of a session, or check it in; on request with the rest of its series, or its group',
  query: changeQuery,
  body: sessionChange,
  refusals: {
    409: 'A session that would have to move or change is on an invoice, or its group meets there already',
  },
};

const deleting = {
  summary:
    'Delete a session; on request with the rest of its series, or its group. Deleted sessions are sealed',
  query: scopeQuery,
  status: 204,
  refusals: { 409: 'The session, or one of those that follow, is on an invoice' },
} as const;
