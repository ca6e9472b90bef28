import type { Session } from '#domain/caseload/sessions/session.ts';
import { type InvoiceLine, linesFor, type Pricing, totalOf } from './invoice-line.ts';
import { suggestedDescription } from './suggested-description.ts';

/** A client's uninvoiced sessions, with the invoice that would bill them. */
export interface UnbilledInvoice {
  clientId: number;
  sessions: Session[];
  description: string;
  lines: InvoiceLine[];
  /** In cents at the practice's rates; 0 if they cost nothing, and nothing can be billed. */
  amount: number;
}

/** Returns the invoices that would bill these sessions: one per client, in the order of the client list. */
export function invoicesForUnbilled(
  sessions: readonly Session[],
  pricing: Pricing,
  compareClients: (clientId: number, otherId: number) => number,
): UnbilledInvoice[] {
  return [...Map.groupBy(sessions, ({ clientId }) => clientId)]
    .map(([clientId, own]) => {
      const lines = linesFor({ sessions: own, annuals: [] }, [], pricing);
      const description = suggestedDescription(own, pricing.timeZone);
      return { clientId, sessions: own, description, lines, amount: totalOf(lines) };
    })
    .sort((one, other) => compareClients(one.clientId, other.clientId));
}
