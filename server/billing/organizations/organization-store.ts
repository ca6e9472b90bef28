import {
  type NewOrganization,
  type Organization,
  type OrganizationChange,
  organizationRecord,
} from '#domain/billing/organizations/organization.ts';
import { contentOf } from '#domain/platform/record.ts';
import { addAudited, changeAudited, removeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { idOrder, inOrder, type Page } from '#server/platform/http/paging.ts';

export const ORGANIZATION_NOT_FOUND = 'The requested school or payer could not be found';

const columns = selectionOf(organizationRecord);

/** Returns the therapist's schools and payers. */
export async function listOrganizations(queries: CaseloadQueries, page: Page = {}): Promise<Organization[]> {
  return inOrder(queries.selectFrom('organizations').select(columns), idOrder, page).execute();
}

/** Returns one school or payer. Throws 404 if it does not exist or is another therapist's. */
export async function getOrganization(queries: CaseloadQueries, id: number): Promise<Organization> {
  const organization = await queries.find(organizationRecord, id);
  if (!organization) throw notFound(ORGANIZATION_NOT_FOUND);
  return organization;
}

/** Inserts a school or payer and returns it as stored. */
export function createOrganization(
  queries: CaseloadWrites,
  organization: NewOrganization,
): Promise<Organization> {
  const row = insertRow(organizationRecord, {
    ...contentOf(organizationRecord, organization),
    createdAt: queries.now,
    updatedAt: queries.now,
  });
  return addAudited(queries, organizationRecord, row);
}

/** Changes the sent fields. */
export function updateOrganization(
  queries: CaseloadWrites,
  before: Organization,
  change: Omit<OrganizationChange, 'updatedAt'>,
): Promise<Organization> {
  return changeAudited(queries, organizationRecord, before, updateRow(organizationRecord, change));
}

/** Deletes a school or payer that nothing names. */
export function deleteOrganization(queries: CaseloadWrites, organization: Organization): Promise<void> {
  return removeAudited(queries, organizationRecord, organization);
}
