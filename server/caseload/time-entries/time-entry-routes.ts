import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { newTimeEntry, timeEntryChange } from '#domain/caseload/time-entries/time-entry.ts';
import { changedMoment, momentOfSession } from '#server/caseload/sessions/save-session.ts';
import { momentsOfRange, rangeFields } from '#server/platform/http/list-filters.ts';
import { deleteOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import {
  createTimeEntry,
  deleteTimeEntry,
  getTimeEntry,
  listTimeEntries,
  TIME_ENTRY_NOT_FOUND,
  timeEntryOrder,
  updateTimeEntry,
} from './time-entry-store.ts';

const listQuery = z.object({ ...pageFields, ...rangeFields });

/** Routes for a therapist's time without a child. */
export function timeEntryRoutes(app: FastifyInstance): void {
  app.get('/api/time-entries', routeDoc(listing), (request, reply) => {
    const { from, to, ...page } = parseQuery(listQuery, request.query);
    const range = momentsOfRange({ from, to }, request.practice.settings.timeZone);
    const list = { order: timeEntryOrder, page, reads: ['time_entries'] } as const;
    return replyPage(request, reply, list, (queries, part) => listTimeEntries(queries, range, part));
  });

  app.get('/api/time-entries/:id', routeDoc({ summary: 'One time without a child' }), async (request) =>
    getTimeEntry(request.practice.caseload.read, parseId(request.params, TIME_ENTRY_NOT_FOUND)),
  );

  app.post('/api/time-entries', routeDoc(creating), async (request, reply) => {
    const { time, ...entry } = parseBody(newTimeEntry, request.body);
    const date = momentOfSession(entry.date, time, request.practice.settings);
    return replyCreated(request, reply, {
      create: (queries) => createTimeEntry(queries, { ...entry, date }),
      load: getTimeEntry,
    });
  });

  putOwn(app, own, changing, (queries, before, { time, ...change }, { settings }) =>
    updateTimeEntry(queries, before, {
      ...change,
      date: changedMoment(before, { date: change.date, time }, settings),
    }),
  );
  deleteOwn(app, own, { summary: 'Delete time without a child' }, deleteTimeEntry);
}

const own = { url: '/api/time-entries/:id', missing: TIME_ENTRY_NOT_FOUND, load: getTimeEntry } as const;

const listing = { summary: 'List time without a child, newest first', query: listQuery };

const creating = {
  summary: 'Add time without a child: a meeting, travel, testing or documentation',
  body: newTimeEntry,
  status: 201,
} as const;

const changing = { summary: 'Change fields of time without a child', body: timeEntryChange };
