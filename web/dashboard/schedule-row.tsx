import { Check, NotebookPen } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { formatTime } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { sessionTypeLabels } from '#domain/sessions/session-words.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { SessionStatusBadge } from '#web/sessions/session-status-badge.tsx';
import { Button } from '#web/ui/button.tsx';

interface ScheduleRowProps {
  session: Session;
  clientName: string;
  onCheckIn: () => void;
  onNotes: () => void;
}

/** One session of the day. Only a scheduled one can be checked in; what else became of it is said instead. */
export function ScheduleRow({ session, clientName, onCheckIn, onNotes }: ScheduleRowProps) {
  const timeZone = useTimeZone();
  const nameId = useId();
  const { status } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <p className="w-18 shrink-0 font-semibold text-sm tabular-nums">{formatTime(session.date, timeZone)}</p>
      <div className="min-w-40 flex-1">
        <Link
          id={nameId}
          to={`/clients/${session.clientId}`}
          className="inline-flex items-center wrap-anywhere font-semibold underline-offset-4 hover:text-primary hover:underline max-md:min-h-8"
        >
          {clientName}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-ink-muted text-sm">
          <span>{sessionTypeLabels[session.type]}</span>
          <span aria-hidden="true">·</span>
          <span>{session.duration} min</span>
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        {status === 'scheduled' || status === 'completed' ? (
          <Button
            size="sm"
            variant={status === 'completed' ? 'secondary' : 'primary'}
            disabled={status === 'completed'}
            aria-describedby={nameId}
            onClick={onCheckIn}
          >
            {status === 'completed' && <Check aria-hidden="true" />}
            {status === 'completed' ? 'Completed' : 'Check In'}
          </Button>
        ) : (
          <SessionStatusBadge status={status} />
        )}
        <Button size="sm" variant="secondary" aria-describedby={nameId} onClick={onNotes}>
          <NotebookPen aria-hidden="true" />
          Notes
        </Button>
      </div>
    </li>
  );
}
