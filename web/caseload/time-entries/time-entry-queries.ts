import { queryOptions, useQuery } from '@tanstack/react-query';
import { moveMessage } from '#domain/caseload/sessions/move-message.ts';
import {
  type NewTimeEntry,
  type TimeEntry,
  type TimeEntryChange,
  timeKindLabels,
} from '#domain/caseload/time-entries/time-entry.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { hideRecord, showChange } from '#web/platform/api/shown-records.ts';

const path = '/api/time-entries';

export const timeEntryQueries = {
  all: [path] as const,
  ofDays: (from: Day, to: Day) =>
    queryOptions({
      queryKey: [path, 'days', from, to],
      queryFn: () => request('GET /api/time-entries', { query: { from, to } }),
    }),
};

/** Time without a child from one day to another, both included, newest first; not asked until `isAsked`. */
export function useTimeEntriesOfDays(from: Day, to: Day, isAsked = true) {
  return useQuery({ ...timeEntryQueries.ofDays(from, to), enabled: isAsked });
}

/** Adds time without a child. */
export function useCreateTimeEntry() {
  return useRecordMutation({
    call: (entry: NewTimeEntry, idempotencyKey) =>
      request('POST /api/time-entries', { body: entry, idempotencyKey }),
    refreshes: [timeEntryQueries.all],
    success: ({ kind }) => ({
      title: 'Time Added',
      description: `${timeKindLabels[kind]} has been added to the calendar.`,
    }),
    failure: 'Creation Failed',
  });
}

/** Updates time without a child. */
export function useUpdateTimeEntry(id: number) {
  return useRecordMutation({
    call: (change: TimeEntryChange) => request('PUT /api/time-entries/:id', { id, body: change }),
    refreshes: [timeEntryQueries.all],
    success: ({ kind }) => ({
      title: 'Time Updated',
      description: `${timeKindLabels[kind]} has been updated successfully.`,
    }),
    failure: 'Update Failed',
  });
}

/** Time without a child before it is moved, and its new time. */
interface TimeEntryMove {
  entry: TimeEntry;
  date: Instant;
  duration: number;
}

/** Moves time without a child or changes its length, with an optimistic update. */
export function useMoveTimeEntry() {
  const timeZone = useTimeZone();
  return useRecordMutation({
    call: ({ entry: { id }, date, duration }: TimeEntryMove) =>
      request('PUT /api/time-entries/:id', { id, body: { date, duration } }),
    optimistic: (queries, { entry: { id }, date, duration }) =>
      showChange<TimeEntry>(queries, timeEntryQueries.all, id, { date, duration }),
    refreshes: [timeEntryQueries.all],
    success: (_, { entry, ...moved }) => ({
      title: 'Time Updated',
      description: moveMessage(timeKindLabels[entry.kind], entry, moved, timeZone),
    }),
    failure: 'Update Failed',
  });
}

/** Deletes time without a child. */
export function useDeleteTimeEntry() {
  return useRecordMutation({
    call: ({ id }: TimeEntry) => request('DELETE /api/time-entries/:id', { id }),
    optimistic: (queries, { id }) => hideRecord(queries, timeEntryQueries.all, id),
    refreshes: [timeEntryQueries.all],
    success: (_, { kind }) => ({
      title: 'Time Deleted',
      description: `${timeKindLabels[kind]} has been deleted.`,
    }),
    failure: 'Deletion Failed',
  });
}
