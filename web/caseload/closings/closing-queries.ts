import { queryOptions, useQuery } from '@tanstack/react-query';
import { closedDaysText } from '#domain/caseload/closings/closed-days.ts';
import type { ClosedDays, Closing, ClosingChange, NewClosing } from '#domain/caseload/closings/closing.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { hideRecord } from '#web/platform/api/shown-records.ts';

const path = '/api/closings';

export const closingQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/closings') }),
  sessionsOf: (from: Day, to: Day, organizationIds: readonly number[] | undefined) =>
    queryOptions({
      queryKey: [path, 'sessions', from, to, organizationIds],
      queryFn: () =>
        request('GET /api/closings/sessions', {
          query: { from, to, ...(organizationIds && { organizationIds: organizationIds.join(',') }) },
        }),
    }),
};

/** Loads the closings of the practice and of schools, by first day. */
export function useClosings() {
  return useQuery(closingQueries.list());
}

/** Loads which sessions closed days of the practice, or of some schools, affect; once both days are typed. */
export function useClosedSessions(
  { firstDay, lastDay }: ClosedDays,
  organizationIds: readonly number[] | undefined,
  isTyped: boolean,
) {
  return useQuery({ ...closingQueries.sessionsOf(firstDay, lastDay, organizationIds), enabled: isTyped });
}

/** Creates a closing and cancels the chosen sessions. */
export function useCreateClosing() {
  return useRecordMutation({
    call: (closing: NewClosing, idempotencyKey) =>
      request('POST /api/closings', { body: closing, idempotencyKey }),
    refreshes: 'all',
    refreshesAfterFailure: true,
    success: (closing, { cancels }) => ({ title: 'Closing Added', description: savedText(closing, cancels) }),
    failure: 'Creation Failed',
  });
}

/** A closing of several schools at once. */
interface SchoolClosings {
  closings: NewClosing[];
  /** "4 schools". */
  places: string;
}

/** Closes schools on the same days and cancels the chosen sessions, all or nothing. */
export function useCloseSchools() {
  return useRecordMutation({
    call: ({ closings }: SchoolClosings, idempotencyKey) =>
      request('POST /api/closings/batch', { body: { closings }, idempotencyKey }),
    refreshes: 'all',
    refreshesAfterFailure: true,
    success: ([closing], { closings, places }) => ({
      title: closings.length === 1 ? 'Closing Added' : 'Closings Added',
      description: closing
        ? savedText({ ...closing, reason: `${closing.reason} at ${places}` }, closings[0]?.cancels)
        : places,
    }),
    failure: 'Creation Failed',
  });
}

/** Creates several closings, all or none. */
export function useCreateClosings() {
  return useRecordMutation({
    call: (closings: NewClosing[], idempotencyKey) =>
      request('POST /api/closings/batch', { body: { closings }, idempotencyKey }),
    refreshes: 'all',
    success: ({ length }) => ({
      title: length === 1 ? 'Closing Added' : 'Closings Added',
      description: `${length === 1 ? '1 closing was' : `${length} closings were`} added. Sessions planned on these days stay.`,
    }),
    failure: 'Creation Failed',
  });
}

/** Updates a closing and cancels the chosen sessions. */
export function useUpdateClosing(id: number) {
  return useRecordMutation({
    call: (change: ClosingChange) => request('PUT /api/closings/:id', { id, body: change }),
    refreshes: 'all',
    refreshesAfterFailure: true,
    success: (closing, { cancels }) => ({
      title: 'Closing Updated',
      description: savedText(closing, cancels),
    }),
    failure: 'Update Failed',
  });
}

/** Deletes a closing; the sessions it cancelled stay cancelled. */
export function useDeleteClosing() {
  return useRecordMutation({
    call: ({ id }: Closing) => request('DELETE /api/closings/:id', { id }),
    optimistic: (queries, { id }) => hideRecord(queries, closingQueries.all, id),
    refreshes: [closingQueries.all],
    success: (_, closing) => ({
      title: 'Closing Deleted',
      description: `${savedText(closing)} What was cancelled stays so.`,
    }),
    failure: 'Deletion Failed',
  });
}

/** "Dec 14, 2026: Snow day. 6 sessions are cancelled." */
function savedText(closing: Closing, cancels: readonly number[] = []): string {
  const closed = `${closedDaysText(closing)}: ${closing.reason}.`;
  if (cancels.length === 0) return closed;
  return `${closed} ${cancels.length === 1 ? '1 session is' : `${cancels.length} sessions are`} cancelled.`;
}
