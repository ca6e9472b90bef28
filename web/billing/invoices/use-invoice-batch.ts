import { useMemo, useState } from 'react';
import { needsSignature } from '#domain/billing/invoices/billable-sessions.ts';
import type { NewInvoice } from '#domain/billing/invoices/invoice.ts';
import { BATCH_LIMIT, defaultLastBilledDay } from '#domain/billing/invoices/invoice-batch.ts';
import { dueDateFor } from '#domain/billing/invoices/invoice-status.ts';
import { type PaidByOrganizations, splitByPayer } from '#domain/billing/invoices/paid-mandates.ts';
import {
  invoicesForAnnuals,
  invoicesForUnbilled,
  type LeftOutOfClient,
  leftOutByClient,
  type UnbilledInvoice,
} from '#domain/billing/invoices/unbilled-invoice.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { type Day, isDay, plusDays } from '#domain/platform/dates.ts';
import { useUnbilledAnnuals } from '#web/billing/annuals/annual-queries.ts';
import { useOwnRates } from '#web/billing/billing-details/billing-details-queries.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useClientOrder } from '#web/caseload/clients/use-client-order.ts';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useHasEarlierUnbilled, useUnbilledSessions, useUncheckedSessions } from './invoice-queries.ts';
import { usePaidMandates } from './use-paid-mandates.ts';

const EARLIEST_DAY = '2000-01-01';

/** The state of a batch: last day, due date, and what is ticked. */
export function useInvoiceBatch() {
  const settings = usePracticeSettings();
  const today = useToday();
  const clientName = useClientName();
  const [typedDay, setTypedDay] = useState(() => defaultLastBilledDay(today));
  // A partly typed year or an empty day starts no request.
  const [lastDay, setLastDay] = useState<Day>(typedDay);
  const [dueDate, setDueDate] = useState<Day>(() => dueDateFor(today, settings.invoiceDueDays));
  const { query, isOfDay } = useUnbilled(lastDay);
  const { sessions = [], annuals = [] } = query.data ?? {};
  const ticks = useTicks();
  const chosen = [...sessions, ...annuals].filter(ticks.isTicked).slice(0, BATCH_LIMIT);

  return {
    typedDay,
    typeDay(typed: string): void {
      setTypedDay(typed);
      if (isDay(typed) && typed >= EARLIEST_DAY) setLastDay(typed);
    },
    /** Whether the shown list belongs to the typed day. */
    isOfTypedDay: typedDay === lastDay && isOfDay,
    dueDate,
    setDueDate,
    query,
    clientName,
    chosen,
    areAllChosen: (invoices: readonly UnbilledInvoice[]) =>
      invoices.every((invoice) => chosen.includes(invoice)) || chosen.length === BATCH_LIMIT,
    /** Returns the sum of the client's other chosen invoices, in cents. */
    chosenBesides: (invoice: UnbilledInvoice) =>
      chosen
        .filter((one) => one !== invoice && one.clientId === invoice.clientId)
        .reduce((sum, { amount }) => sum + amount, 0),
    isChosen: (invoice: UnbilledInvoice) => chosen.includes(invoice),
    /** Whether the batch limit is reached. */
    isFull: chosen.length === BATCH_LIMIT,
    choose: ticks.tick,
    total: chosen.reduce((sum, { amount }) => sum + amount, 0),
    invoices: chosen.map((invoice) => invoiceOf(invoice, dueDate)),
  };
}

export type InvoiceBatch = ReturnType<typeof useInvoiceBatch>;

/** What can be billed through a day, and what is left out. */
export interface Unbilled {
  /** One invoice for each client's sessions. */
  sessions: UnbilledInvoice[];
  /** One invoice for each annual record. */
  annuals: UnbilledInvoice[];
  leftOut: LeftOutOfClient[];
  /** The sessions left out until their notes are signed, oldest first. */
  unsigned: Session[];
  uncheckedCount: number;
  /** Whether sessions from before the year that is looked at are not billed. */
  hasEarlier: boolean;
  /** What organizations pay, which is on no family's invoice. */
  ofOrganizations: PaidByOrganizations<Session>;
}

/** Loads what is not billed yet through a day. Its data is there once all of it is, so that nothing is missed. */
function useUnbilled(lastDay: Day) {
  const settings = usePracticeSettings();
  const compareClients = useClientOrder();
  const yesterday = plusDays(useToday(), -1);
  const sessions = useUnbilledSessions(lastDay);
  const annuals = useUnbilledAnnuals(lastDay);
  const unchecked = useUncheckedSessions(lastDay < yesterday ? lastDay : yesterday);
  const earlier = useHasEarlierUnbilled(lastDay);
  const paid = usePaidMandates(sessions.data);
  const ownRates = useOwnRates();
  const data = useMemo((): Unbilled | undefined => {
    if (!sessions.data || !annuals.data || !unchecked.data || earlier.data === undefined) return undefined;
    if (!paid.data || !ownRates.data) return undefined;
    const pricing = { ...settings, ownRates: ownRates.data };
    const { ofFamilies, ofOrganizations } = splitByPayer(sessions.data, paid.data);
    const isUnsigned = (session: Session) => needsSignature(session, settings);
    const unsigned = ofFamilies.filter(isUnsigned).sort(byTime);
    const signed = ofFamilies.filter((session) => !isUnsigned(session));
    const ofSessions = invoicesForUnbilled(signed, pricing, compareClients);
    const ofAnnuals = invoicesForAnnuals(annuals.data, pricing, compareClients);
    const free = [...ofSessions, ...ofAnnuals].filter(isFree);
    return {
      sessions: ofSessions.filter((invoice) => !isFree(invoice)),
      annuals: ofAnnuals.filter((invoice) => !isFree(invoice)),
      leftOut: leftOutByClient({ unchecked: unchecked.data, unsigned, free }, compareClients),
      unsigned,
      uncheckedCount: unchecked.data.length,
      hasEarlier: earlier.data,
      ofOrganizations,
    };
  }, [
    sessions.data,
    annuals.data,
    unchecked.data,
    earlier.data,
    paid.data,
    ownRates.data,
    settings,
    compareClients,
  ]);
  const paged = [sessions, annuals, unchecked, earlier];
  const queries = [...paged, ...paid.queries, ownRates.query];
  return {
    query: {
      data,
      error: queries.find(({ error }) => error)?.error ?? null,
      refetch: () => queries.filter(({ isError }) => isError).map(({ refetch }) => refetch()),
    },
    isOfDay: paged.every(({ isPlaceholderData }) => !isPlaceholderData),
  };
}

function isFree({ amount }: UnbilledInvoice): boolean {
  return amount === 0;
}

/** What is ticked: at first every client's sessions, and no annual record, which may be billed otherwise. */
function useTicks() {
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  return {
    isTicked: (invoice: UnbilledInvoice) => changed.has(keyOf(invoice)) !== isTickedAtFirst(invoice),
    tick(invoices: readonly UnbilledInvoice[], isIn: boolean): void {
      const next = new Set(changed);
      for (const invoice of invoices) {
        if (isIn === isTickedAtFirst(invoice)) next.delete(keyOf(invoice));
        else next.add(keyOf(invoice));
      }
      setChanged(next);
    },
  };
}

function isTickedAtFirst({ annuals }: UnbilledInvoice): boolean {
  return annuals.length === 0;
}

/** Returns what names an invoice in the batch. */
export function keyOf({ clientId, annuals: [annual] }: UnbilledInvoice): string {
  return annual ? `annual-${annual.id}` : `client-${clientId}`;
}

function invoiceOf(
  { clientId, amount, description, sessions, annuals }: UnbilledInvoice,
  dueDate: Day,
): NewInvoice {
  return {
    clientId,
    amount,
    description,
    sessionIds: sessions.map(({ id }) => id),
    ...(annuals.length > 0 && { annualIds: annuals.map(({ id }) => id), invoiceType: 'annual' }),
    dueDate,
  };
}
