import type { NewTimeEntry } from '#domain/caseload/time-entries/time-entry.ts';

/** Builds a request to add time without a child; pass only what the case is about. */
export function buildTimeEntry(changes: Partial<NewTimeEntry> = {}): NewTimeEntry {
  return {
    kind: 'meeting',
    date: '2026-11-20',
    time: '15:00',
    duration: 45,
    note: 'Team meeting at the school',
    ...changes,
  };
}
