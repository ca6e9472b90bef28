import { notesPreview } from '#domain/caseload/sessions/notes-preview.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import {
  ClientRecordRow,
  ClientRecordRows,
  NoClientRecords,
} from '#web/caseload/clients/client-record-rows.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { SessionStatusBadge } from './session-status-badge.tsx';

interface ClientSessionRowsProps {
  sessions: readonly Session[];
  /** The accessible name of the list. */
  label?: string;
}

/** A client's sessions as rows, each with the beginning of its note. */
export function ClientSessionRows({ sessions, label = 'Sessions' }: ClientSessionRowsProps) {
  const timeZone = useTimeZone();
  if (sessions.length === 0) return <NoClientRecords text="No sessions yet." />;
  return (
    <ClientRecordRows label={label}>
      {sessions.map((session) => (
        <ClientRecordRow
          key={session.id}
          to={`/sessions/${session.id}`}
          title={`${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`}
          detail={`${sessionTypeLabels[session.type]}, ${session.duration} min`}
          note={notesPreview(session.notes)}
          end={<SessionStatusBadge status={session.status} />}
        />
      ))}
    </ClientRecordRows>
  );
}
