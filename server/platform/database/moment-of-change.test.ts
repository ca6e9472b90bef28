import { expect, test } from 'vitest';
import { clientRow, twoCaseloads } from '#tests/builders/two-caseloads.ts';
import { testEngine } from '#tests/setup/test-database.ts';
import { momentOfChange } from './moment-of-change.ts';

const EVERY_MILLISECOND = Array.from({ length: 1_000 }, (_, ms) => Date.UTC(2026, 10, 20, 15, 0, 0, ms));

/** Returns the moments of rows that were last changed at `before`, after a change at `now`, in order. */
async function changed(before: readonly string[], now: string): Promise<string[]> {
  const { database, hers } = await twoCaseloads();
  const ids = await hers.caseload.write((queries) =>
    queries.insertReturningIds(
      'clients',
      before.map((moment) => ({ ...clientRow, updated_at: moment })),
    ),
  );
  await database.write((queries) =>
    queries
      .updateTable('clients')
      .set({ updated_at: momentOfChange(testEngine(), now) })
      .where('id', 'in', ids)
      .execute(),
  );
  const rows = await hers.caseload.read
    .selectFrom('clients')
    .select('updated_at')
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.updated_at);
}

const iso = (moment: number) => new Date(moment).toISOString();

test('A change within the same millisecond gets a moment one millisecond later', async () => {
  const before = EVERY_MILLISECOND.map(iso);
  const sameMoment = iso(EVERY_MILLISECOND[0] ?? 0);
  expect(await changed(before, sameMoment)).toEqual(EVERY_MILLISECOND.map((moment) => iso(moment + 1)));
});

test.each([
  [
    'a later moment is itself',
    '2026-11-20T15:00:00.000Z',
    '2026-11-20T15:00:00.002Z',
    '2026-11-20T15:00:00.002Z',
  ],
  [
    'after midnight it is the next year',
    '2026-12-31T23:59:59.999Z',
    '2026-12-31T23:59:59.999Z',
    '2027-01-01T00:00:00.000Z',
  ],
  [
    'a leap day has its end',
    '2028-02-28T23:59:59.999Z',
    '2028-02-01T00:00:00.000Z',
    '2028-02-29T00:00:00.000Z',
  ],
  [
    'a clock that was set back does not count',
    '2026-11-20T15:00:00.000Z',
    '2020-01-01T00:00:00.000Z',
    '2026-11-20T15:00:00.001Z',
  ],
])('The moment of a change: %s', async (_what, before, now, expected) => {
  expect(await changed([before], now)).toEqual([expected]);
});
