import { useSearchParams } from 'react-router';
import { parseRecordId } from '#domain/record-id.ts';
import { type InvoiceListChoices, invoiceStatusChoices } from './invoice-search.ts';

export const noInvoiceListChoices: InvoiceListChoices = { search: '', status: 'all', clientId: undefined };

/**
 * What the list is narrowed to, kept in the address, so that Back and a shared link show the same list. The client
 * stands there as `client`: `clientId` opens the form.
 */
export function useInvoiceListFilter(): [InvoiceListChoices, (changes: Partial<InvoiceListChoices>) => void] {
  const [params, setParams] = useSearchParams();
  const status = params.get('status');
  const choices: InvoiceListChoices = {
    search: params.get('search') ?? '',
    status: invoiceStatusChoices.find((choice) => choice === status) ?? 'all',
    clientId: parseRecordId(params.get('client') ?? ''),
  };
  function change(changes: Partial<InvoiceListChoices>): void {
    const { search, status, clientId } = { ...choices, ...changes };
    const named = { search, status: status === 'all' ? '' : status, client: clientId?.toString() ?? '' };
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(named)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }
  return [choices, change];
}
