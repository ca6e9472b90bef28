import { isSamePromise } from '#domain/billing/mandates/same-promise.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { ImportedPlan, NewClientImport } from '#domain/records/imports/client-import.ts';
import { listMandates } from '#server/billing/mandates/mandate-store.ts';
import { CLIENT_NOT_FOUND } from '#server/caseload/clients/client-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict, notFound } from '#server/platform/http/errors.ts';

type ExistingRow = NonNullable<NewClientImport['existing']>[number];

/**
 * Throws 404 for another therapist's client, 409 with the row if a client has one of the mandates already, which happens
 * where a roster is imported twice.
 */
export async function refuseKnownMandates(
  queries: CaseloadQueries,
  existing: readonly ExistingRow[],
  clients: readonly Client[],
): Promise<void> {
  if (existing.length === 0) return;
  const nameOf = new Map(clients.map(({ id, firstName }) => [id, firstName]));
  const has = Map.groupBy(await listMandates(queries), ({ clientId }) => clientId);
  for (const { row, clientId, plans } of existing) {
    const name = nameOf.get(clientId);
    if (name === undefined) throw notFound(CLIENT_NOT_FOUND);
    const promised = plans.flatMap(({ mandates }) => mandates);
    const isKnown = promised.some(({ delivery = 'direct', endsOn, terms }) =>
      has.get(clientId)?.some((other) => isSamePromise({ delivery, endsOn, terms }, other)),
    );
    if (isKnown) {
      throw conflict(`Row ${row}: ${name} has this mandate already, so nothing was imported`);
    }
  }
}

/** Returns the latest of a client's plans of the same program within whose days an imported plan lies. */
export function planThatFits(
  { program, startsOn, endsOn }: ImportedPlan,
  plans: readonly Plan[] = [],
): Plan | undefined {
  return plans.find((plan) => plan.program === program && plan.startsOn <= startsOn && plan.endsOn >= endsOn);
}
