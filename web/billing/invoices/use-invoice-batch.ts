import { useMemo, useState } from 'react';
import { needsSignature } from '#domain/billing/invoices/billable-sessions.ts';
import type { NewInvoice } from '#domain/billing/invoices/invoice.ts';
import { BATCH_LIMIT, defaultLastBilledDay } from '#domain/billing/invoices/invoice-batch.ts';
import { dueDateFor } from '#domain/billing/invoices/invoice-status.ts';
import { invoicesForUnbilled, type UnbilledInvoice } from '#domain/billing/invoices/unbilled-invoice.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { type Day, isDay, plusDays } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useClientOrder } from '#web/caseload/clients/use-client-order.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useUnbilledSessions, useUncheckedSessions } from './invoice-queries.ts';

const EARLIEST_DAY = '2000-01-01';

/** The state of a batch: last day, due date, and excluded clients. */
export function useInvoiceBatch() {
  const settings = usePracticeSettings();
  const today = useToday();
  const clientName = useClientName('Unknown Client');
  const compareClients = useClientOrder();
  const [typedDay, setTypedDay] = useState(() => defaultLastBilledDay(today));
  // A partly typed year or an empty day starts no request.
  const [lastDay, setLastDay] = useState<Day>(typedDay);
  const [dueDate, setDueDate] = useState<Day>(() => dueDateFor(today, settings.invoiceDueDays));
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const sessions = useUnbilledSessions(lastDay);
  const yesterday = plusDays(today, -1);
  const unchecked = useUncheckedSessions(lastDay < yesterday ? lastDay : yesterday).data ?? [];
  const unsigned = useMemo(
    () => (sessions.data ?? []).filter((session) => needsSignature(session, settings)).toSorted(byTime),
    [sessions.data, settings],
  );
  const offered = useMemo(
    () =>
      sessions.data &&
      invoicesForUnbilled(
        sessions.data.filter((session) => !needsSignature(session, settings)),
        settings,
        compareClients,
      ),
    [sessions.data, settings, compareClients],
  );
  const billable = (offered ?? []).filter(({ amount }) => amount > 0);
  const chosen = billable.filter(({ clientId }) => !leftOut.has(clientId)).slice(0, BATCH_LIMIT);
  const isFull = chosen.length === BATCH_LIMIT;

  return {
    typedDay,
    typeDay(typed: string): void {
      setTypedDay(typed);
      if (isDay(typed) && typed >= EARLIEST_DAY) setLastDay(typed);
    },
    /** Whether the shown list belongs to the typed day. */
    isOfTypedDay: typedDay === lastDay && !sessions.isPlaceholderData,
    dueDate,
    setDueDate,
    query: { data: offered, error: sessions.error, refetch: sessions.refetch },
    clientName,
    /** The sessions excluded until their notes are signed, oldest first. */
    unsigned,
    /** Past sessions that nobody checked in, which are not billed. */
    unchecked,
    chosen,
    areAllChosen: chosen.length === Math.min(billable.length, BATCH_LIMIT),
    isChosen: (invoice: UnbilledInvoice) => chosen.includes(invoice),
    /** Whether the batch limit is reached. */
    isFull,
    choose(clientId: number, isIn: boolean): void {
      const next = new Set(leftOut);
      if (isIn) next.delete(clientId);
      else next.add(clientId);
      setLeftOut(next);
    },
    chooseAll(areIn: boolean): void {
      setLeftOut(new Set(areIn ? [] : billable.map(({ clientId }) => clientId)));
    },
    total: chosen.reduce((sum, { amount }) => sum + amount, 0),
    invoices: chosen.map((invoice) => invoiceOf(invoice, dueDate)),
  };
}

export type InvoiceBatch = ReturnType<typeof useInvoiceBatch>;

function invoiceOf({ clientId, amount, description, sessions }: UnbilledInvoice, dueDate: Day): NewInvoice {
  return { clientId, amount, description, sessionIds: sessions.map(({ id }) => id), dueDate };
}
