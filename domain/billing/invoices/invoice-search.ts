import { invoiceStatuses } from './invoice.ts';

export const invoiceStatusChoices = ['all', ...invoiceStatuses] as const;

export interface InvoiceListChoices {
  /** Part of the client's name, the description or the amount as it is shown. */
  search: string;
  status: (typeof invoiceStatusChoices)[number];
  /** Undefined for every client. */
  clientId: number | undefined;
}
