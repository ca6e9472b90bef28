import type { Client } from '#domain/caseload/clients/client.ts';
import { formatMonth } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { ClientDays } from './client-days.tsx';
import { ClientFigure } from './client-figure.tsx';
import type { ClientPart } from './client-part.ts';

/** One line of facts: the client's days, the figures of each kind of record, and since when the client is known. */
export function ClientFacts({ client, parts }: { client: Client; parts: readonly ClientPart[] }) {
  const timeZone = useTimeZone();
  return (
    <Card
      aria-label="At a glance"
      className="grid grid-cols-2 gap-x-4 gap-y-1 px-5 py-3 md:flex md:flex-wrap md:justify-between md:gap-y-3"
    >
      <ClientDays clientId={client.id} />
      {parts.map(({ tab, Figure }) => Figure && <Figure key={tab} clientId={client.id} />)}
      <ClientFigure
        title="Since"
        value={client.createdAt ? formatMonth(client.createdAt, timeZone) : 'N/A'}
      />
    </Card>
  );
}
