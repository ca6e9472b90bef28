import type { Session } from '#domain/caseload/sessions/session.ts';
import {
  changeOfForm,
  type SessionFormResult,
  sessionOfForm,
} from '#domain/caseload/sessions/session-form-values.ts';
import { groupSessionsOfForm, isGroupMeeting } from '#domain/caseload/sessions/session-group-values.ts';
import { repeatWithoutClosings, SCHOOL_DAYS } from '#domain/caseload/sessions/session-repeat-values.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import {
  type SeriesScope,
  useCreateGroupSessions,
  useCreateSeries,
  useCreateSession,
  useUpdateSession,
} from './session-mutations.ts';

/** Returns a function that sends the session form: a new session, a repeat, or a change of `session`. */
export function useSaveSession(
  session: Session | undefined,
  onSaved: (saved: Session, typed: SessionFormResult) => void,
  closedFor?: readonly number[],
) {
  const user = useUser();
  const timeZone = useTimeZone();
  const closingOn = useClosingOn();
  const closingAnywhereOn = useClosingOn(closedFor);
  const isClosed = (day: Day) => closingOn(day) !== undefined;
  const create = useCreateSession();
  const createSeries = useCreateSeries();
  const createGroup = useCreateGroupSessions();
  const clientOf = useClientFinder();
  const update = useUpdateSession(session?.id ?? 0);

  function save(typed: SessionFormResult, scope: SeriesScope, cancels: SeriesScope = 'one'): void {
    if (!user.data) return;
    const therapistId = user.data.id;
    const body = { ...sessionOfForm(typed, timeZone), therapistId };
    if (session) {
      const change = { ...changeOfForm(typed, session, timeZone), therapistId, updatedAt: session.updatedAt };
      update.mutate({ change, scope, cancels }, { onSuccess: (saved) => onSaved(saved, typed) });
    } else if (isGroupMeeting(typed)) {
      const allowInactive = [typed.clientId, ...typed.group.clientIds].some(
        (id) => clientOf(id)?.status === 'inactive',
      );
      createGroup.mutate(
        { ...groupSessionsOfForm(typed, timeZone, isClosed), ...(allowInactive && { allowInactive }) },
        { onSuccess: ([first]) => first && onSaved(first, typed) },
      );
    } else if (typed.repeat.isOn) {
      // Each absence of a repeat gets a number of its own.
      // A cycle is counted over the practice's closings only.
      const isLeftOut =
        typed.repeat.every === SCHOOL_DAYS ? isClosed : (day: Day) => closingAnywhereOn(day) !== undefined;
      const { absenceNumber: _number, billable: _billable, ...repeated } = body;
      createSeries.mutate(
        { ...repeated, ...repeatWithoutClosings(typed.date, typed.repeat, isLeftOut) },
        { onSuccess: ([first]) => first && onSaved(first, typed) },
      );
    } else {
      create.mutate(body, { onSuccess: (saved) => onSaved(saved, typed) });
    }
  }

  return { save, isSaving: [create, createSeries, createGroup, update].some(isSent) };
}
