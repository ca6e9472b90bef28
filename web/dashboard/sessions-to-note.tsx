import { formatDate, formatTime } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { ClientNameOf } from '#web/clients/client-name.tsx';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { NOTE_DAYS, useNotesToWrite } from './notes-to-write-query.ts';

interface SessionsToNoteProps {
  count: number;
  onWrite: (session: Session) => void;
}

/** The sessions whose notes are still to write, each of which opens its note. */
export function SessionsToNote({ count, onWrite }: SessionsToNoteProps) {
  const sessions = useNotesToWrite();
  return (
    <div className="mt-1 mb-3 max-h-80 overflow-y-auto rounded-lg border border-line">
      <WhenLoaded padded query={sessions} loadingLabel="Loading sessions without a note" placeholders={2}>
        {(newest) => (
          <>
            <ul
              aria-label={`Sessions of the last ${NOTE_DAYS} days without a note`}
              className="divide-y divide-line"
            >
              {newest.map((session) => (
                <li key={session.id}>
                  <SessionToNote session={session} onWrite={() => onWrite(session)} />
                </li>
              ))}
            </ul>
            {count > newest.length && (
              <p className="border-line border-t px-4 py-2 text-ink-muted text-sm">
                {`and ${count - newest.length} before these`}
              </p>
            )}
          </>
        )}
      </WhenLoaded>
    </div>
  );
}

function SessionToNote({ session: { clientId, date }, onWrite }: { session: Session; onWrite: () => void }) {
  const timeZone = useTimeZone();
  return (
    <button
      type="button"
      onClick={onWrite}
      className="flex min-h-11 w-full items-center justify-between gap-3 px-4 py-2 text-left text-sm transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 wrap-anywhere">
        <ClientNameOf id={clientId} fallback="Client" />
      </span>
      <span className="shrink-0 text-ink-muted tabular-nums">
        {`${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`}
      </span>
    </button>
  );
}
