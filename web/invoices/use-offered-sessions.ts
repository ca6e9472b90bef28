import { useQuery } from '@tanstack/react-query';
import { selectableSessions } from '#domain/invoices/billable-sessions.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Session } from '#domain/sessions/session.ts';
import { sessionQueries } from '#web/sessions/session-queries.ts';
import { useClientInvoices } from './invoice-queries.ts';

export interface OfferedSessions {
  sessions: readonly Session[];
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
  return {
    sessions:
      clientId === null || !ofClient.data || !invoices.data
        ? []
        : offered(ofClient.data, invoices.data, clientId, invoice).sort((one, other) =>
            one.date < other.date ? -1 : 1,
          ),
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
