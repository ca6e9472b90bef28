import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Invoice } from './invoice.ts';

/** Whether a session may go on an invoice: it took place, or it is an absence that is billed. */
export function isBillableSession(session: Pick<Session, 'status' | 'billable'>): boolean {
  return session.status === 'completed' || (session.status === 'absence' && session.billable);
}

/** Whether a session is billed, as people read it, with the reason where the status alone forbids it. */
export function billableText({ status, billable }: Pick<Session, 'status' | 'billable'>): string {
  if (status === 'cancelled') return 'No, it was cancelled';
  if (status === 'no-show') return 'No, a no-show is not billed';
  return status === 'scheduled' || isBillableSession({ status, billable }) ? 'Yes' : 'No';
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

/** Whether a session cannot be billed before its note is signed; one whose note is being corrected waits again. */
export function waitsForSignature(
  { noteStatus }: Pick<Session, 'noteStatus'>,
  { billSignedOnly }: BillingRules,
): boolean {
  return billSignedOnly && noteStatus !== 'signed';
}

/** A session as an invoice looks at it: `invoiceId` is the invoice it stands on, null when on none. */
export interface InvoicedSession extends Pick<Session, 'clientId' | 'status' | 'billable' | 'noteStatus'> {
  invoiceId: number | null;
}

export type BillingObstacle = 'other client' | 'not billable' | 'on another invoice' | 'not signed';

/** What a practice decides about which sessions are billed. */
interface BillingRules {
  billSignedOnly: boolean;
}

/**
 * Why a session cannot go on the invoice of this client, or undefined when it can. One that stands on the invoice
 * already (`invoiceId`, null for a new one) stays, whatever became of it since.
 */
export function billingObstacle(
  session: InvoicedSession,
  clientId: number,
  invoiceId: number | null,
  rules: BillingRules,
): BillingObstacle | undefined {
  if (session.clientId !== clientId) return 'other client';
  if (session.invoiceId !== null) return session.invoiceId === invoiceId ? undefined : 'on another invoice';
  if (!isBillableSession(session)) return 'not billable';
  return waitsForSignature(session, rules) ? 'not signed' : undefined;
}
