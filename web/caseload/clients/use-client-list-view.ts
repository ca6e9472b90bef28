import { useAddressParams } from '#web/platform/ui/use-address-params.ts';
import {
  type ClientColumn,
  type ClientOrder,
  clientColumns,
  defaultClientOrder,
  orderAfterClick,
} from './client-order.ts';

interface ClientListView {
  search: string;
  order: ClientOrder;
  changeSearch: (text: string) => void;
  /** Orders the list as a click on a column does. */
  sortBy: (column: ClientColumn) => void;
}

/** The search and order of the client list, stored in the URL. */
export function useClientListView(): ClientListView {
  const [params, changeAddress] = useAddressParams();
  function sortBy(clicked: ClientColumn): void {
    // The page may lag behind the address: each of two clicks in a row turns the order.
    const order = orderIn(new URLSearchParams(window.location.search));
    const { column, direction } = orderAfterClick(order, clicked);
    const isDefault = column === defaultClientOrder.column && direction === defaultClientOrder.direction;
    changeAddress({ sort: isDefault ? '' : column, direction: isDefault ? '' : direction });
  }
  return {
    search: params.get('search') ?? '',
    order: orderIn(params),
    changeSearch: (search) => changeAddress({ search }),
    sortBy,
  };
}

function orderIn(params: URLSearchParams): ClientOrder {
  const named = params.get('sort');
  const column = clientColumns.find((each: ClientColumn) => each === named);
  if (!column) return defaultClientOrder;
  return { column, direction: params.get('direction') === 'descending' ? 'descending' : 'ascending' };
}
