import type { Day } from '#domain/dates.ts';
import { type SessionFormResult, sessionOfForm } from '#domain/session-form/session-form-values.ts';
import { groupSessionsOfForm, isOfGroup } from '#domain/session-form/session-group-values.ts';
import type { Session } from '#domain/sessions/session.ts';
import { repeatWithoutClosings } from '#domain/sessions/session-repeat-values.ts';
import { isSent } from '#web/api/record-mutation.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { useClientFinder } from '#web/clients/client-queries.ts';
import { useClosingOn } from '#web/closings/use-closing-on.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import {
  type SeriesScope,
  useCreateGroupSessions,
  useCreateSeries,
  useCreateSession,
  useUpdateSession,
} from './session-mutations.ts';

/** Sends what the session form holds: a new session, every week of its repeat, or a change of `session`. */
export function useSaveSession(session: Session | undefined, onSaved: (saved: Session) => void) {
  const user = useUser();
  const timeZone = useTimeZone();
  const closingOn = useClosingOn();
  const isClosed = (day: Day) => closingOn(day) !== undefined;
  const create = useCreateSession();
  const createSeries = useCreateSeries();
  const createGroup = useCreateGroupSessions();
  const clientOf = useClientFinder();
  const update = useUpdateSession(session?.id ?? 0);

  function save(typed: SessionFormResult, scope: SeriesScope, cancels: SeriesScope = 'one'): void {
    if (!user.data) return;
    const body = { ...sessionOfForm(typed, timeZone), therapistId: user.data.id };
    if (session) {
      update.mutate(
        { change: { ...body, updatedAt: session.updatedAt }, scope, cancels },
        { onSuccess: onSaved },
      );
    } else if (isOfGroup(typed)) {
      const allowInactive = [typed.clientId, ...typed.group.clientIds].some(
        (id) => clientOf(id)?.status === 'inactive',
      );
      createGroup.mutate(
        { ...groupSessionsOfForm(typed, timeZone, isClosed), ...(allowInactive && { allowInactive }) },
        { onSuccess: ([first]) => first && onSaved(first) },
      );
    } else if (typed.repeat.isOn) {
      // Each absence of a repeat gets a number of its own.
      const { absenceNumber: _number, billable: _billable, ...repeated } = body;
      createSeries.mutate(
        { ...repeated, ...repeatWithoutClosings(typed.date, typed.repeat, isClosed) },
        { onSuccess: ([first]) => first && onSaved(first) },
      );
    } else {
      create.mutate(body, { onSuccess: onSaved });
    }
  }

  return { save, isSaving: [create, createSeries, createGroup, update].some(isSent) };
}
