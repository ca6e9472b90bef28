import { type InvoiceListChoices, invoiceStatusChoices } from '#domain/billing/invoices/invoice-search.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { useAddressParams } from '#web/platform/ui/use-address-params.ts';

export const noInvoiceListChoices: InvoiceListChoices = { search: '', status: 'all', clientId: undefined };

/** The filters of the list, stored in the URL. The client is `client` there, because `clientId` opens the form. */
export function useInvoiceListFilter(): [InvoiceListChoices, (changes: Partial<InvoiceListChoices>) => void] {
  const [params, changeAddress] = useAddressParams();
  const status = params.get('status');
  const choices: InvoiceListChoices = {
    search: params.get('search') ?? '',
    status: invoiceStatusChoices.find((choice) => choice === status) ?? 'all',
    clientId: parseRecordId(params.get('client') ?? ''),
  };
  function change(changes: Partial<InvoiceListChoices>): void {
    const { status, clientId } = { ...choices, ...changes };
    changeAddress({
      search: changes.search,
      status: status === 'all' ? '' : status,
      client: clientId?.toString() ?? '',
    });
  }
  return [choices, change];
}
