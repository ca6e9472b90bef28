import { expect, test } from 'vitest';
import { storedClient } from '#tests/builders/stored-records.ts';
import { type ClientColumn, defaultClientOrder, inClientOrder, orderAfterClick } from './client-order.ts';

const clients = [
  storedClient({ id: 1, lastName: 'elm', email: null, dateOfBirth: '2018-03-01', status: 'inactive' }),
  storedClient({ id: 2, lastName: 'Ábalos', email: 'b@example.com', dateOfBirth: null }),
  storedClient({
    id: 3,
    lastName: 'Birch',
    firstName: 'Zoe',
    email: 'A@example.com',
    dateOfBirth: '2012-12-31',
  }),
  storedClient({
    id: 4,
    lastName: 'Birch',
    firstName: 'Ann',
    email: 'c@example.com',
    dateOfBirth: '2020-01-01',
  }),
];

test.each<[ClientColumn, 'ascending' | 'descending', number[]]>([
  ['lastName', 'ascending', [2, 4, 3, 1]],
  ['lastName', 'descending', [1, 4, 3, 2]],
  ['email', 'ascending', [3, 2, 4, 1]],
  ['email', 'descending', [4, 2, 3, 1]],
  ['dateOfBirth', 'ascending', [3, 1, 4, 2]],
  ['dateOfBirth', 'descending', [4, 1, 3, 2]],
  ['status', 'ascending', [2, 4, 3, 1]],
  ['status', 'descending', [1, 2, 4, 3]],
])('Clients are sorted by %s, %s', (column, direction, ids) => {
  expect(inClientOrder(clients, { column, direction }).map(({ id }) => id)).toEqual(ids);
});

test('The same column reverses with each click, another one starts ascending', () => {
  const turned = orderAfterClick(defaultClientOrder, 'lastName');
  expect(turned).toEqual({ column: 'lastName', direction: 'descending' });
  expect(orderAfterClick(turned, 'lastName')).toEqual(defaultClientOrder);
  expect(orderAfterClick(turned, 'email')).toEqual({ column: 'email', direction: 'ascending' });
});
