import type { Marks, ReasonMarks } from '#domain/caseload/groups/attendance-marks.ts';
import { missedReasons } from '#domain/caseload/sessions/missed-reason.ts';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useDraftState } from '#web/platform/api/draft-state.ts';
import { type DraftStore, draftStore } from '#web/platform/api/draft-store.ts';

/** Attendance marked on this device that is not saved on the server. */
export interface AttendanceDraft {
  marks: Marks;
  /** The status of each session when it was first marked. */
  seen: Marks;
  /** Why sessions were missed. */
  reasons: ReasonMarks;
}

export const noAttendance: AttendanceDraft = { marks: {}, seen: {}, reasons: {} };

/** Returns the store of a therapist's unsaved attendance, by the lowest session id of the meeting. */
export function attendanceDrafts(userId: number): DraftStore<AttendanceDraft> {
  return draftStore(userId, 'attendance', draftFrom);
}

/** Returns a meeting's draft key, which stays the same if the meeting moves and contains no names. */
export function draftKeyOf(sessions: readonly { id: number }[]): string {
  return String(Math.min(...sessions.map(({ id }) => id)));
}

/** Returns whether this device has unsaved attendance of a meeting. */
export function useHasAttendanceDraft(sessions: readonly { id: number }[]): boolean {
  const drafts = attendanceDrafts(useUser().data?.id ?? 0);
  const key = draftKeyOf(sessions);
  return useDraftState(() => drafts.read(key) !== undefined);
}

function draftFrom(stored: unknown): AttendanceDraft | undefined {
  if (typeof stored !== 'object' || stored === null || !('marks' in stored && 'seen' in stored))
    return undefined;
  const [marks, seen] = [marksFrom(stored.marks), marksFrom(stored.seen)];
  return marks && seen && { marks, seen, reasons: reasonsFrom('reasons' in stored ? stored.reasons : {}) };
}

function reasonsFrom(stored: unknown): ReasonMarks {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).map(([id, word]) => [
      Number(id),
      missedReasons.find((known) => known === word) ?? null,
    ]),
  );
}

function marksFrom(stored: unknown): Marks | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, word]) => {
      const status = sessionStatuses.find((known) => known === word);
      return status ? [[Number(id), status]] : [];
    }),
  );
}
