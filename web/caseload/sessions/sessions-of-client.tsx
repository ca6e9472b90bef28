import { ClientFigure } from '#web/caseload/clients/client-figure.tsx';
import type { ClientPart } from '#web/caseload/clients/client-part.ts';
import { ClientSessionsPanel } from './client-sessions-panel.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { useClientSessions } from './session-queries.ts';

/** A client's sessions on the client's page. */
export const sessionsOfClient: ClientPart = {
  tab: 'sessions',
  title: 'Sessions',
  Panel: ClientSessionsPanel,
  Figure: SessionsFigure,
  latest: { title: 'Recent Sessions', Rows: RecentSessions },
};

function SessionsFigure({ clientId }: { clientId: number }) {
  const sessions = useClientSessions(clientId);
  return <ClientFigure title="Total Sessions" value={sessions.data?.total ?? '–'} />;
}
