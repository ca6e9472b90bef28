import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plusDays } from '#domain/platform/dates.ts';
import { type StatementEntry, statementOf } from './statement.ts';

function entry(kind: StatementEntry['kind'], id: number, day: string, cents: number): StatementEntry {
  return { kind, id, clientId: 1, day, cents, method: null, reason: null, reference: null };
}

const example = [
  entry('write-off', 5, '2026-11-20', -2_000),
  entry('refund', 4, '2026-11-18', 5_000),
  entry('payment', 3, '2026-11-15', -25_000),
  entry('payment', 2, '2026-11-10', -30_000),
  entry('payment', 1, '2026-10-20', -20_000),
  entry('invoice', 1042, '2026-11-02', 36_000),
  entry('invoice', 1041, '2026-10-02', 36_000),
];

const november = { clientId: 1, from: '2026-11-01', until: '2026-11-30', today: '2026-12-31' };

test('The statement of November opens with what was owed, and says what was added, paid and is left', () => {
  const statement = statementOf(example, november);
  expect(statement).toMatchObject({ opening: 16_000, closing: 0, received: 50_000 });
  expect(statement.entries.map(({ cents, owed }) => [cents, owed])).toEqual([
    [36_000, 52_000],
    [-30_000, 22_000],
    [-25_000, -3_000],
    [5_000, 2_000],
    [-2_000, 0],
  ]);
});

test('A statement as of a past day knows nothing of later entries', () => {
  expect(statementOf(example, { ...november, until: '2026-11-15' }).closing).toBe(-3_000);
  const early = statementOf(example, { ...november, until: '2026-11-09' });
  expect([early.closing, early.aging]).toEqual([
    52_000,
    { '0-30': 36_000, '31-60': 16_000, '61-90': 0, 'over 90': 0 },
  ]);
});

test('A year that runs on says how old open invoices are today', () => {
  const year = { clientId: 1, from: '2026-01-01', until: '2026-12-31', today: '2026-11-03' };
  const open = example.filter(({ kind }) => kind === 'invoice');
  expect(statementOf(open, year).aging).toMatchObject({ '0-30': 36_000, '31-60': 36_000 });
});

test('A day on which nothing happened opens and closes alike', () => {
  const statement = statementOf(example, { ...november, from: '2026-10-25', until: '2026-10-25' });
  expect(statement).toMatchObject({ opening: 16_000, entries: [], closing: 16_000, received: 0 });
});

test('Opening and entries come to the closing', () => {
  const entries = fc.array(
    fc.record({
      kind: fc.constantFrom('invoice', 'payment', 'refund', 'write-off'),
      id: fc.integer({ min: 1, max: 9_999 }),
      after: fc.integer({ min: 0, max: 400 }),
      cents: fc.integer({ min: 1, max: 90_000 }),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(entries, fc.integer({ min: 0, max: 400 }), (list, days) => {
      const all = list.map(({ kind, id, after, cents }) =>
        entry(
          kind,
          id,
          plusDays('2026-01-01', after),
          kind === 'invoice' || kind === 'refund' ? cents : -cents,
        ),
      );
      const from = plusDays('2026-01-01', days);
      const { opening, entries: within, closing } = statementOf(all, { ...november, from });
      expect(within.reduce((sum, { cents }) => sum + cents, opening)).toBe(closing);
    }),
  );
});
