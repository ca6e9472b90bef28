import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Invoice } from './invoice.ts';

/** Returns whether a session can be invoiced by its status: it was completed, or it is a billable absence. */
export function isBillableSession(session: Pick<Session, 'status' | 'billable'>): boolean {
  return session.status === 'completed' || (session.status === 'absence' && session.billable);
}

/** Returns "Yes" or "No" for a session, with the reason if its status alone rules it out. */
export function billableText({
  status,
  billable,
  noteStatus,
}: Pick<Session, 'status' | 'billable' | 'noteStatus'>): string {
  if (status === 'cancelled') return 'No, it was cancelled';
  if (status === 'no-show') return 'No, a no-show is not billed';
  if (noteStatus === 'withdrawn') return 'No, its note was withdrawn';
  return status === 'scheduled' || isBillableSession({ status, billable }) ? 'Yes' : 'No';
}

/** Returns the client's sessions for a new invoice: billable and not invoiced yet. */
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

/**
 * Returns whether a session cannot be billed until its note is signed. A note under correction has to be signed again;
 * one that was withdrawn too, whatever the practice's rule: it says no more that the session took place.
 */
export function needsSignature(
  { noteStatus }: Pick<Session, 'noteStatus'>,
  { billSignedOnly }: BillingRules,
): boolean {
  return noteStatus === 'withdrawn' || (billSignedOnly && noteStatus !== 'signed');
}

/** The fields of a session that billing uses; `invoiceId` is null if it is not invoiced. */
export interface InvoicedSession extends Pick<Session, 'clientId' | 'status' | 'billable' | 'noteStatus'> {
  invoiceId: number | null;
}

export type BillingObstacle = 'other client' | 'not billable' | 'on another invoice' | 'not signed';

/** The practice's rules for billing sessions. */
interface BillingRules {
  billSignedOnly: boolean;
}

/**
 * Returns why a session cannot go on this client's invoice, or undefined if it can. A session that is already on the
 * invoice (`invoiceId`, null for a new one) stays, whatever changed since.
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
  return needsSignature(session, rules) ? 'not signed' : undefined;
}
