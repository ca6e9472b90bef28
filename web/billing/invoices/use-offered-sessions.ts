import { useQuery } from '@tanstack/react-query';
import { needsSignature, selectableSessions } from '#domain/billing/invoices/billable-sessions.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { noOwnRates, type OwnRates } from '#domain/billing/invoices/session-price.ts';
import type { PricedContract } from '#domain/billing/vouchers/units.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { useOwnRates } from '#web/billing/billing-details/billing-details-queries.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { useClientInvoices } from './invoice-queries.ts';
import { usePaidMandates } from './use-paid-mandates.ts';

/** A session with the contract of the organization that pays for it; null is the family. */
export type OfferedSession = Session & { contract: PricedContract | null };

export interface OfferedSessions {
  sessions: readonly OfferedSession[];
  /** Sessions that could be billed if their notes were signed, oldest first. */
  unsigned: readonly Session[];
  /** The families' own prices. */
  ownRates: OwnRates;
  isPending: boolean;
  /** The error message if loading failed. */
  failure: string | undefined;
  retry: () => void;
}

/**
 * Returns the sessions offered in the form, oldest first: for a new invoice the client's billable ones, for an existing
 * one those on it.
 */
export function useOfferedSessions(clientId: number | null, invoice: Invoice | undefined): OfferedSessions {
  const ofClient = useQuery({ ...sessionQueries.ofClient(clientId ?? 0), enabled: clientId !== null });
  const invoices = useClientInvoices(clientId);
  const settings = usePracticeSettings();
  const known =
    clientId === null || !ofClient.data || !invoices.data
      ? []
      : offered(ofClient.data, invoices.data, clientId, invoice).sort(byTime);
  // Sessions already on an invoice stay.
  const unsigned = invoice ? [] : known.filter((session) => needsSignature(session, settings));
  const paid = usePaidMandates(known);
  const ownRates = useOwnRates();
  return {
    sessions: known
      .filter((session) => !unsigned.includes(session))
      .map((session) => ({ ...session, contract: paid.data?.get(session.mandateId) ?? null })),
    unsigned,
    ownRates: ownRates.data ?? noOwnRates,
    isPending: ofClient.isPending || invoices.isPending || !paid.data || !ownRates.data,
    failure: [ofClient, invoices, ownRates.query, ...paid.queries].find(({ error }) => error)?.error?.message,
    retry: () => {
      if (ofClient.isError) ofClient.refetch();
      if (invoices.isError) invoices.refetch();
      for (const query of [ownRates.query, ...paid.queries]) if (query.isError) query.refetch();
    },
  };
}

function offered(
  sessions: readonly Session[],
  invoices: readonly Invoice[],
  clientId: number,
  invoice: Invoice | undefined,
): Session[] {
  if (!invoice) return selectableSessions(sessions, invoices, clientId);
  return sessions.filter(({ id }) => invoice.sessionIds.includes(id));
}
