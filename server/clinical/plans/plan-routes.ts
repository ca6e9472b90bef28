import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { newPlan, planChange, reportWaiver } from '#domain/clinical/plans/plan.ts';
import { clientIdFilter } from '#server/platform/http/list-filters.ts';
import { deleteOwn, getOwn, putOwn } from '#server/platform/http/own-record.ts';
import { pageFields, replyPage } from '#server/platform/http/paging.ts';
import { replyCreated } from '#server/platform/http/replies.ts';
import { routeDoc } from '#server/platform/http/route-doc.ts';
import { parseBody, parseId, parseQuery } from '#server/platform/http/validation.ts';
import { getPlan, listPlans, PLAN_NOT_FOUND, planOrder } from './plan-store.ts';
import { addPlan, changePlan, removePlan } from './save-plan.ts';
import { waiveReport } from './waive-report.ts';

/** The query parameters of the list of plans. */
const planListQuery = z.object({ ...pageFields, clientId: clientIdFilter });

/** Routes for the plans of a therapist's clients. */
export function planRoutes(app: FastifyInstance): void {
  app.get('/api/plans', routeDoc(listing), (request, reply) => {
    const { clientId, ...page } = parseQuery(planListQuery, request.query);
    return replyPage(request, reply, { order: planOrder, page, reads: ['plans'] }, (queries, part) =>
      listPlans(queries, { clientId }, part),
    );
  });

  getOwn(app, own, { summary: 'One plan' }, 'plan');

  app.post('/api/plans', routeDoc(creating), async (request, reply) => {
    const plan = parseBody(newPlan, request.body);
    return replyCreated(request, reply, { create: (queries) => addPlan(queries, plan), load: getPlan });
  });

  putOwn(app, own, changing, changePlan);

  app.put('/api/plans/:id/waiver', routeDoc(waiving), (request) => {
    const id = parseId(request.params, PLAN_NOT_FOUND);
    const waiver = parseBody(reportWaiver, request.body);
    const { practice } = request;
    return practice.caseload.write(async (queries) =>
      waiveReport(queries, await getPlan(queries, id), waiver, practice),
    );
  });

  deleteOwn(app, own, deleting, removePlan);
}

const own = { url: '/api/plans/:id', missing: PLAN_NOT_FOUND, load: getPlan } as const;

const listing = { summary: 'List plans, the latest first', query: planListQuery };

const creating = { summary: 'Add a plan of a client', body: newPlan, status: 201 } as const;

const changing = {
  summary: 'Change fields of a plan',
  body: planChange,
  refusals: { 409: 'A mandate of the plan would lie outside of its days' },
} as const;

const waiving = {
  summary: 'Waive a due report of a plan with a reason; reason null takes the waiver back',
  body: reportWaiver,
  refusals: { 409: 'The report is not due, or not waived' },
} as const;

const deleting = {
  summary: 'Delete a plan without goals, notes, documents or mandates',
  refusals: { 409: 'It has goals, notes, documents or mandates' },
} as const;
