import type { Invoice } from '#domain/invoices/invoice.ts';
import type { InvoiceLine } from '#domain/invoices/invoice-line.ts';
import { annualChangeSince, sessionChangeSince } from '#domain/invoices/line-changes.ts';
import { useAnnuals } from '#web/annuals/annual-queries.ts';
import { useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { useAllClientSessions } from '#web/sessions/session-queries.ts';

/**
 * What became of the record of a line since it was billed, in words. The lines themselves stand without it: nothing is
 * said while the records load, or when they cannot be loaded.
 */
export function useLineChanges({ clientId }: Invoice): (line: InvoiceLine) => string | undefined {
  const sessions = useAllClientSessions(clientId);
  const annuals = useAnnuals();
  const timeZone = useTimeZone();
  return (line) => {
    const session = sessions.data?.find(({ id }) => id === line.sessionId);
    if (session) return sessionChangeSince(line, session, timeZone);
    const annual = annuals.data?.find(({ id }) => id === line.annualId);
    return annual && annualChangeSince(line, annual);
  };
}
