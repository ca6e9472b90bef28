import type { Annual } from '#domain/billing/annuals/annual.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { type InvoiceLine, linesFor, totalOf } from './invoice-line.ts';
import type { Pricing } from './session-price.ts';
import { annualDescription, suggestedDescription } from './suggested-description.ts';

type CompareClients = (clientId: number, otherId: number) => number;

/** The invoice that would bill a client's uninvoiced sessions, or one uninvoiced annual record. */
export interface UnbilledInvoice {
  clientId: number;
  sessions: readonly Session[];
  annuals: readonly Annual[];
  description: string;
  lines: InvoiceLine[];
  /** In cents; 0 if they cost nothing, and nothing can be billed. */
  amount: number;
}

/** Returns the invoices that would bill these sessions: one per client, in the order of the client list. */
export function invoicesForUnbilled(
  sessions: readonly Session[],
  pricing: Pricing,
  compareClients: CompareClients,
): UnbilledInvoice[] {
  return [...Map.groupBy(sessions, ({ clientId }) => clientId)]
    .map(([clientId, own]) => {
      const lines = linesFor({ sessions: own, annuals: [] }, [], pricing);
      const description = suggestedDescription(own, pricing.timeZone);
      return { clientId, sessions: own, annuals: [], description, lines, amount: totalOf(lines) };
    })
    .sort((one, other) => compareClients(one.clientId, other.clientId));
}

/**
 * Returns the invoices that would bill these annual records: one per record, as Create Invoice makes it, in the order
 * of the client list.
 */
export function invoicesForAnnuals(
  annuals: readonly Annual[],
  pricing: Pricing,
  compareClients: CompareClients,
): UnbilledInvoice[] {
  return annuals
    .map((annual) => ({
      clientId: annual.clientId,
      sessions: [],
      annuals: [annual],
      description: annualDescription(annual),
      lines: linesFor({ sessions: [], annuals: [annual] }, [], pricing),
      amount: annual.amount,
    }))
    .sort((one, other) => compareClients(one.clientId, other.clientId));
}

/** What is not billed, by the reason. */
interface LeftOut {
  /** Past sessions that nobody checked in. */
  unchecked: readonly Session[];
  /** Sessions whose notes have to be signed first. */
  unsigned: readonly Session[];
  /** Invoices whose amount would be 0. */
  free: readonly UnbilledInvoice[];
}

export interface LeftOutOfClient extends LeftOut {
  clientId: number;
}

/** Returns what is not billed by client, in the order of the client list, sessions oldest first. */
export function leftOutByClient(
  { unchecked, unsigned, free }: LeftOut,
  compareClients: CompareClients,
): LeftOutOfClient[] {
  const clientIds = new Set([...unchecked, ...unsigned, ...free].map(({ clientId }) => clientId));
  return [...clientIds].sort(compareClients).map((clientId) => {
    const isOwn = (one: { clientId: number }) => one.clientId === clientId;
    return {
      clientId,
      unchecked: unchecked.filter(isOwn).sort(byTime),
      unsigned: unsigned.filter(isOwn).sort(byTime),
      free: free.filter(isOwn),
    };
  });
}
