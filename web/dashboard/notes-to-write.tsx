import { ChevronRight, PencilLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDate, formatTime } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { ClientName } from '#web/clients/client-name.tsx';
import { useClientFinder, useClientName } from '#web/clients/client-queries.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { NoteDialogOnDemand } from './note-dialog-on-demand.tsx';
import { NOTE_DAYS, useNotesToWrite, useNotesToWriteCount } from './notes-to-write-query.ts';

/** A line that says how many notes are still to write, and opens onto them; nothing when all are written. */
export function NotesToWrite() {
  const count = useNotesToWriteCount().data ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [noted, setNoted] = useState<Session>();
  const summary = useRef<HTMLElement>(null);
  const clientName = useClientName('Client');
  return (
    <>
      {count > 0 && (
        <details className="group mt-2 px-5" onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary
            ref={summary}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-sm font-medium text-sm text-warning-ink underline-offset-4 hover:underline md:min-h-8"
          >
            <PencilLine aria-hidden="true" className="size-4" />
            {`Notes to write: ${count}`}
            <ChevronRight
              aria-hidden="true"
              className="size-4 transition-transform group-open:rotate-90 motion-reduce:transition-none"
            />
          </summary>
          {isOpen && <SessionsToNote count={count} onWrite={setNoted} />}
        </details>
      )}
      {noted && (
        <NoteDialogOnDemand
          session={noted}
          clientName={clientName(noted.clientId)}
          fallbackFocus={summary}
          onClose={() => setNoted(undefined)}
        />
      )}
    </>
  );
}

interface SessionsToNoteProps {
  count: number;
  onWrite: (session: Session) => void;
}

function SessionsToNote({ count, onWrite }: SessionsToNoteProps) {
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
  const client = useClientFinder()(clientId);
  const clientName = useClientName('Client');
  return (
    <button
      type="button"
      onClick={onWrite}
      className="flex min-h-11 w-full items-center justify-between gap-3 px-4 py-2 text-left text-sm transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2"
    >
      <span className="min-w-0 wrap-anywhere">
        {client ? <ClientName client={client} /> : clientName(clientId)}
      </span>
      <span className="shrink-0 text-ink-muted tabular-nums">
        {`${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`}
      </span>
    </button>
  );
}
