import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { noteListStates } from '#domain/clinical/signing/listed-note.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { type Instant, startOfDay } from '#domain/platform/dates.ts';
import { replyNouns } from '#domain/program/reply-nouns.ts';
import type { PracticeRequest } from '#server/people/sign-in/practice-request.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { clientIdFilter, momentsOfRange, rangeFields } from '#server/platform/http/list-filters.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseQuery } from '#server/platform/http/validation.ts';
import {
  countNotes,
  countOpenNotes,
  listNotes,
  type NoteListMoment,
  noteListOrder,
} from './note-list-store.ts';

const noteListQuery = z.object({
  ...pageFields,
  ...rangeFields,
  clientId: clientIdFilter,
  state: z.optional(
    z.enum(noteListStates, 'State must be missing, draft, correcting, signed, withdrawn, open or late'),
  ),
  order: z.optional(z.enum(['newest', 'oldest'], 'Order must be newest or oldest')),
});

/** Routes for the notes that a therapist's sessions need, from the practice's `notesSignedFrom` on. */
export function noteListRoutes(app: FastifyInstance): void {
  app.get('/api/notes', routeDoc(listing), (request, reply) => {
    const { from, to, order, limit, cursor, ...narrowed } = parseQuery(noteListQuery, request.query);
    const { settings } = request.practice;
    const moment = momentOf(request.practice);
    const range = momentsOfRange({ from, to }, settings.timeZone);
    const filter = { ...narrowed, ...range, from: laterOf(range.from, firstMoment(settings)) };
    const paged = {
      order: order === 'oldest' ? oldestFirst : noteListOrder,
      page: { limit, cursor },
      reads: replyNouns['/api/notes'],
      // A session that is in progress will need a note when it ends.
      validFor: moment.now,
      count: (queries: CaseloadQueries) => countNotes(queries, filter, moment),
    };
    return replyPage(request, reply, paged, (queries, part) =>
      listNotes(queries, filter, moment, part, paged.order),
    );
  });

  app.get('/api/notes/open', routeDoc(counting), ({ practice }) =>
    countOpenNotes(practice.caseload.read, firstMoment(practice.settings), momentOf(practice)),
  );
}

const oldestFirst = { ...noteListOrder, direction: 'asc' } as const;

/** Rounds the moment down to the minute, so that a cached list stays valid until the minute ends. */
function momentOf({ now, today, settings }: PracticeRequest): NoteListMoment {
  const minute = `${now.slice(0, 16)}:00.000Z`;
  const { timeZone, lateNoteDays } = settings;
  return { now: minute, today, timeZone, lateNoteDays };
}

function firstMoment({ notesSignedFrom, timeZone }: PracticeSettings): Instant | undefined {
  return notesSignedFrom === null ? undefined : startOfDay(notesSignedFrom, timeZone);
}

function laterOf(one: Instant | undefined, other: Instant | undefined): Instant | undefined {
  return one === undefined || (other !== undefined && other > one) ? other : one;
}

const listing = {
  summary:
    'List sessions that need a note, latest first; `open`: to be written or signed, `correcting`: replaces a signed one, `late`: would be a late entry',
  query: noteListQuery,
};

const counting = {
  summary: 'Counts of notes to write, to sign, and late',
};
