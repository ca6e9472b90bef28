import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { overlappingSessions } from '#domain/caseload/sessions/session-overlap.ts';
import { firstDayOfForm } from '#domain/caseload/sessions/session-repeat-values.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import { formatTime, isDay, isTime, momentOf } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { sessionQueries } from './session-queries.ts';

interface SessionFormOverlapProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
  /** The session being edited, which does not overlap with itself. */
  session: Session | undefined;
}

/** A warning about sessions at the typed time. It does not block saving. */
export function SessionFormOverlap({ form, session }: SessionFormOverlapProps) {
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  const closingOn = useClosingOn();
  const [time, duration, type, status] = form.watch(['time', 'duration', 'type', 'status']);
  const day = firstDayOfForm(form.watch(), (one) => closingOn(one) !== undefined);
  const isTimed = isDay(day) && isTime(time) && duration >= MINIMUM_DURATION_MINUTES;
  const ofDay = useQuery({ ...sessionQueries.ofDays(day, day), enabled: isTimed });
  const id = session?.id ?? 0;
  const typed = isTimed && {
    id,
    date: momentOf(day, time, timeZone),
    duration,
    type: sessionTypes.find((known) => known === type) ?? 'individual',
    status,
  };
  const others = (ofDay.data ?? []).filter((other) => other.id !== id);
  const overlapping = typed ? (overlappingSessions([typed, ...others]).get(id) ?? []) : [];
  const named = others.filter((other) => overlapping.some((one) => one.id === other.id)).reverse();
  return (
    <p role="status" className="empty:hidden">
      {named.length > 0 && (
        <span className="flex items-start gap-1.5 font-medium text-sm text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {`Overlaps with ${named
              .map(
                (other) =>
                  `${clientName(other.clientId)}, ${formatTime(other.date, timeZone)} – ${formatTime(endOfSession(other), timeZone)}`,
              )
              .join('; ')}`}
          </span>
        </span>
      )}
    </p>
  );
}
