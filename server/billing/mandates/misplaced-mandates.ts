import { mandateOutsidePlan } from '#domain/billing/mandates/mandate.ts';
import { isPayer } from '#domain/billing/organizations/organization.ts';
import { listOrganizations } from '#server/billing/organizations/organization-store.ts';
import { listPlans } from '#server/clinical/plans/plan-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';
import { listMandates } from './mandate-store.ts';

const deciding: ReadonlySet<string> = new Set(['plans', 'organizations', 'mandates']);

/** Throws 409 if an undo leaves a mandate outside of the days of its plan, or with a payer that pays nothing any more. */
export async function refuseMisplacedMandates(
  queries: CaseloadQueries,
  steps: readonly UndoStep[],
): Promise<void> {
  if (!steps.some((step) => 'table' in step && deciding.has(step.table))) return;
  const plans = new Map((await listPlans(queries)).map((plan) => [plan.id, plan]));
  const payers = new Set((await listOrganizations(queries)).filter(isPayer).map(({ id }) => id));
  const isMisplaced = (await listMandates(queries)).some((mandate) => {
    const plan = plans.get(mandate.planId);
    const isPaid = mandate.payerId === null || payers.has(mandate.payerId);
    return !isPaid || (plan && mandateOutsidePlan(mandate, plan) !== undefined);
  });
  if (isMisplaced) throw conflict('A mandate was added or changed since, so nothing was put back');
}
