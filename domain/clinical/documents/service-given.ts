import { missedStatuses } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, dayOf, formatMonth, type TimeZone } from '#domain/platform/dates.ts';
import type { FilledDocument } from './filled-document.ts';

type CountedSession = Pick<Session, 'date' | 'duration' | 'status' | 'noteStatus'>;
type Attendance = Pick<FilledDocument, 'held' | 'minutes' | 'missed'>;
type ServiceGiven = Attendance & Pick<FilledDocument, 'firstDay' | 'lastDay' | 'unsigned' | 'months'>;

/**
 * Returns the service given in a period. Sessions that took place or were missed count once their note is
 * signed, grouped by status. Sessions canceled in advance need no note unless one was started. `unsigned`
 * counts the sessions left out, including past ones still marked as scheduled.
 */
export function serviceGiven(
  sessions: readonly CountedSession[],
  { timeZone, today }: { timeZone: TimeZone; today: Day },
): ServiceGiven {
  const isOver = ({ status, date }: CountedSession) =>
    status !== 'scheduled' || dayOf(date, timeZone) < today;
  const inOrder = sessions.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const days = inOrder.filter(isHeld).map(({ date }) => dayOf(date, timeZone));
  const byMonth = Map.groupBy(inOrder, ({ date }) => formatMonth(date, timeZone));
  const months = [...byMonth].map(([month, ofMonth]) => ({ month, ...attendance(ofMonth) }));
  return {
    ...attendance(inOrder),
    firstDay: days[0] ?? null,
    lastDay: days.at(-1) ?? null,
    unsigned: inOrder.filter((session) => isOver(session) && !counts(session)).length,
    months: months.filter(({ held, missed }) => held > 0 || missed.length > 0),
  };
}

function attendance(sessions: readonly CountedSession[]): Attendance {
  const held = sessions.filter(isHeld);
  const missed = missedStatuses.map((missedStatus) => ({
    status: missedStatus,
    sessions: sessions.filter((session) => session.status === missedStatus && counts(session)).length,
  }));
  return {
    held: held.length,
    minutes: held.reduce((total, { duration }) => total + duration, 0),
    missed: missed.filter((each) => each.sessions > 0),
  };
}

function isHeld(session: CountedSession): boolean {
  return session.status === 'completed' && counts(session);
}

function counts({ status, noteStatus }: CountedSession): boolean {
  return noteStatus === 'signed' || (status === 'cancelled' && noteStatus === 'none');
}
