import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { InvoiceLine } from '#domain/billing/invoices/invoice-line.ts';
import { annualChangeSince, sessionChangeSince } from '#domain/billing/invoices/line-changes.ts';
import { useAnnuals } from '#web/billing/annuals/annual-queries.ts';
import { useAllClientSessions } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

/**
 * Returns a function that describes how a line's record changed since it was billed. It returns undefined while the
 * records load or if they fail to load.
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
