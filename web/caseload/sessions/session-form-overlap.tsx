import type { UseFormReturn } from 'react-hook-form';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { firstDayOfForm } from '#domain/caseload/sessions/session-repeat-values.ts';
import { sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import { isDay, isTime, momentOf } from '#domain/platform/dates.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { TypedTimeOverlap } from './typed-time-overlap.tsx';

interface SessionFormOverlapProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
  /** The session being edited, which does not overlap with itself. */
  session: Session | undefined;
}

/** A warning about what else is at the time of the form's first session. It does not block saving. */
export function SessionFormOverlap({ form, session }: SessionFormOverlapProps) {
  const timeZone = useTimeZone();
  const closingOn = useClosingOn();
  const { time, duration, type, status, ...typed } = form.watch();
  const day = firstDayOfForm(typed, (one) => closingOn(one) !== undefined);
  const isTimed = isDay(day) && isTime(time) && duration >= MINIMUM_DURATION_MINUTES;
  return (
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
  );
}
