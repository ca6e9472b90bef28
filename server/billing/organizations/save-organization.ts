import {
  type NewOrganization,
  type Organization,
  type OrganizationChange,
  organizationFault,
} from '#domain/billing/organizations/organization.ts';
import { deleteClosing, listClosings } from '#server/caseload/closings/closing-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import {
  createOrganization,
  deleteOrganization,
  getOrganization,
  updateOrganization,
} from './organization-store.ts';

/** Adds a school or payer. Throws 404 for another therapist's district, 400 for what is no district. */
export async function addOrganization(
  queries: CaseloadWrites,
  organization: NewOrganization,
): Promise<Organization> {
  await refuseWrongDistrict(queries, { kind: organization.kind, parentId: organization.parentId ?? null });
  return createOrganization(queries, organization);
}

/** Changes the sent fields. Throws 409 if something depends on what would be gone. */
export async function changeOrganization(
  queries: CaseloadWrites,
  before: Organization,
  change: Omit<OrganizationChange, 'updatedAt'>,
): Promise<Organization> {
  const { kind = before.kind, parentId = before.parentId, contract = before.contract } = change;
  await refuseWrongDistrict(queries, { kind, parentId });
  await refuseLost(queries, { id: before.id, kind, contract });
  return updateOrganization(queries, before, change);
}

/** Throws 409 if an undo left an organization without what depends on it. */
export async function refuseUndone(queries: CaseloadQueries, id: number): Promise<void> {
  const organization = await getOrganization(queries, id);
  await refuseWrongDistrict(queries, organization);
  await refuseLost(queries, organization);
}

/** Throws 409 if schools belong to what is no district, or if mandates or bills name who has no contract. */
async function refuseLost(
  queries: CaseloadQueries,
  { id, kind, contract }: Pick<Organization, 'id' | 'kind' | 'contract'>,
): Promise<void> {
  if (kind !== 'district') {
    const schools = await countSchools(queries, id);
    if (schools > 0) throw conflict(`${belonging(schools)} to this district, so it stays a district`);
  }
  if (contract !== null) return;
  const mandates = await countRows(queries.selectFrom('mandates').where('payer_id', '=', id));
  if (mandates > 0) throw conflict(`${named(mandates)} this payer, so its contract stays`);
  const bills = await countBills(queries, id);
  if (bills > 0) throw conflict(`${billsName(bills)} this payer, so its contract stays`);
}

/** Deletes a school or payer with its closings. Throws 409 while mandates, schools, bills or payments name it. */
export async function removeOrganization(queries: CaseloadWrites, organization: Organization): Promise<void> {
  const { id } = organization;
  const { selectFrom } = queries;
  const mandates = await countRows(
    selectFrom('mandates').where((row) => row.or([row('payer_id', '=', id), row('school_id', '=', id)])),
  );
  if (mandates > 0) throw conflict(`${named(mandates)} this organization, so it stays`);
  const schools = await countSchools(queries, id);
  if (schools > 0) throw conflict(`${belonging(schools)} to this district, so it stays`);
  const bills = await countBills(queries, id);
  if (bills > 0) throw conflict(`${billsName(bills)} this organization, so it stays`);
  // Void payments count too: they stay in the list.
  const payments = await countRows(selectFrom('payments').where('organization_id', '=', id));
  if (payments > 0) throw conflict(`${paymentsAre(payments)} of this organization, so it stays`);
  for (const closing of await listClosings(queries, { organizationId: id })) {
    await deleteClosing(queries, closing);
  }
  await deleteOrganization(queries, organization);
}

async function refuseWrongDistrict(
  queries: CaseloadQueries,
  organization: Pick<Organization, 'kind' | 'parentId'>,
): Promise<void> {
  if (organization.parentId === null) return;
  const parent = await getOrganization(queries, organization.parentId);
  const fault = organizationFault(organization);
  if (fault !== undefined) throw invalid(fault.message);
  if (parent.kind !== 'district') throw invalid('Choose the district from the list');
}

function countSchools({ selectFrom }: CaseloadQueries, id: number): Promise<number> {
  return countRows(selectFrom('organizations').where('parent_id', '=', id));
}

function countBills({ selectFrom }: CaseloadQueries, id: number): Promise<number> {
  return countRows(selectFrom('vouchers').where('payer_id', '=', id));
}

const named = (count: number) => (count === 1 ? '1 mandate names' : `${count} mandates name`);
const billsName = (count: number) => (count === 1 ? '1 bill names' : `${count} bills name`);
const paymentsAre = (count: number) => (count === 1 ? '1 payment is' : `${count} payments are`);
const belonging = (count: number) => (count === 1 ? '1 school belongs' : `${count} schools belong`);
