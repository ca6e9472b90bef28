import { expect, test } from 'vitest';
import { storedClient } from '#tests/builders/stored-records.ts';
import { recentClients } from './recent-clients.ts';

const clients = [1, 2, 3, 4].map((id) => storedClient({ id }));

test('The recent clients are the three with the latest completed sessions, each once', () => {
  const completed = [
    { clientId: 2, date: '2026-11-20T15:00:00.000Z' },
    { clientId: 2, date: '2026-11-19T15:00:00.000Z' },
    { clientId: 4, date: '2026-11-18T15:00:00.000Z' },
    { clientId: 1, date: '2026-11-17T15:00:00.000Z' },
    { clientId: 3, date: '2026-11-16T15:00:00.000Z' },
  ];
  expect(recentClients(clients, completed).map(({ client }) => client.id)).toEqual([2, 4, 1]);
  expect(recentClients(clients, completed).at(0)?.lastSession).toBe('2026-11-20T15:00:00.000Z');
});

test('Clients without a completed session fill the remaining places, newest first', () => {
  const found = recentClients(clients, [{ clientId: 1, date: '2026-11-20T15:00:00.000Z' }]);
  expect(found.map(({ client, lastSession }) => [client.id, lastSession !== undefined])).toEqual([
    [1, true],
    [4, false],
    [3, false],
  ]);
});

test('A session whose client is not in the list is ignored', () => {
  expect(recentClients([], [{ clientId: 9, date: '2026-11-20T15:00:00.000Z' }])).toEqual([]);
});
