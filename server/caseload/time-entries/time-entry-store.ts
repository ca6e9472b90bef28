import {
  type NewTimeEntry,
  type TimeEntry,
  type TimeEntryChange,
  timeEntryRecord,
} from '#domain/caseload/time-entries/time-entry.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { changeAudited, removeAudited } from '#server/platform/database/audited-records.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { insertRow, selectionOf, updateRow } from '#server/platform/database/record-rows.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { inOrder, keyShapes, type ListOrder, type Page } from '#server/platform/http/paging.ts';

export const TIME_ENTRY_NOT_FOUND = 'The requested time could not be found';

const columns = selectionOf(timeEntryRecord);

export const timeEntryOrder: ListOrder<TimeEntry> = {
  direction: 'desc',
  keys: [
    { by: 'date', shape: keyShapes.instant, of: ({ date }) => date },
    { by: 'id', shape: keyShapes.id, of: ({ id }) => id },
  ],
};

interface TimeEntryFilter {
  /** The first start time included, and the first one after the range. */
  from?: Instant | undefined;
  until?: Instant | undefined;
}

/** Returns the therapist's time without a child, newest first. */
export async function listTimeEntries(
  queries: CaseloadQueries,
  { from, until }: TimeEntryFilter = {},
  page: Page = {},
): Promise<TimeEntry[]> {
  let selection = queries.selectFrom('time_entries').select(columns);
  if (from !== undefined) selection = selection.where('date', '>=', from);
  if (until !== undefined) selection = selection.where('date', '<', until);
  return inOrder(selection, timeEntryOrder, page).execute();
}

/** Returns one entry. Throws 404 if it does not exist or belongs to another therapist. */
export async function getTimeEntry(queries: CaseloadQueries, id: number): Promise<TimeEntry> {
  const entry = await queries
    .selectFrom('time_entries')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!entry) throw notFound(TIME_ENTRY_NOT_FOUND);
  return entry;
}

/** Inserts an entry, whose `date` is an instant, and returns it as stored. */
export async function createTimeEntry(
  queries: CaseloadWrites,
  entry: Omit<NewTimeEntry, 'time'>,
): Promise<TimeEntry> {
  const { now } = queries;
  const row = insertRow(timeEntryRecord, {
    ...contentOf(timeEntryRecord, entry),
    createdAt: now,
    updatedAt: now,
  });
  const id = await queries.insertReturningId('time_entries', row);
  queries.audit({ action: 'create', entity: 'time-entry', entityId: id, clientId: null });
  return getTimeEntry(queries, id);
}

/** Changes the sent fields; a sent `date` is an instant. */
export function updateTimeEntry(
  queries: CaseloadWrites,
  before: TimeEntry,
  change: Omit<TimeEntryChange, 'updatedAt' | 'time'>,
): Promise<TimeEntry> {
  return changeAudited(queries, timeEntryRecord, before, updateRow(timeEntryRecord, change));
}

/** Deletes an entry. */
export function deleteTimeEntry(queries: CaseloadWrites, entry: TimeEntry): Promise<void> {
  return removeAudited(queries, timeEntryRecord, entry);
}
