import { Clock } from 'lucide-react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { formatMonth } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { StatCard } from '#web/platform/ui/stat-card.tsx';
import type { ClientPart } from './client-part.ts';

/** The numbers about a client, and since when the practice knows the client. */
export function ClientTiles({ client, parts }: { client: Client; parts: readonly ClientPart[] }) {
  const timeZone = useTimeZone();
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {parts.map(({ tab, Tile }) => Tile && <Tile key={tab} clientId={client.id} />)}
      <StatCard
        title="Since"
        value={
          <span className="block text-xl leading-snug sm:text-2xl">
            {client.createdAt ? formatMonth(client.createdAt, timeZone) : 'N/A'}
          </span>
        }
        icon={Clock}
        tone="success"
      />
    </div>
  );
}
