import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { NoteVersion } from '#domain/caseload/sessions/note-version.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { CopyButton } from '#web/platform/ui/copy-button.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';

const path = '/api/note-versions';
const summaryStyles =
  'inline-flex min-h-11 cursor-pointer items-center gap-1 rounded-sm text-ink-muted text-sm md:min-h-8';
const arrow = 'size-4 shrink-0 transition-transform';

interface EarlierNotesProps {
  sessionId: number;
  /** When the note was last changed. */
  updatedAt: string | null;
}

/** The earlier versions of a session's note, loaded on demand. */
export function EarlierNotes({ sessionId, updatedAt }: EarlierNotesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={summaryStyles}>
        <ChevronRight aria-hidden="true" className={`${arrow} group-open:rotate-90`} />
        Earlier versions of this note
      </summary>
      {isOpen && <NoteVersions sessionId={sessionId} updatedAt={updatedAt} />}
    </details>
  );
}

// A change of the note may have added a version, so its time is part of the query key.
function NoteVersions({ sessionId, updatedAt }: EarlierNotesProps) {
  const versions = useQuery({
    queryKey: [path, sessionId, updatedAt],
    queryFn: () => request('GET /api/note-versions', { query: { sessionId } }),
    placeholderData: keepPreviousData,
  });
  return (
    <WhenLoaded query={versions} loadingLabel="Loading earlier versions" placeholders={2}>
      {(loaded) => <NoteVersionList versions={loaded.filter(({ text }) => text !== '')} />}
    </WhenLoaded>
  );
}

function NoteVersionList({ versions }: { versions: readonly NoteVersion[] }) {
  if (versions.length === 0) {
    return <p className="mt-1 text-ink-muted text-sm">There are none: nothing of this note was changed.</p>;
  }
  return (
    <ul aria-label="Earlier versions of this note" className="mt-1 border-line border-l-2 pl-3">
      {versions.map((version) => (
        <NoteVersionItem key={version.id} version={version} />
      ))}
    </ul>
  );
}

function NoteVersionItem({ version: { text, replacedAt, replacedBy } }: { version: NoteVersion }) {
  const timeZone = useTimeZone();
  return (
    <li>
      <details className="group/version">
        <summary className={summaryStyles}>
          <ChevronRight aria-hidden="true" className={`${arrow} group-open/version:rotate-90`} />
          {`Until ${formatDate(replacedAt, timeZone)}, ${formatTime(replacedAt, timeZone)}, when ${replacedBy} changed it`}
        </summary>
        <p className="mt-1 whitespace-pre-wrap break-words text-sm">{text}</p>
        <CopyButton text={text} label="Copy" size="sm" className="mt-2 mb-3" />
      </details>
    </li>
  );
}
