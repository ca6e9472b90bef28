import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/** Throws 400, naming the row, unless each document's plan and annual record belong to its client. */
export function refuseWrongDocuments({ documents, plans, annuals }: WholeCaseload): void {
  const clientOfPlan = new Map(plans.map(({ id, clientId }) => [id, clientId]));
  const clientOfAnnual = new Map(annuals.map(({ id, clientId }) => [id, clientId]));
  for (const [index, { clientId, planId, annualId }] of documents.entries()) {
    const wrong =
      (planId !== null && clientOfPlan.get(planId) !== clientId && 'Its plan is of another client') ||
      (annualId !== null &&
        clientOfAnnual.get(annualId) !== clientId &&
        'Its annual record is of another client');
    if (wrong) throw invalidRow('documents', index, wrong);
  }
}
