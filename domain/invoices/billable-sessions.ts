import type { Session } from '#domain/sessions/session.ts';
import type { Invoice } from './invoice.ts';

/** Whether a session may go on an invoice: it took place, or it is an absence that is billed. */
export function isBillableSession(session: Pick<Session, 'status' | 'billable'>): boolean {
  return session.status === 'completed' || (session.status === 'absence' && session.billable);
}

/** The client's sessions that may go on a new invoice: billable and on no invoice yet. */
export function selectableSessions(
  sessions: readonly Session[],
  invoices: readonly Pick<Invoice, 'sessionIds'>[],
  clientId: number,
): Session[] {
  const billed = new Set(invoices.flatMap((invoice) => invoice.sessionIds));
  return sessions.filter(
    (session) => session.clientId === clientId && isBillableSession(session) && !billed.has(session.id),
  );
}
