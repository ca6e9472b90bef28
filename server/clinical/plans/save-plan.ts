import {
  type NewPlan,
  type Plan,
  type PlanChange,
  planBesideMandates,
  planFault,
} from '#domain/clinical/plans/plan.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { createPlan, deletePlan, updatePlan } from './plan-store.ts';

/** Creates a plan for one of the therapist's own clients. Throws 400 if its days are in the wrong order. */
export async function addPlan(queries: CaseloadWrites, requested: NewPlan): Promise<Plan> {
  await getClient(queries, requested.clientId);
  refuseWrongDays({ ...requested, reportDays: requested.reportDays ?? [] });
  return createPlan(queries, requested);
}

/**
 * Changes the given fields. Throws 400 if its days would be in the wrong order, 409 if a mandate would lie outside of
 * them.
 */
export async function changePlan(
  queries: CaseloadWrites,
  before: Plan,
  change: Omit<PlanChange, 'updatedAt'>,
): Promise<Plan> {
  const { startsOn, endsOn, reportDays } = change;
  refuseWrongDays({
    startsOn: startsOn ?? before.startsOn,
    endsOn: endsOn ?? before.endsOn,
    reportDays: reportDays ?? before.reportDays,
    waivedReports: before.waivedReports,
  });
  await refuseWithMandates(queries, {
    ...before,
    startsOn: startsOn ?? before.startsOn,
    endsOn: endsOn ?? before.endsOn,
  });
  return updatePlan(queries, before, change);
}

/** Deletes an empty plan. Throws 409 while it has goals, notes, documents or mandates, which stay in the record. */
export async function removePlan(queries: CaseloadWrites, plan: Plan): Promise<void> {
  if (await isNamedIn(queries, 'goals', plan)) throw conflict(staysWith('goals'));
  if (await isNamedIn(queries, 'session_notes', plan)) throw conflict(staysWith('notes'));
  if (await isNamedIn(queries, 'documents', plan)) throw conflict(staysWith('documents'));
  if (await isNamedIn(queries, 'mandates', plan)) throw conflict(staysWith('mandates'));
  await deletePlan(queries, plan);
}

/** Throws 409 if a mandate lies outside of the plan's days. */
export async function refuseWithMandates({ selectFrom }: CaseloadQueries, plan: Plan): Promise<void> {
  const rows = await selectFrom('mandates')
    .select(['terms', 'ends_on'])
    .where('client_id', '=', plan.clientId)
    .where('plan_id', '=', plan.id)
    .execute();
  const mandates = rows.map(({ terms: [first], ends_on: endsOn }) => ({
    startsOn: first?.startsOn ?? endsOn,
    endsOn,
  }));
  const obstacle = planBesideMandates(plan, mandates);
  if (obstacle !== undefined) throw conflict(obstacle);
}

function staysWith(what: string): string {
  return `This plan has ${what}, so it stays in the record. Only an empty plan can be deleted`;
}

async function isNamedIn(
  { selectFrom }: CaseloadWrites,
  table: 'goals' | 'session_notes' | 'documents' | 'mandates',
  { id, clientId }: Plan,
): Promise<boolean> {
  const row = await selectFrom(table)
    .select('id')
    .where('client_id', '=', clientId)
    .where('plan_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

function refuseWrongDays(days: Parameters<typeof planFault>[0]): void {
  const fault = planFault(days);
  if (fault) throw invalid(fault.message);
}
