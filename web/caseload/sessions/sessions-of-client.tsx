import { CalendarCheck2 } from 'lucide-react';
import type { ClientPart } from '#web/caseload/clients/client-part.ts';
import { StatCard } from '#web/platform/ui/stat-card.tsx';
import { ClientSessionsPanel } from './client-sessions-panel.tsx';
import { RecentSessions } from './recent-sessions.tsx';
import { useClientSessions } from './session-queries.ts';

/** A client's sessions on the client's page. */
export const sessionsOfClient: ClientPart = {
  tab: 'sessions',
  title: 'Sessions',
  Panel: ClientSessionsPanel,
  Tile: SessionsTile,
  latest: { title: 'Recent Sessions', Rows: RecentSessions },
};

function SessionsTile({ clientId }: { clientId: number }) {
  const sessions = useClientSessions(clientId);
  return <StatCard title="Total Sessions" value={sessions.data?.total ?? '–'} icon={CalendarCheck2} />;
}
