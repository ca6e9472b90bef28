import { useNavigate } from 'react-router';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { MissedStatus } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate, formatTime, type Instant } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { sessionQueries } from './session-queries.ts';

/** The new time of a session, and what becomes of the missed one. */
interface NewTime {
  date: Instant;
  /** Minutes; without it as long as the session, or as its mandate leaves open. */
  duration?: number;
  missedAs: MissedStatus;
  missedReason?: MissedReason | undefined;
  /** The group whose meeting the child joins. */
  groupId?: number;
}

/** Reschedules a session, and goes back to the previous page. */
export function useReschedule({ id, date: missed, mandateId }: Session) {
  const timeZone = useTimeZone();
  const leave = useLeave();
  return useRecordMutation({
    call: (newTime: NewTime, idempotencyKey) =>
      request('POST /api/sessions/reschedule/:id', { id, body: newTime, idempotencyKey }),
    onSaved: (planned) => leave(`/sessions/${planned.id}`),
    refreshes: mandateId === null ? [sessionQueries.all] : 'all',
    success: ({ date }) => ({
      title: mandateId === null ? 'Session Created' : 'Make-Up Planned',
      description: `${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}, for the session of ${formatDate(missed, timeZone)}.`,
    }),
    failure: 'Creation Failed',
    refreshesAfterFailure: true,
  });
}

/** Returns a function that goes back to the previous page, or to `otherwise` if the app was opened here. */
function useLeave(): (otherwise: string) => void {
  const navigate = useNavigate();
  return (otherwise) => {
    // The router counts the pages since the app was opened.
    const isFirst = !(Number(window.history.state?.idx) > 0);
    void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1));
  };
}
