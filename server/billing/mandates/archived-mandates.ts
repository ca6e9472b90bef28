import { mandateOutsidePlan } from '#domain/billing/mandates/mandate.ts';
import { isPayer } from '#domain/billing/organizations/organization.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/**
 * Throws 400, naming the row, unless each mandate lies in a plan of its client and is paid by a payer, and each session
 * counts toward a mandate of its client.
 */
export function refuseWrongMandates({ mandates, organizations, plans, sessions }: WholeCaseload): void {
  const planById = new Map(plans.map((plan) => [plan.id, plan]));
  const payers = new Set(organizations.filter(isPayer).map(({ id }) => id));
  for (const [index, mandate] of mandates.entries()) {
    const plan = planById.get(mandate.planId);
    const wrong =
      (plan?.clientId !== mandate.clientId && 'Its plan is of another client') ||
      (plan && mandateOutsidePlan(mandate, plan)?.message) ||
      (mandate.payerId !== null && !payers.has(mandate.payerId) && 'Its payer has no contract');
    if (wrong) throw invalidRow('mandates', index, wrong);
  }
  const clientOfMandate = new Map(mandates.map(({ id, clientId }) => [id, clientId]));
  for (const [index, { mandateId, clientId }] of sessions.entries()) {
    if (mandateId !== null && clientOfMandate.get(mandateId) !== clientId) {
      throw invalidRow('sessions', index, 'Its mandate is of another client');
    }
  }
}
