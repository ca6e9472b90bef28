import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import {
  type Closing,
  type ClosingChange,
  closingRecord,
  type NewClosing,
} from '#domain/caseload/closings/closing.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { addAudited, changeAudited, removeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const CLOSING_NOT_FOUND = 'The requested closing could not be found';

const columns = selectionOf(closingRecord);

export const closingOrder: ListOrder<Closing> = {
  direction: 'asc',
  keys: [
    { by: 'first_day', shape: keyShapes.day, of: ({ firstDay }) => firstDay },
    { by: 'id', shape: keyShapes.id, of: ({ id }) => id },
  ],
};

export interface ClosingFilter {
  /** Leaves out closings that end before `from` or begin after `to`. */
  from?: Day | undefined;
  to?: Day | undefined;
  /** Only those of this school or district; null is the practice. */
  organizationId?: number | null | undefined;
}

/** Returns the therapist's closings by first day. */
export async function listClosings(
  queries: CaseloadQueries,
  { from, to, organizationId }: ClosingFilter = {},
  page: Page = {},
): Promise<Closing[]> {
  let selection = queries.selectFrom('closings').select(columns);
  if (from !== undefined) selection = selection.where('last_day', '>=', from);
  if (to !== undefined) selection = selection.where('first_day', '<=', to);
  if (organizationId === null) selection = selection.where('organization_id', 'is', null);
  else if (organizationId !== undefined) selection = selection.where('organization_id', '=', organizationId);
  return inOrder(selection, closingOrder, page).execute();
}

/** Returns whether the practice is closed on each day from `from` on. */
export async function closedDaysFrom(queries: CaseloadQueries, from: Day): Promise<(day: Day) => boolean> {
  const closings = await listClosings(queries, { from, organizationId: null });
  return (day) => closingOn(day, closings) !== undefined;
}

/** Returns one closing. Throws 404 if it does not exist or belongs to another therapist. */
export async function getClosing(queries: CaseloadQueries, id: number): Promise<Closing> {
  const closing = await queries
    .selectFrom('closings')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!closing) throw notFound(CLOSING_NOT_FOUND);
  return closing;
}

/** Inserts a closing and returns it as stored. */
export function createClosing(
  queries: CaseloadWrites,
  closing: Omit<NewClosing, 'cancels'>,
): Promise<Closing> {
  return addAudited(queries, closingRecord, newClosingRow(closing, queries.now));
}

/** Returns the row of a closing created at `now`. */
export function newClosingRow(closing: Omit<NewClosing, 'cancels'>, now: Instant) {
  return insertRow(closingRecord, { ...contentOf(closingRecord, closing), createdAt: now, updatedAt: now });
}

/** Changes the sent fields. */
export function updateClosing(
  queries: CaseloadWrites,
  before: Closing,
  change: Omit<ClosingChange, 'updatedAt' | 'cancels'>,
): Promise<Closing> {
  return changeAudited(queries, closingRecord, before, updateRow(closingRecord, change));
}

/** Deletes a closing; the sessions it cancelled stay cancelled. */
export function deleteClosing(queries: CaseloadWrites, closing: Closing): Promise<void> {
  return removeAudited(queries, closingRecord, closing);
}
