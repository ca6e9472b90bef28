import { clsx } from 'clsx';
import { Check, NotebookPen, PencilLine } from 'lucide-react';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import type { Client } from '#domain/caseload/clients/client.ts';
import { isPlannedAbsence } from '#domain/caseload/sessions/current-sessions.ts';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import { isNoteMissing } from '#domain/caseload/sessions/missing-note.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type SessionStatus, sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatTime } from '#domain/platform/dates.ts';
import { ClientName } from '#web/caseload/clients/client-name.tsx';
import { SessionStatusBadge } from '#web/caseload/sessions/session-status-badge.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { ScheduleLine, WhenBadge, type WhenInSchedule } from './schedule-line.tsx';
import { ScheduleMenu } from './schedule-menu.tsx';

interface ScheduleRowProps {
  session: Session;
  client: Client | undefined;
  /** Shown while the client loads or if it is missing. */
  clientName: string;
  when: WhenInSchedule;
  onStatus: (status: SessionStatus, missedReason?: MissedReason) => void;
}

/** A session of the day. A scheduled one has Check In; others show their status. */
export function ScheduleRow({ session, client, clientName, when, onStatus }: ScheduleRowProps) {
  const timeZone = useTimeZone();
  const nameId = useId();
  const notesLink = useRef<HTMLAnchorElement>(null);
  const isPast = when === 'past';
  const time = formatTime(session.date, timeZone);

  function handleCheckIn(): void {
    onStatus('completed');
    // The pressed button is now disabled; the next step is the note.
    notesLink.current?.focus();
  }

  return (
    <ScheduleLine time={time} when={when}>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            id={nameId}
            to={`/clients/${session.clientId}`}
            className={clsx(
              'inline-flex items-center wrap-anywhere underline-offset-4 hover:text-primary hover:underline max-md:-my-2.5 max-md:py-2.5',
              isPast && 'text-ink-muted',
            )}
          >
            <span>{client ? <ClientName client={client} /> : clientName}</span>
          </Link>
          <WhenBadge when={when} />
        </p>
        <SessionFacts session={session} />
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        <StatusAction session={session} nameId={nameId} onCheckIn={handleCheckIn} />
        <ButtonLink
          ref={notesLink}
          to={`/sessions/${session.id}/note`}
          size="sm"
          variant="secondary"
          aria-describedby={nameId}
        >
          <NotebookPen aria-hidden="true" />
          Notes
        </ButtonLink>
        <ScheduleMenu
          session={session}
          name={`${clientName}, ${time}`}
          phone={client?.phone}
          onStatus={onStatus}
        />
      </div>
    </ScheduleLine>
  );
}

function SessionFacts({ session }: { session: Session }) {
  return (
    <p className="flex flex-wrap gap-x-2 text-ink-muted text-sm">
      <span>{isPlannedAbsence(session) ? 'Planned absence' : sessionTypeLabels[session.type]}</span>
      <span aria-hidden="true">·</span>
      <span>{session.duration} min</span>
      {isNoteMissing(session) && (
        <span className="inline-flex items-center gap-1 font-medium text-warning-ink">
          <PencilLine aria-hidden="true" className="size-3.5" />
          No note yet
        </span>
      )}
    </p>
  );
}

interface StatusActionProps {
  session: Session;
  nameId: string;
  onCheckIn: () => void;
}

function StatusAction({ session, nameId, onCheckIn }: StatusActionProps) {
  const { status } = session;
  if (isPlannedAbsence(session)) return null;
  if (status !== 'scheduled' && status !== 'completed') return <SessionStatusBadge status={status} />;
  const isCompleted = status === 'completed';
  return (
    <Button
      size="sm"
      variant={isCompleted ? 'secondary' : 'primary'}
      disabled={isCompleted}
      aria-describedby={nameId}
      onClick={onCheckIn}
    >
      {isCompleted && <Check aria-hidden="true" />}
      {isCompleted ? 'Completed' : 'Check In'}
    </Button>
  );
}
