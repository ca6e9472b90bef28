import { FileWarning } from 'lucide-react';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useAllClientSessions } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { NoticeCard } from '#web/platform/ui/notice-card.tsx';

/** Says which sessions of an invoice do not count as delivered any more, since their notes were withdrawn. */
export function WithdrawnNotesNotice({ invoice }: { invoice: Invoice }) {
  const timeZone = useTimeZone();
  const sessions = useAllClientSessions(invoice.clientId).data ?? [];
  const days = sessions
    .filter(({ id, noteStatus }) => noteStatus === 'withdrawn' && invoice.sessionIds.includes(id))
    .map(({ date }) => formatDate(date, timeZone))
    .reverse();
  if (days.length === 0) return null;
  const notes = days.length === 1 ? 'The note of the session on' : 'The notes of the sessions on';
  return (
    <div className="print:hidden">
      <NoticeCard label="Withdrawn notes" icon={FileWarning} tone="warning">
        {`${notes} ${days.join(' and ')} ${days.length === 1 ? 'was' : 'were'} withdrawn: what is billed here does not count as delivered. Edit the invoice, or sign the note anew.`}
      </NoticeCard>
    </div>
  );
}
