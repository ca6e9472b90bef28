import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { goalChange, newGoal } from '#domain/clinical/goals/goal.ts';
import { goalStatuses } from '#domain/clinical/goals/goal-status.ts';
import { longTextBody } from '#server/platform/http/body-limits.ts';
import { clientIdFilter, idFilter } from '#server/platform/http/list-filters.ts';
import { deleteOwn, getOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseQuery } from '#server/platform/http/validation.ts';
import { GOAL_NOT_FOUND, getGoal, goalOrder, listGoals } from './goal-store.ts';
import { addGoal, changeGoal, removeGoal } from './save-goal.ts';

/** The query parameters of the list of goals. */
const goalListQuery = z.object({
  ...pageFields,
  clientId: clientIdFilter,
  planId: idFilter('The plan must be named by its number'),
  status: z.optional(z.enum(goalStatuses, 'Choose a status from the list')),
});

/** Routes for the goals of a therapist's clients, with their objectives. */
export function goalRoutes(app: FastifyInstance): void {
  app.get('/api/goals', routeDoc(listing), (request, reply) => {
    const { clientId, planId, status, ...page } = parseQuery(goalListQuery, request.query);
    return replyPage(request, reply, { order: goalOrder, page, reads: ['goals'] }, (queries, part) =>
      listGoals(queries, { clientId, planId, status }, part),
    );
  });

  getOwn(app, own, { summary: 'One goal' }, 'goal');

  app.post('/api/goals', { ...longTextBody, ...routeDoc(creating) }, async (request, reply) => {
    const goal = parseBody(newGoal, request.body);
    const { today } = request.practice;
    return replyCreated(request, reply, {
      create: (queries) => addGoal(queries, goal, today),
      load: getGoal,
    });
  });

  putOwn(app, own, changing, changeGoal);
  deleteOwn(app, own, deleting, removeGoal);
}

const own = { url: '/api/goals/:id', missing: GOAL_NOT_FOUND, load: getGoal, limits: longTextBody } as const;

const listing = { summary: 'List goals and objectives, oldest first', query: goalListQuery };

const creating = {
  summary: 'Add a goal with its objectives, to a plan or with a new one',
  body: newGoal,
  status: 201,
  refusals: { 409: 'The child has 40 active goals, or the goal 10 objectives' },
} as const;

const changing = {
  summary: 'Change fields of a goal, or its status',
  body: goalChange,
  refusals: {
    409: 'The status does not follow, the child has 40 active goals, or the goal has data and would be measured another way',
  },
};

const deleting = {
  summary: 'Delete a draft goal with its objectives',
  refusals: { 409: 'It is no draft' },
} as const;
