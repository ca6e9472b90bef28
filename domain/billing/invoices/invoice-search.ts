import { invoiceStatuses } from './invoice.ts';

export const invoiceStatusChoices = ['all', ...invoiceStatuses] as const;

export interface InvoiceListChoices {
  /** Part of the client's name, the description or the formatted amount. */
  search: string;
  status: (typeof invoiceStatusChoices)[number];
  /** Undefined for all clients. */
  clientId: number | undefined;
}
