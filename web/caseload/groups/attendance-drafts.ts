import type { Marks } from '#domain/caseload/groups/attendance-marks.ts';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { type DraftStore, draftStore } from '#web/platform/api/draft-store.ts';
import { observableDrafts, useDraftState } from '#web/platform/api/observable-drafts.ts';

/** Attendance that was marked on this device and is not on the server. */
export interface AttendanceDraft {
  marks: Marks;
  /** What each session was when it was marked first. */
  seen: Marks;
}

export const noAttendance: AttendanceDraft = { marks: {}, seen: {} };

/** The attendance of a therapist that waits on this device, by the lowest number of the meeting's sessions. */
export function attendanceDrafts(userId: number): DraftStore<AttendanceDraft> {
  return observableDrafts(draftStore(userId, 'attendance', draftFrom));
}

/** The name of a meeting among the drafts: it stays when the meeting is moved, and names nobody. */
export function draftKeyOf(sessions: readonly { id: number }[]): string {
  return String(Math.min(...sessions.map(({ id }) => id)));
}

/** Whether attendance of a meeting was marked on this device and is not on the server yet. */
export function useHasAttendanceDraft(sessions: readonly { id: number }[]): boolean {
  const drafts = attendanceDrafts(useUser().data?.id ?? 0);
  const key = draftKeyOf(sessions);
  return useDraftState(() => drafts.read(key) !== undefined);
}

function draftFrom(kept: unknown): AttendanceDraft | undefined {
  if (typeof kept !== 'object' || kept === null || !('marks' in kept && 'seen' in kept)) return undefined;
  const [marks, seen] = [marksFrom(kept.marks), marksFrom(kept.seen)];
  return marks && seen && { marks, seen };
}

function marksFrom(kept: unknown): Marks | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, word]) => {
      const status = sessionStatuses.find((known) => known === word);
      return status ? [[Number(id), status]] : [];
    }),
  );
}
