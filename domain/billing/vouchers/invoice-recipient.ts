import { coverOf } from './cover.ts';
import { logsOf } from './service-log.ts';

/** Whom an invoice on a bill is addressed to, as the bill says it. */
export interface InvoiceRecipient {
  name: string;
  address: string | null;
  /** The child, as the payer wants the child shown. */
  child: string;
}

/** Returns the recipient of an invoice from the texts of its bill and of its part in it. */
export function invoiceRecipient(billText: string, partText: string): InvoiceRecipient {
  const { name, address } = coverOf(billText).payer;
  return { name, address, child: logsOf(partText)[0]?.child.label ?? '' };
}
