import { type MissedReason, missedReasonFault } from '#domain/caseload/sessions/missed-reason.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';

type Attended = Pick<Session, 'id' | 'status'>;

/** Marked statuses by session id; an unmarked session has its saved status. */
export type Marks = Readonly<Partial<Record<number, SessionStatus>>>;

/** Returns a session's status with its unsaved mark, if it has one. */
export function markedStatus({ id, status }: Attended, marks: Marks): SessionStatus {
  return marks[id] ?? status;
}

/** Marked reasons by session id; null takes the saved one away. */
export type ReasonMarks = Readonly<Partial<Record<number, MissedReason | null>>>;

type Explained = Attended & Pick<Session, 'missedReason'>;

/** Returns a session's reason with its unsaved mark; none that does not go with its status. */
export function markedReason(session: Explained, marks: Marks, reasons: ReasonMarks): MissedReason | null {
  const marked = reasons[session.id];
  const missedReason = marked === undefined ? session.missedReason : marked;
  const status = markedStatus(session, marks);
  return missedReasonFault({ status, missedReason }) === undefined ? missedReason : null;
}

/** Returns the sessions whose marked status or reason differs from the saved one. */
export function changedAttendance<Listed extends Explained>(
  sessions: readonly Listed[],
  marks: Marks,
  reasons: ReasonMarks,
): Listed[] {
  return sessions.filter(
    (session) =>
      markedStatus(session, marks) !== session.status ||
      markedReason(session, marks, reasons) !== session.missedReason,
  );
}

/** Marks all scheduled sessions as completed ("All Present"); other statuses stay. */
export function markAllPresent(sessions: readonly Attended[], marks: Marks): Marks {
  const expected = sessions.filter((session) => markedStatus(session, marks) === 'scheduled');
  return { ...marks, ...Object.fromEntries(expected.map(({ id }) => [id, 'completed' as const])) };
}

/** Returns the sessions whose mark differs from the saved status. */
export function changedMarks<Listed extends Attended>(sessions: readonly Listed[], marks: Marks): Listed[] {
  return sessions.filter((session) => markedStatus(session, marks) !== session.status);
}

/**
 * Returns the marked sessions whose saved status another user changed since it was `seen`, to something other than the
 * mark: saving would overwrite it unnoticed.
 */
export function conflictingMarks<Listed extends Attended>(
  sessions: readonly Listed[],
  seen: Marks,
  marks: Marks,
): Listed[] {
  return changedMarks(sessions, marks).filter(({ id, status }) => (seen[id] ?? status) !== status);
}
