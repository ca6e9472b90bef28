import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  type Closing,
  type ClosingChange,
  closingChange,
  closingObstacle,
  type NewClosing,
  newClosing,
  newClosings,
} from '#domain/caseload/closings/closing.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { invalid, notFound } from '#server/platform/http/errors.ts';
import {
  daysOfRange,
  idFilter,
  idsFilter,
  rangeFields,
  refuseBackwards,
  wholeDays,
} from '#server/platform/http/list-filters.ts';
import { deleteOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { cancelSessions, sessionsOfDays } from './closed-sessions.ts';
import {
  CLOSING_NOT_FOUND,
  closingOrder,
  createClosing,
  deleteClosing,
  getClosing,
  listClosings,
  updateClosing,
} from './closing-store.ts';

const SCHOOL_MESSAGE = 'The school must be named by its number';
const closingListQuery = z.object({
  ...pageFields,
  ...rangeFields,
  organizationId: idFilter(SCHOOL_MESSAGE),
});
const daysQuery = z
  .object({ ...wholeDays, organizationIds: idsFilter('The schools must be named by their numbers') })
  .check(refuseBackwards);

/** Routes for the days on which a therapist is closed. */
export function closingRoutes(app: FastifyInstance): void {
  app.get('/api/closings', routeDoc(listing), (request, reply) => {
    const { from, to, organizationId, ...page } = parseQuery(closingListQuery, request.query);
    const days = daysOfRange({ from, to }, request.practice.settings.timeZone);
    return replyPage(request, reply, { order: closingOrder, page, reads: ['closings'] }, (queries, part) =>
      listClosings(queries, { ...days, organizationId }, part),
    );
  });

  app.get('/api/closings/sessions', routeDoc(sessionsThen), async (request) => {
    const days = parseQuery(daysQuery, request.query);
    const { caseload, settings } = request.practice;
    return sessionsOfDays(caseload.read, days, settings);
  });

  app.get('/api/closings/:id', routeDoc({ summary: 'One closing' }), async (request) =>
    getClosing(request.practice.caseload.read, parseId(request.params, CLOSING_NOT_FOUND)),
  );

  app.post('/api/closings', routeDoc(creating), async (request, reply) => {
    const closing = parseBody(newClosing, request.body);
    const { settings } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => closeDays(queries, closing, settings),
      load: getClosing,
    });
  });

  app.post(
    '/api/closings/batch',
    { ...longTextBody, ...routeDoc(creatingSeveral) },
    async (request, reply) => {
      const { closings } = parseBody(newClosings, request.body);
      const { settings } = request.practice;
      return replyCreated(request, reply, {
        create: async (queries) => {
          const created: Closing[] = [];
          for (const closing of closings) created.push(await closeDays(queries, closing, settings, closings));
          return created;
        },
        load: getClosing,
      });
    },
  );

  putOwn(app, own, changing, async (queries, before, { cancels = [], ...change }, { settings }) => {
    await refuseOthersSchool(queries, change);
    const { firstDay = before.firstDay, lastDay = before.lastDay } = change;
    const obstacle = closingObstacle({ firstDay, lastDay });
    if (obstacle !== undefined) throw invalid(obstacle);
    const changed = await updateClosing(queries, before, change);
    await cancelSessions(queries, cancels, daysOf(changed), settings);
    return changed;
  });
  deleteOwn(
    app,
    own,
    { summary: 'Delete a closing; sessions that it canceled stay canceled' },
    deleteClosing,
  );
}

/**
 * Creates a closing and cancels the sessions that it names; they may be at any of the schools that `together` closes on
 * the same days.
 */
async function closeDays(
  queries: CaseloadWrites,
  { cancels = [], ...closing }: NewClosing,
  settings: PracticeSettings,
  together: readonly NewClosing[] = [],
): Promise<Closing> {
  await refuseOthersSchool(queries, closing);
  const created = await createClosing(queries, closing);
  const { firstDay, lastDay } = created;
  const sameDays = together.filter((other) => other.firstDay === firstDay && other.lastDay === lastDay);
  await cancelSessions(queries, cancels, daysOf(created, sameDays), settings);
  return created;
}

/** Throws 404 for the school of another therapist. */
async function refuseOthersSchool(
  queries: CaseloadQueries,
  { organizationId }: Pick<ClosingChange, 'organizationId'>,
): Promise<void> {
  if (organizationId == null) return;
  const school = await queries
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', organizationId)
    .executeTakeFirst();
  if (!school) throw notFound('The requested school or payer could not be found');
}

type ClosedPlace = Pick<NewClosing, 'organizationId'>;

function daysOf(
  { firstDay, lastDay, organizationId }: Closing,
  sameDays: readonly ClosedPlace[] = [],
): { from: string; to: string; organizationIds?: number[] | undefined } {
  const closed = [organizationId, ...sameDays.map((other) => other.organizationId)];
  const organizationIds = closed.filter((id) => id != null);
  const isPractice = organizationIds.length < closed.length;
  return { from: firstDay, to: lastDay, organizationIds: isPractice ? undefined : organizationIds };
}

const own = { url: '/api/closings/:id', missing: CLOSING_NOT_FOUND, load: getClosing } as const;

const listing = { summary: 'List closings by their first day', query: closingListQuery };

const sessionsThen = {
  summary: 'Sessions that a closing of these days can cancel, and how many it cannot',
  query: daysQuery,
};

const sessionChanged = { 409: 'One of the sessions to cancel is not planned on these days any more' };

const creating = {
  summary: 'Close the practice on some days, and cancel the named sessions in the same step',
  body: newClosing,
  status: 201,
  refusals: sessionChanged,
} as const;

const creatingSeveral = {
  summary: 'Close the practice on several days at once, such as those of a school year: all of them or none',
  body: newClosings,
  status: 201,
  refusals: sessionChanged,
} as const;

const changing = {
  summary: 'Change fields of a closing, and cancel the named sessions of its days',
  body: closingChange,
  refusals: sessionChanged,
};
