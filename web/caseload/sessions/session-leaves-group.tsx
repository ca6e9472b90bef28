import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { dayOf, timeOfDay } from '#domain/platform/dates.ts';
import { useClientFinder } from '#web/caseload/clients/client-queries.ts';
import { shownFirstNameOf } from '#web/caseload/clients/shown-names.ts';
import { useGroupName } from '#web/caseload/groups/group-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

interface SessionLeavesGroupProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
  session: Session;
  groupId: number;
}

/** A warning that a child whose session is moved alone leaves the group's meeting. */
export function SessionLeavesGroup({ form, session, groupId }: SessionLeavesGroupProps) {
  const timeZone = useTimeZone();
  const groupName = useGroupName();
  const child = useClientFinder()(session.clientId);
  const [date, time, duration, type, clientId] = form.watch(['date', 'time', 'duration', 'type', 'clientId']);
  const stays =
    date === dayOf(session.date, timeZone) &&
    (time || '00:00') === timeOfDay(session.date, timeZone) &&
    duration === session.duration &&
    type === session.type &&
    clientId === session.clientId;
  return (
    <p role="status" className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink empty:hidden">
      {!stays && (
        <>
          {`With this change ${child ? shownFirstNameOf(child) : 'the child'} leaves the meeting of ${groupName(groupId)}, which stays where it is. `}
          <Link to={`/groups/${groupId}/meetings/${session.id}`} className={inlineLinkStyles}>
            Move the whole meeting instead
          </Link>
        </>
      )}
    </p>
  );
}
