import {
  type Mandate,
  type MandateChange,
  mandateRecord,
  type NewMandate,
} from '#domain/billing/mandates/mandate.ts';
import { contentOf } from '#domain/platform/record.ts';
import { MANDATE_NOT_FOUND } from '#server/caseload/sessions/session-mandate.ts';
import { addAudited, changeAudited, removeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

const columns = selectionOf(mandateRecord);

/** The columns of a mandate in a query that joins other tables. */
export const mandateColumns = columns.map((column) => `mandates.${column}` as const);

/** The one that ends last first. */
export const mandateOrder: ListOrder<Mandate> = {
  direction: 'desc',
  keys: [
    { by: 'ends_on', shape: keyShapes.day, of: ({ endsOn }) => endsOn },
    { by: 'id', shape: keyShapes.id, of: ({ id }) => id },
  ],
};

export interface MandateFilter {
  clientId?: number | undefined;
  planId?: number | undefined;
  payerId?: number | undefined;
  schoolId?: number | undefined;
}

/** Returns the therapist's mandates, the one that ends last first. */
export async function listMandates(
  queries: CaseloadQueries,
  { clientId, planId, payerId, schoolId }: MandateFilter = {},
  page: Page = {},
): Promise<Mandate[]> {
  let selection = queries.selectFrom('mandates').select(columns);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  if (planId !== undefined) selection = selection.where('plan_id', '=', planId);
  if (payerId !== undefined) selection = selection.where('payer_id', '=', payerId);
  if (schoolId !== undefined) selection = selection.where('school_id', '=', schoolId);
  return inOrder(selection, mandateOrder, page).execute();
}

/** Returns one mandate. Throws 404 if it does not exist or is another therapist's. */
export async function getMandate(queries: CaseloadQueries, id: number): Promise<Mandate> {
  const mandate = await queries.find(mandateRecord, id);
  if (!mandate) throw notFound(MANDATE_NOT_FOUND);
  return mandate;
}

/** Inserts a mandate and returns it as stored. */
export function createMandate(
  queries: CaseloadWrites,
  {
    clientId,
    ...own
  }: Omit<NewMandate, 'planId' | 'plan' | 'sessionIds' | 'further'> & Pick<Mandate, 'planId'>,
): Promise<Mandate> {
  const row = insertRow(mandateRecord, {
    ...contentOf(mandateRecord, own),
    clientId,
    createdAt: queries.now,
    updatedAt: queries.now,
  });
  return addAudited(queries, mandateRecord, row);
}

/** Changes the sent fields. */
export function updateMandate(
  queries: CaseloadWrites,
  before: Mandate,
  change: Omit<MandateChange, 'updatedAt' | 'sessionIds'>,
): Promise<Mandate> {
  return changeAudited(queries, mandateRecord, before, updateRow(mandateRecord, change));
}

/** Deletes a mandate toward which no session counts. */
export function deleteMandate(queries: CaseloadWrites, mandate: Mandate): Promise<void> {
  return removeAudited(queries, mandateRecord, mandate);
}
