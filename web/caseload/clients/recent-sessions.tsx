import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { HELD_SESSIONS_SHOWN, useHeldSessions, useNextSession } from './client-day-queries.ts';
import { NoClientRecords } from './client-record-rows.tsx';
import { ClientSessionRows } from './client-session-rows.tsx';

interface RecentSessionsProps {
  clientId: number;
  /** Whether the client has no sessions at all, none to come either. */
  isEmpty: boolean;
}

/** The last sessions that took place, and the next one apart from them. */
export function RecentSessions({ clientId, isEmpty }: RecentSessionsProps) {
  const held = useHeldSessions(clientId);
  const next = useNextSession(clientId).data ?? [];
  return (
    <WhenLoaded padded query={held} loadingLabel="Loading sessions" placeholders={HELD_SESSIONS_SHOWN}>
      {(sessions) => (
        <>
          {sessions.length > 0 ? (
            <ClientSessionRows sessions={sessions} />
          ) : (
            <NoClientRecords text={isEmpty ? 'No sessions yet.' : 'None has taken place yet.'} />
          )}
          {next.length > 0 && (
            <section aria-label="Next session" className="border-line border-t bg-sunken/50">
              <h3 className="px-5 pt-3 font-semibold text-ink-muted text-xs">Next</h3>
              <ClientSessionRows label="Next" sessions={next} />
            </section>
          )}
        </>
      )}
    </WhenLoaded>
  );
}
