import {
  HELD_SESSIONS_SHOWN,
  useHeldSessions,
  useNextSession,
} from '#web/caseload/clients/client-day-queries.ts';
import { NoClientRecords } from '#web/caseload/clients/client-record-rows.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { ClientSessionRows } from './client-session-rows.tsx';
import { useClientSessions } from './session-queries.ts';

/** A client's last sessions that took place, and separately the next one. */
export function RecentSessions({ clientId }: { clientId: number }) {
  const isEmpty = useClientSessions(clientId).data?.total === 0;
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
