import { useAddressParams } from '#web/platform/ui/use-address-params.ts';
import { type ClientColumn, type ClientOrder, clientColumns, defaultClientOrder } from './client-order.ts';

interface ClientListView {
  search: string;
  order: ClientOrder;
}

/** The search and order of the client list, stored in the URL. */
export function useClientListView(): [ClientListView, (changes: Partial<ClientListView>) => void] {
  const [params, changeAddress] = useAddressParams();
  const view: ClientListView = { search: params.get('search') ?? '', order: orderIn(params) };
  function change(changes: Partial<ClientListView>): void {
    const { search, order } = { ...view, ...changes };
    const isDefault =
      order.column === defaultClientOrder.column && order.direction === defaultClientOrder.direction;
    changeAddress({
      search,
      sort: isDefault ? '' : order.column,
      direction: isDefault ? '' : order.direction,
    });
  }
  return [view, change];
}

function orderIn(params: URLSearchParams): ClientOrder {
  const named = params.get('sort');
  const column = clientColumns.find((each: ClientColumn) => each === named);
  if (!column) return defaultClientOrder;
  return { column, direction: params.get('direction') === 'descending' ? 'descending' : 'ascending' };
}
