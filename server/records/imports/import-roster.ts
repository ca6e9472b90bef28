import { mandateFault, mandateOutsidePlan, mandateRecord } from '#domain/billing/mandates/mandate.ts';
import { isPayer, organizationRecord } from '#domain/billing/organizations/organization.ts';
import { planFault, planRecord } from '#domain/clinical/plans/plan.ts';
import { contentOf, initialContent } from '#domain/platform/record.ts';
import type {
  ImportedMandate,
  ImportedPlan,
  NewClientImport,
} from '#domain/records/imports/client-import.ts';
import {
  listOrganizations,
  ORGANIZATION_NOT_FOUND,
} from '#server/billing/organizations/organization-store.ts';
import { listPlans } from '#server/clinical/plans/plan-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow } from '#server/platform/database/record-rows.ts';
import { type HttpError, invalid, notFound } from '#server/platform/http/errors.ts';
import { planThatFits } from './existing-clients.ts';

interface RosterRow {
  /** Its number in the file. */
  row: number;
  clientId: number;
  plans: readonly ImportedPlan[];
}

interface Places {
  /** The ids of the new schools and payers, in their order. */
  made: readonly number[];
  /** Whether each of the therapist's schools and payers pays, by id. */
  pays: ReadonlyMap<number, boolean>;
}

/**
 * Inserts the schools and payers of a roster, and the plans and mandates of its rows. Throws 404 for another therapist's
 * school or payer, 400 with the row if the days or the payer of a mandate do not fit.
 */
export async function importRoster(
  queries: CaseloadWrites,
  rows: readonly RosterRow[],
  organizations: NonNullable<NewClientImport['organizations']>,
): Promise<void> {
  const made = await insertPlaces(queries, organizations);
  const withPlans = rows.flatMap(({ plans, ...row }) => plans.map((plan) => ({ ...row, plan })));
  if (withPlans.length === 0) return;
  const listed = await listOrganizations(queries);
  const pays = new Map(listed.map((one) => [one.id, isPayer(one)]));
  for (const { row, plan } of withPlans) refuseWrongPlan(row, plan);
  const planIds = await insertMissingPlans(queries, withPlans);
  const mandates = withPlans.flatMap(({ row, clientId, plan }, index) =>
    plan.mandates.map((mandate) => ({
      clientId,
      planId: planIds[index] ?? 0,
      ...placesOf(row, mandate, { made, pays }),
      mandate,
    })),
  );
  const mandateIds = await queries.insertReturningIds(
    'mandates',
    mandates.map((one) => mandateRow(queries, one)),
  );
  for (const [index, { clientId }] of mandates.entries()) {
    queries.audit({ action: 'import', entity: 'mandate', entityId: mandateIds[index] ?? 0, clientId });
  }
}

/** Returns the id of the plan of each row: one that its client has and that fits, else a new one. */
async function insertMissingPlans(
  queries: CaseloadWrites,
  rows: readonly { clientId: number; plan: ImportedPlan }[],
): Promise<number[]> {
  const plansOf = Map.groupBy(await listPlans(queries), ({ clientId }) => clientId);
  const fitting = rows.map(({ clientId, plan }) => planThatFits(plan, plansOf.get(clientId))?.id);
  const missing = rows.filter((_, index) => fitting[index] === undefined);
  const made = await queries.insertReturningIds(
    'plans',
    missing.map(({ clientId, plan }) => planRow(queries, clientId, plan)),
  );
  for (const [index, { clientId }] of missing.entries()) {
    queries.audit({ action: 'import', entity: 'plan', entityId: made[index] ?? 0, clientId });
  }
  const next = made.values();
  return fitting.map((id) => id ?? next.next().value ?? 0);
}

async function insertPlaces(
  queries: CaseloadWrites,
  organizations: NonNullable<NewClientImport['organizations']>,
): Promise<number[]> {
  const moments = { createdAt: queries.now, updatedAt: queries.now };
  const ids = await queries.insertReturningIds(
    'organizations',
    organizations.map((one) =>
      insertRow(organizationRecord, { ...initialContent(organizationRecord, one), ...moments }),
    ),
  );
  for (const entityId of ids) {
    queries.audit({ action: 'import', entity: 'organization', entityId, clientId: null });
  }
  return ids;
}

function refuseWrongPlan(row: number, plan: ImportedPlan): void {
  const fault =
    planFault({ ...plan, reportDays: plan.reportDays ?? [] }) ??
    plan.mandates
      .map((mandate) => mandateFault(mandate) ?? mandateOutsidePlan(mandate, plan))
      .find((one) => one !== undefined);
  if (fault) throw inRow(row, fault.message);
}

/** Returns the school and the payer of a mandate, which may be new. */
function placesOf(
  row: number,
  { schoolId = null, payerId = null, newSchool, newPayer }: ImportedMandate,
  { made, pays }: Places,
): { schoolId: number | null; payerId: number | null } {
  const idOf = (id: number | null, place: number | undefined) => {
    const found = place === undefined ? id : made[place];
    if (found === undefined) throw inRow(row, 'Name a new school or payer by its place in the list');
    if (found !== null && !pays.has(found)) throw notFound(ORGANIZATION_NOT_FOUND);
    return found;
  };
  const [school, payer] = [idOf(schoolId, newSchool), idOf(payerId, newPayer)];
  if (payer !== null && !pays.get(payer)) throw inRow(row, 'Choose who pays from the list');
  return { schoolId: school, payerId: payer };
}

function planRow(queries: CaseloadWrites, clientId: number, { mandates: _, ...plan }: ImportedPlan) {
  return insertRow(planRecord, {
    ...contentOf(planRecord, { ...plan, reportDays: plan.reportDays?.toSorted() }),
    clientId,
    waivedReports: [],
    createdAt: queries.now,
    updatedAt: queries.now,
  });
}

type PlacedMandate = {
  clientId: number;
  planId: number;
  schoolId: number | null;
  payerId: number | null;
  mandate: ImportedMandate;
};

function mandateRow(queries: CaseloadWrites, { clientId, mandate, ...placed }: PlacedMandate) {
  const { delivery, endsOn, terms, authorizationNumber } = mandate;
  return insertRow(mandateRecord, {
    ...initialContent(mandateRecord, { delivery, endsOn, terms, authorizationNumber, ...placed }),
    clientId,
    createdAt: queries.now,
    updatedAt: queries.now,
  });
}

function inRow(row: number, message: string): HttpError {
  return invalid(`Row ${row}: ${message}`);
}
