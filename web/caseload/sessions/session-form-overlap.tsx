import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { plannedOfForm } from '#domain/caseload/sessions/planned-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { firstDayOfForm, SCHOOL_DAYS } from '#domain/caseload/sessions/session-repeat-values.ts';
import { sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import { type Day, isDay, isTime, momentOf } from '#domain/platform/dates.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { groupQueries } from '#web/caseload/groups/group-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { PlanningNoticeList } from './planning-notice-list.tsx';
import { TypedTimeOverlap } from './typed-time-overlap.tsx';

interface SessionFormOverlapProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
  /** The session being edited, which does not overlap with itself. */
  session: Session | undefined;
  /** The child's school and its district, on whose closed days a repeat has no sessions. */
  closedFor?: readonly number[] | undefined;
}

/**
 * Warnings about what else is at the time of the form's first session, and about what mandates say of all its sessions.
 * They do not block saving.
 */
export function SessionFormOverlap({ form, session, closedFor }: SessionFormOverlapProps) {
  const timeZone = useTimeZone();
  const closingOn = useClosingOn();
  const values = form.watch();
  const { time, duration, type, status, ...typed } = values;
  const isClosed = (one: Day) => closingOn(one) !== undefined;
  const day = firstDayOfForm(typed, isClosed);
  const isTimed = isDay(day) && isTime(time) && duration >= MINIMUM_DURATION_MINUTES;
  const leftOut = useClosingOn(values.repeat.every === SCHOOL_DAYS ? undefined : closedFor);
  const planned = plannedOfForm(values, {
    session,
    timeZone,
    isClosed: (one) => leftOut(one) !== undefined,
  });
  return (
    <>
      <TypedTimeOverlap
        day={day}
        typed={
          isTimed
            ? {
                date: momentOf(day, time, timeZone),
                duration,
                type: sessionTypes.find((known) => known === type) ?? 'individual',
                status,
              }
            : undefined
        }
        sessionId={session?.id}
      />
      <PlanningNoticeList planned={planned} others={useOthers(values.group)} />
    </>
  );
}

/** Returns how many children of a form's group are not clients. */
function useOthers({ choice, others }: SessionFormValues['group']): number {
  const isNamed = Number(choice) > 0;
  const { data: groups = [] } = useQuery({ ...groupQueries.list(), enabled: isNamed });
  const named = groups.find(({ id }) => String(id) === choice);
  return isNamed ? (named?.others ?? 0) : others || 0;
}
