import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { InvoiceFormValues } from '#domain/billing/invoices/invoice-form-values.ts';
import type { InvoiceLine } from '#domain/billing/invoices/invoice-line.ts';
import { type Day, dayOf } from '#domain/platform/dates.ts';
import { dollarsToCents } from '#domain/platform/money.ts';
import { AboveEstimate } from '#web/billing/billing-documents/above-estimate.tsx';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import type { OfferedSession } from './use-offered-sessions.ts';

interface AboveEstimateOfFormProps {
  form: Pick<InvoiceFormValues, 'clientId' | 'sessionIds' | 'amount'>;
  sessions: readonly OfferedSession[];
  invoice: Invoice | undefined;
}

/** Warns while an invoice is typed that goes above the child's estimate; what an organization pays does not count. */
export default function AboveEstimateOfForm({ form, sessions, invoice }: AboveEstimateOfFormProps) {
  const timeZone = useTimeZone();
  const today = useToday();
  const { clientId, sessionIds, amount } = form;
  const chosen = sessions.filter(({ id }) => sessionIds.includes(id));
  if (clientId === null || Number.isNaN(amount)) return null;
  if (chosen.some(({ contract }) => contract !== null)) return null;
  const issuedOn = invoice ? dayOf(invoice.dateIssued, timeZone) : today;
  const ofLines = firstDayOf(invoice?.lines ?? []) ?? issuedOn;
  const [first = ofLines] = chosen.map(({ date }) => dayOf(date, timeZone)).toSorted();
  return (
    <AboveEstimate
      bill={{ clientId, firstDay: first, amount: dollarsToCents(amount) }}
      stored={invoice && { clientId, firstDay: ofLines, amount: invoice.amount }}
    />
  );
}

function firstDayOf(lines: readonly Pick<InvoiceLine, 'day'>[]): Day | undefined {
  return lines.flatMap(({ day }) => day ?? []).toSorted()[0];
}
