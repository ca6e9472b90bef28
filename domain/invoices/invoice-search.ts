import { formatCents } from '#domain/money.ts';
import { plainText, searchedText } from '#domain/search-text.ts';
import { type Invoice, invoiceStatuses } from './invoice.ts';

export const invoiceStatusChoices = ['all', ...invoiceStatuses] as const;

export interface InvoiceListChoices {
  /** Part of the client's name, the description or the amount as it is shown. */
  search: string;
  status: (typeof invoiceStatusChoices)[number];
  /** Undefined for every client. */
  clientId: number | undefined;
}

type Listed = Pick<Invoice, 'clientId' | 'description' | 'amount' | 'status'>;

/** The invoices that pass the search and the filters, in the order they come in; case and accents do not matter. */
export function findInvoices<Found extends Listed>(
  invoices: readonly Found[],
  { search, status, clientId }: InvoiceListChoices,
  clientName: (clientId: number) => string,
): Found[] {
  const text = searchedText(search);
  return invoices.filter(
    (invoice) =>
      (status === 'all' || invoice.status === status) &&
      (clientId === undefined || invoice.clientId === clientId) &&
      (text === '' || searchableText(invoice, clientName).includes(text)),
  );
}

function searchableText({ clientId, description, amount }: Listed, clientName: (clientId: number) => string) {
  const shown = formatCents(amount);
  return plainText([clientName(clientId), description, shown, shown.replaceAll(',', '')].join('\n'));
}
