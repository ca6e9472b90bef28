import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';

type Attended = Pick<Session, 'id' | 'status'>;

/** What became of sessions, by their ids; one that is not among them is what it was. */
export type Marks = Readonly<Partial<Record<number, SessionStatus>>>;

/** What became of a session, with what is marked and not saved yet. */
export function markedStatus({ id, status }: Attended, marks: Marks): SessionStatus {
  return marks[id] ?? status;
}

/** "All Present": whoever is only expected was there; what is known of the others stays. */
export function markAllPresent(sessions: readonly Attended[], marks: Marks): Marks {
  const expected = sessions.filter((session) => markedStatus(session, marks) === 'scheduled');
  return { ...marks, ...Object.fromEntries(expected.map(({ id }) => [id, 'completed' as const])) };
}

/** The sessions of which something else is marked than what is saved. */
export function markedAnew<Listed extends Attended>(sessions: readonly Listed[], marks: Marks): Listed[] {
  return sessions.filter((session) => markedStatus(session, marks) !== session.status);
}

/**
 * The marked sessions of which somebody else has saved something different since they were seen as `seen`: what is
 * marked here would take its place unseen.
 */
export function overtakenMarks<Listed extends Attended>(
  sessions: readonly Listed[],
  seen: Marks,
  marks: Marks,
): Listed[] {
  return markedAnew(sessions, marks).filter(({ id, status }) => (seen[id] ?? status) !== status);
}
