import { minutesOwed } from '#domain/billing/mandates/minutes-owed.ts';
import { serviceOf } from '#domain/billing/mandates/service-of.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { PlanService, PlanServiceDays, ServedPlan } from '#server/platform/database/mandate-terms.ts';
import { mandateColumns } from './mandate-store.ts';
import { readLedgers } from './read-ledgers.ts';

/** Returns the service and the school of a plan in some days by its mandates and, with a calendar, the minutes owed in them. */
export async function findPlanService(
  queries: CaseloadQueries,
  plan: ServedPlan,
  { from, until, calendar }: PlanServiceDays,
): Promise<PlanService> {
  const mandates = await queries
    .selectFrom('mandates')
    .leftJoin('organizations as schools', 'schools.id', 'mandates.school_id')
    .select(mandateColumns)
    .select('schools.name as schoolName')
    .where('mandates.plan_id', '=', plan.id)
    .orderBy('mandates.id')
    .execute();
  const schools = mandates.flatMap(({ schoolId: id, schoolName: name }) =>
    id !== null && name !== null ? { id, name } : [],
  );
  const service = serviceOf(plan, mandates, schools, { from, until });
  if (calendar === undefined || mandates.length === 0) return service;
  const { today, ...settings } = calendar;
  const ledgers = await readLedgers(queries, today, settings, plan.clientId);
  const owed = minutesOwed(
    ledgers.filter(({ mandate }) => mandate.planId === plan.id),
    { from, until, today },
  );
  return { ...service, ...(owed && { owed }) };
}
