import { formatDate, formatTime } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { sessionTypeLabels } from '#domain/sessions/session-words.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { SessionStatusBadge } from '#web/sessions/session-status-badge.tsx';
import { ClientRecordRow, ClientRecordRows, NoClientRecords } from './client-record-rows.tsx';

/** Sessions of a client as rows. */
export function ClientSessionRows({ sessions }: { sessions: readonly Session[] }) {
  const timeZone = useTimeZone();
  if (sessions.length === 0) return <NoClientRecords text="No sessions yet." />;
  return (
    <ClientRecordRows label="Sessions">
      {sessions.map((session) => (
        <ClientRecordRow
          key={session.id}
          to={`/sessions/${session.id}`}
          title={`${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`}
          detail={`${sessionTypeLabels[session.type]}, ${session.duration} min`}
          end={<SessionStatusBadge status={session.status} />}
        />
      ))}
    </ClientRecordRows>
  );
}
