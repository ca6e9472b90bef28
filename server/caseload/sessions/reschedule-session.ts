import { canBeRescheduled } from '#domain/caseload/sessions/missed-session.ts';
import type { Rescheduling } from '#domain/caseload/sessions/reschedule.ts';
import { type Session, sessionRecord } from '#domain/caseload/sessions/session.ts';
import { takesTime } from '#domain/caseload/sessions/session-span.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { formatDate } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { changeSession, momentOfSession, scheduleSession } from './save-session.ts';
import { getSession, listSessions } from './session-store.ts';

/**
 * Reschedules a session: creates a new one for its client with the same length and type that refers to the missed one,
 * and sets a scheduled one to `missedAs`. Throws 409 if it is completed or already made up.
 */
export async function rescheduleSession(
  queries: CaseloadWrites,
  id: number,
  { date, time, duration, missedAs }: Rescheduling,
  settings: PracticeSettings,
): Promise<Session> {
  const missed = await getSession(queries, id);
  if (!canBeRescheduled(missed)) {
    throw conflict('This session took place, so it cannot be planned for another time');
  }
  const { clientId } = missed;
  const madeUp = (await listSessions(queries, { clientId, makesUpFor: missed.date })).find(takesTime);
  if (madeUp) {
    throw conflict(
      `This session was rescheduled to ${formatDate(madeUp.date, settings.timeZone)} already. Please change that one`,
    );
  }
  if (missed.status === 'scheduled') await changeSession(queries, id, { status: missedAs }, settings);
  const planned = {
    clientId,
    date: momentOfSession(date, time, settings),
    duration: duration ?? missed.duration,
    type: missed.type === 'absent' ? ('individual' as const) : missed.type,
    status: 'scheduled' as const,
    mandateId: missed.mandateId,
  };
  const madeUpFor = await scheduleSession(queries, planned, settings, { makesUpFor: missed.date });
  // Undone in one step with the change of the missed session.
  queries.undo.added(sessionRecord, madeUpFor);
  return madeUpFor;
}
