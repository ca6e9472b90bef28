import { expect, test } from 'vitest';
import { buildLogRow } from '#tests/builders/service-log-builder.ts';
import { billedRowsOf } from './billed-rows.ts';

const billed = [
  { clientId: 3, row: buildLogRow({ day: '2026-10-06', start: '10:30', minutes: 20 }) },
  { clientId: 3, row: buildLogRow({ day: '2026-10-06', start: '10:30', minutes: 30 }) },
];
const session = { id: 7, clientId: 3, day: '2026-10-06', date: '2026-10-06T14:30:00.000Z' };
const moved = { ...session, id: 8, date: '2026-10-06T18:00:00.000Z' };

test.each([
  ['has the last row of its day and time', [moved, session], [[7, 30]]],
  ['that was moved within its day has the row of that day', [moved], [[8, 30]]],
  ['of another child has none', [{ ...session, clientId: 4 }], []],
  ['of another day has none', [{ ...session, day: '2026-10-07', date: '2026-10-07T14:30:00.000Z' }], []],
])('A session %s', (_, sessions, rows) => {
  const found = billedRowsOf(sessions, billed, 'America/New_York');
  expect([...found].map(([id, { minutes }]) => [id, minutes])).toEqual(rows);
});
