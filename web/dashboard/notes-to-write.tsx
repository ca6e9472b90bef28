import { ChevronRight, PencilLine } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Session } from '#domain/sessions/session.ts';
import { useClientName } from '#web/clients/client-queries.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { useLoadSoon } from '#web/ui/use-load-soon.ts';
import { NoteDialogOnDemand } from './note-dialog-on-demand.tsx';
import { useNotesToWriteCount } from './notes-to-write-query.ts';

const loadSessions = async () => {
  const { SessionsToNote } = await import('./sessions-to-note.tsx');
  return { default: SessionsToNote };
};
const SessionsToNote = lazy(loadSessions);

/** A line that says how many notes are still to write, and opens onto them; nothing when all are written. */
export function NotesToWrite() {
  const count = useNotesToWriteCount().data ?? 0;
  const [isOpen, setOpen] = useState(false);
  const [noted, setNoted] = useState<Session>();
  const summary = useRef<HTMLElement>(null);
  const clientName = useClientName('Client');
  useLoadSoon(loadSessions);
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
          {isOpen && (
            <Suspense fallback={<Spinner label="Loading" />}>
              <SessionsToNote count={count} onWrite={setNoted} />
            </Suspense>
          )}
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
