import {
  type NewPlan,
  type Plan,
  type PlanChange,
  planRecord,
  type WaivedReport,
} from '#domain/clinical/plans/plan.ts';
import { contentOf } from '#domain/platform/record.ts';
import { changeAudited, removeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const PLAN_NOT_FOUND = 'The requested plan could not be found';

const columns = selectionOf(planRecord);

/** Newest start date first. */
export const planOrder: ListOrder<Plan> = {
  direction: 'desc',
  keys: [
    { by: 'starts_on', shape: keyShapes.day, of: (plan) => plan.startsOn },
    { by: 'id', shape: keyShapes.id, of: (plan) => plan.id },
  ],
};

/** Returns the therapist's plans, newest start date first. */
export async function listPlans(
  queries: CaseloadQueries,
  { clientId }: { clientId?: number | undefined } = {},
  page: Page = {},
): Promise<Plan[]> {
  let selection = queries.selectFrom('plans').select(columns);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  return inOrder(selection, planOrder, page).execute();
}

/** Returns one plan. Throws 404 if it does not exist or is another therapist's. */
export async function getPlan(queries: CaseloadQueries, id: number): Promise<Plan> {
  const plan = await queries.find(planRecord, id);
  if (!plan) throw notFound(PLAN_NOT_FOUND);
  return plan;
}

/** Creates a plan and returns it. */
export async function createPlan(queries: CaseloadWrites, { clientId, ...own }: NewPlan): Promise<Plan> {
  const { now } = queries;
  const content = contentOf(planRecord, { ...own, reportDays: own.reportDays?.toSorted() });
  const row = insertRow(planRecord, {
    ...content,
    clientId,
    waivedReports: [],
    createdAt: now,
    updatedAt: now,
  });
  const id = await queries.insertReturningId('plans', row);
  queries.audit({ action: 'create', entity: 'plan', entityId: id, clientId });
  return getPlan(queries, id);
}

/** Changes the given fields of a plan and returns it. */
export async function updatePlan(
  queries: CaseloadWrites,
  before: Plan,
  change: Omit<PlanChange, 'updatedAt'>,
): Promise<Plan> {
  const given = { ...change, reportDays: change.reportDays?.toSorted() };
  return changeAudited(queries, planRecord, before, updateRow(planRecord, given));
}

/** Replaces the waivers of a plan's due reports and returns the plan. */
export async function updateWaivers(
  queries: CaseloadWrites,
  before: Plan,
  waivedReports: readonly WaivedReport[],
): Promise<Plan> {
  return changeAudited(queries, planRecord, before, { waived_reports: JSON.stringify(waivedReports) });
}

/** Deletes a plan without goals. */
export function deletePlan(queries: CaseloadWrites, plan: Plan): Promise<void> {
  return removeAudited(queries, planRecord, plan);
}
