import { Link } from 'react-router';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { NoteStatus } from '#domain/caseload/sessions/note-status.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import type { ListedNote } from '#domain/clinical/signing/listed-note.ts';
import { formatTime } from '#domain/platform/dates.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Badge, type BadgeVariant } from '#web/platform/ui/badge.tsx';

interface ShownStatus {
  label: string;
  variant: BadgeVariant;
}

const shownStatuses: Record<NoteStatus, ShownStatus> = {
  none: { label: 'Not written', variant: 'warning' },
  draft: { label: 'Draft', variant: 'info' },
  signed: { label: 'Signed', variant: 'success' },
  withdrawn: { label: 'Withdrawn', variant: 'secondary' },
};
const correction: ShownStatus = { label: 'Correction', variant: 'info' };

/** One note of the list: its client, its session and its state. */
export function NoteRow({ note }: { note: ListedNote }) {
  const timeZone = useTimeZone();
  const { label, variant } = note.isCorrection ? correction : shownStatuses[note.noteStatus];
  return (
    <Link
      to={`/sessions/${note.sessionId}/note`}
      className="flex min-h-11 flex-wrap items-baseline gap-x-4 gap-y-1 sm:items-center px-5 py-3 transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2"
    >
      <span className="w-18 shrink-0 text-ink-muted text-sm tabular-nums">
        {formatTime(note.date, timeZone)}
      </span>
      <span className="min-w-40 flex-1">
        <span className="wrap-anywhere">
          <ClientNameOf id={note.clientId} />
        </span>
        <span className="block text-ink-muted text-sm">{factsOf(note)}</span>
      </span>
      <span className="flex flex-wrap gap-2 max-sm:w-full max-sm:pl-22">
        <Badge variant={variant}>{label}</Badge>
        {note.isLate && <Badge variant="danger">Late</Badge>}
      </span>
    </Link>
  );
}

/** Returns "Group Therapy · 45 min · No Show". */
function factsOf({ type, duration, ...session }: ListedNote): string {
  const facts = [sessionTypeLabels[type], `${duration} min`];
  if (isMissed(session)) facts.push(sessionStatusLabels[session.status]);
  if (session.status === 'scheduled') facts.push('Not checked in');
  return facts.join(' · ');
}
