import type { Client } from '#domain/caseload/clients/client.ts';
import { compareNames } from '#domain/platform/name-order.ts';
import { compareText } from '#domain/platform/search-text.ts';

export const clientColumns = ['lastName', 'email', 'dateOfBirth', 'status'] as const;
export type ClientColumn = (typeof clientColumns)[number];

export interface ClientOrder {
  column: ClientColumn;
  direction: 'ascending' | 'descending';
}

export const defaultClientOrder: ClientOrder = { column: 'lastName', direction: 'ascending' };

const collator = new Intl.Collator('en-US', { sensitivity: 'base', numeric: true });

/** Returns the order after a click on a column: the same column reverses, another one starts ascending. */
export function orderAfterClick(order: ClientOrder, column: ClientColumn): ClientOrder {
  const turnsAround = order.column === column && order.direction === 'ascending';
  return { column, direction: turnsAround ? 'descending' : 'ascending' };
}

/** Returns the clients in order; missing values always come last, equal ones are sorted by name. */
export function inClientOrder(clients: readonly Client[], { column, direction }: ClientOrder): Client[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return clients.toSorted((a, b) => {
    if (column === 'lastName') return sign * compareText(a.lastName, b.lastName) || byName(a, b);
    const [left, right] = [a[column], b[column]];
    if (!left || !right) return left ? -1 : right ? 1 : byName(a, b);
    return sign * collator.compare(left, right) || byName(a, b);
  });
}

function byName(a: Client, b: Client): number {
  return compareNames(a, b) || a.id - b.id;
}
