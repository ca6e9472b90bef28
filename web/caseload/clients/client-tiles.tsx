import { CalendarCheck2, ClipboardList, Clock, ReceiptText } from 'lucide-react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { formatMonth } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { StatCard } from '#web/platform/ui/stat-card.tsx';
import type { ClientRecords } from './client-records.ts';

const LOADING = '–';

/** Four numbers about a client. */
export function ClientTiles({ client, records }: { client: Client; records: ClientRecords }) {
  const timeZone = useTimeZone();
  const { sessions, assessments, invoices } = records;
  const pending = invoices.data?.filter(({ status }) => status === 'pending').length;
  const overdue = invoices.data?.filter(({ status }) => status === 'overdue').length;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard title="Total Sessions" value={sessions.data?.total ?? LOADING} icon={CalendarCheck2} />
      <StatCard
        title="Assessments"
        value={assessments.data?.length ?? LOADING}
        icon={ClipboardList}
        tone="info"
      />
      <StatCard
        title="Pending Invoices"
        value={pending ?? LOADING}
        caption={overdue ? `and ${overdue} overdue` : undefined}
        icon={ReceiptText}
        tone="accent"
      />
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
