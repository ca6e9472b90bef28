import { type Annual, annualRecord } from '#domain/billing/annuals/annual.ts';
import type { Day, TimeZone } from '#domain/platform/dates.ts';
import type { Content } from '#domain/platform/record.ts';
import { sealRecord } from '#server/caseload/sealing/seal-record.ts';
import { changeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const ANNUAL_NOT_FOUND = 'The requested annual record could not be found';

const columns = selectionOf(annualRecord);

/** Latest date first. */
export const annualOrder: ListOrder<Annual> = {
  direction: 'desc',
  keys: [
    { by: 'date', shape: keyShapes.day, of: (annual) => annual.date },
    { by: 'id', shape: keyShapes.id, of: (annual) => annual.id },
  ],
};

export interface AnnualFilter {
  /** The first and last day. */
  from?: Day | undefined;
  to?: Day | undefined;
  clientId?: number | undefined;
}

/** Returns the therapist's annual records, latest date first. */
export async function listAnnuals(
  queries: CaseloadQueries,
  { from, to, clientId }: AnnualFilter = {},
  page: Page = {},
): Promise<Annual[]> {
  let selection = queries.selectFrom('annuals').select(columns);
  if (from !== undefined) selection = selection.where('date', '>=', from);
  if (to !== undefined) selection = selection.where('date', '<=', to);
  if (clientId !== undefined) selection = selection.where('client_id', '=', clientId);
  return inOrder(selection, annualOrder, page).execute();
}

/** Returns one annual record. Throws 404 if it does not exist or belongs to another therapist. */
export async function getAnnual(queries: CaseloadQueries, id: number): Promise<Annual> {
  const annual = await queries.find(annualRecord, id);
  if (!annual) throw notFound(ANNUAL_NOT_FOUND);
  return annual;
}

/** The content of an annual record; invoices set its invoice. */
export type AnnualContent = Content<typeof annualRecord>;

/** Inserts an annual record and returns it as stored. */
export async function createAnnual(queries: CaseloadWrites, annual: AnnualContent): Promise<Annual> {
  const { now } = queries;
  const row = insertRow(annualRecord, { ...annual, invoiceId: null, createdAt: now, updatedAt: now });
  const added = await queries.add(annualRecord, row);
  queries.audit({ action: 'create', entity: 'annual', entityId: added.id, clientId: annual.clientId });
  return added;
}

/** Replaces the content of an annual record and returns it as stored. */
export function updateAnnual(
  queries: CaseloadWrites,
  before: Annual,
  annual: AnnualContent,
): Promise<Annual> {
  return changeAudited(queries, annualRecord, before, updateRow(annualRecord, annual));
}

/** Seals and deletes an annual record. */
export async function deleteAnnual(
  queries: CaseloadWrites,
  annual: Annual,
  timeZone: TimeZone,
): Promise<void> {
  await sealRecord(queries, annualRecord, annual, { day: annual.date, timeZone });
  await queries.deleteFrom('annuals').where('id', '=', annual.id).execute();
  queries.audit({ action: 'delete', entity: 'annual', entityId: annual.id, clientId: annual.clientId });
}
