import { useQuery } from '@tanstack/react-query';
import { selectableSessions, waitsForSignature } from '#domain/billing/invoices/billable-sessions.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { useClientInvoices } from './invoice-queries.ts';

export interface OfferedSessions {
  sessions: readonly Session[];
  /** Those that could be billed but for their notes, which are not signed yet, oldest first. */
  unsigned: readonly Session[];
  isPending: boolean;
  /** Why they could not be loaded. */
  failure: string | undefined;
  retry: () => void;
}

/**
 * The sessions that the form offers, oldest first: of a new invoice the client's sessions that can be billed, of one
 * that is changed those which stand on it.
 */
export function useOfferedSessions(clientId: number | null, invoice: Invoice | undefined): OfferedSessions {
  const ofClient = useQuery({ ...sessionQueries.ofClient(clientId ?? 0), enabled: clientId !== null });
  const invoices = useClientInvoices(clientId);
  const settings = usePracticeSettings();
  const known =
    clientId === null || !ofClient.data || !invoices.data
      ? []
      : offered(ofClient.data, invoices.data, clientId, invoice).sort(byTime);
  // What stands on an invoice already stays there.
  const unsigned = invoice ? [] : known.filter((session) => waitsForSignature(session, settings));
  return {
    sessions: known.filter((session) => !unsigned.includes(session)),
    unsigned,
    isPending: ofClient.isPending || invoices.isPending,
    failure: ofClient.error?.message ?? invoices.error?.message,
    retry: () => {
      if (ofClient.isError) ofClient.refetch();
      if (invoices.isError) invoices.refetch();
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
