import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';

type Attended = Pick<Session, 'id' | 'status'>;

/** Marked statuses by session id; an unmarked session has its saved status. */
export type Marks = Readonly<Partial<Record<number, SessionStatus>>>;

/** Returns a session's status with its unsaved mark, if it has one. */
export function markedStatus({ id, status }: Attended, marks: Marks): SessionStatus {
  return marks[id] ?? status;
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
