import { useQuery } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { overlappingSessions } from '#domain/caseload/sessions/session-overlap.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { timeKindLabels } from '#domain/caseload/time-entries/time-entry.ts';
import { type Day, formatTime } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeEntriesOfDays } from '#web/caseload/time-entries/time-entry-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { sessionQueries } from './session-queries.ts';

interface TypedTimeOverlapProps {
  day: Day;
  /** The typed session, or time without a child; undefined until its time is typed. */
  typed: (Pick<Session, 'date' | 'duration'> & Partial<Pick<Session, 'type' | 'status'>>) | undefined;
  /** The session or time being edited, which does not overlap with itself. */
  sessionId?: number | undefined;
  timeEntryId?: number | undefined;
}

/** A warning about sessions and other time at the typed time. It does not block saving. */
export function TypedTimeOverlap({ day, typed, sessionId, timeEntryId }: TypedTimeOverlapProps) {
  const timeZone = useTimeZone();
  const clientName = useClientName();
  const isTimed = typed !== undefined && typed.duration > 0;
  const sessions = useQuery({ ...sessionQueries.ofDays(day, day), enabled: isTimed });
  const times = useTimeEntriesOfDays(day, day, isTimed);
  const others = [
    ...(sessions.data ?? [])
      .filter(({ id }) => id !== sessionId)
      .map((session) => ({ ...session, name: clientName(session.clientId) })),
    ...(times.data ?? [])
      .filter(({ id }) => id !== timeEntryId)
      .map((entry) => ({ ...entry, name: timeKindLabels[entry.kind] })),
  ];
  const mine = isTimed ? { ...typed, id: 0, name: '' } : undefined;
  const named = mine ? (overlappingSessions([mine, ...others]).get(mine) ?? []).toSorted(byTime) : [];
  return (
    <p role="status" className="empty:hidden">
      {named.length > 0 && (
        <span className="flex items-start gap-1.5 font-medium text-sm text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {`Overlaps with ${named
              .map(
                (other) =>
                  `${other.name}, ${formatTime(other.date, timeZone)} – ${formatTime(endOfSession(other), timeZone)}`,
              )
              .join('; ')}`}
          </span>
        </span>
      )}
    </p>
  );
}
