import {
  type NewOrganization,
  type Organization,
  type OrganizationChange,
  organizationFault,
} from '#domain/billing/organizations/organization.ts';
import { deleteClosing, listClosings } from '#server/caseload/closings/closing-store.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
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
  const mandates = await countPaid(queries, id);
  if (mandates > 0) throw conflict(`${named(mandates)} this payer, so its contract stays`);
  const bills = await countBills(queries, id);
  if (bills > 0) throw conflict(`${billsName(bills)} this payer, so its contract stays`);
}

/** Deletes a school or payer with its closings. Throws 409 while mandates, schools, bills or payments name it. */
export async function removeOrganization(queries: CaseloadWrites, organization: Organization): Promise<void> {
  const { id } = organization;
  const mandates = await countMandates(queries, id);
  if (mandates > 0) throw conflict(`${named(mandates)} this organization, so it stays`);
  const schools = await countSchools(queries, id);
  if (schools > 0) throw conflict(`${belonging(schools)} to this district, so it stays`);
  const bills = await countBills(queries, id);
  if (bills > 0) throw conflict(`${billsName(bills)} this organization, so it stays`);
  const payments = await countPayments(queries, id);
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

async function countMandates({ selectFrom }: CaseloadQueries, id: number): Promise<number> {
  const { count } = await selectFrom('mandates')
    .select((row) => row.fn.countAll().as('count'))
    .where((row) => row.or([row('payer_id', '=', id), row('school_id', '=', id)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countPaid({ selectFrom }: CaseloadQueries, id: number): Promise<number> {
  const { count } = await selectFrom('mandates')
    .select((row) => row.fn.countAll().as('count'))
    .where('payer_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countBills({ selectFrom }: CaseloadQueries, id: number): Promise<number> {
  const { count } = await selectFrom('vouchers')
    .select((row) => row.fn.countAll().as('count'))
    .where('payer_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Counts the payments of a payer, void ones too: they stay in the list. */
async function countPayments({ selectFrom }: CaseloadQueries, id: number): Promise<number> {
  const { count } = await selectFrom('payments')
    .select((row) => row.fn.countAll().as('count'))
    .where('organization_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function countSchools({ selectFrom }: CaseloadQueries, id: number): Promise<number> {
  const { count } = await selectFrom('organizations')
    .select((row) => row.fn.countAll().as('count'))
    .where('parent_id', '=', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const named = (count: number) => (count === 1 ? '1 mandate names' : `${count} mandates name`);
const billsName = (count: number) => (count === 1 ? '1 bill names' : `${count} bills name`);
const paymentsAre = (count: number) => (count === 1 ? '1 payment is' : `${count} payments are`);
const belonging = (count: number) => (count === 1 ? '1 school belongs' : `${count} schools belong`);
