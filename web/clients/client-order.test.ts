import { expect, test } from 'vitest';
import type { Client } from '#domain/clients/client.ts';
import { type ClientColumn, defaultClientOrder, inClientOrder, orderAfterClick } from './client-order.ts';

const clients = [
  client(1, { lastName: 'elm', email: null, dateOfBirth: '2018-03-01', status: 'inactive' }),
  client(2, { lastName: 'Ábalos', email: 'b@example.com', dateOfBirth: null }),
  client(3, { lastName: 'Birch', firstName: 'Zoe', email: 'A@example.com', dateOfBirth: '2012-12-31' }),
  client(4, { lastName: 'Birch', firstName: 'Ann', email: 'c@example.com', dateOfBirth: '2020-01-01' }),
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
])('by %s, %s', (column, direction, ids) => {
  expect(inClientOrder(clients, { column, direction }).map(({ id }) => id)).toEqual(ids);
});

test('the same column turns around with every click, another one starts ascending', () => {
  const turned = orderAfterClick(defaultClientOrder, 'lastName');
  expect(turned).toEqual({ column: 'lastName', direction: 'descending' });
  expect(orderAfterClick(turned, 'lastName')).toEqual(defaultClientOrder);
  expect(orderAfterClick(turned, 'email')).toEqual({ column: 'email', direction: 'ascending' });
});

function client(id: number, differences: Partial<Client>): Client {
  return {
    id,
    therapistId: 1,
    firstName: 'Sam',
    lastName: 'Sample',
    email: null,
    phone: null,
    address: null,
    dateOfBirth: null,
    notes: null,
    status: 'active',
    createdAt: '2026-09-01T12:00:00.000Z',
    updatedAt: '2026-09-01T12:00:00.000Z',
    ...differences,
  };
}
