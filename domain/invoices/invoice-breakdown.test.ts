import { expect, test } from 'vitest';
import type { Annual } from '#domain/annuals/annual.ts';
import type { SessionType } from '#domain/sessions/session-words.ts';
import { keptSession } from '#tests/builders/kept-records.ts';
import { invoiceBreakdown } from './invoice-breakdown.ts';

const moment = '2026-10-01T12:00:00.000Z';

const session = (id: number, date: string, duration: number, type: SessionType = 'individual') =>
  keptSession({ id, date, duration, type });

const first = session(8, '2026-10-05T14:00:00.000Z', 60);
const second = session(3, '2026-10-12T14:00:00.000Z', 30, 'group');
const annual: Annual = {
  id: 5,
  clientId: 1,
  therapistId: 1,
  date: '2026-09-04',
  amount: 5_000,
  invoiceId: 2,
  createdAt: moment,
  updatedAt: moment,
};

test('Each session is a line with its amount, the oldest first; others of the client are left out', () => {
  const lines = invoiceBreakdown(
    { amount: 18_000, sessionIds: [3, 8], annualIds: [] },
    [second, session(9, moment, 45), first],
    [annual],
  );
  expect(lines).toEqual([
    { kind: 'session', session: first, cents: 12_000 },
    { kind: 'session', session: second, cents: 6_000 },
  ]);
});

test('An annual record is a line with its own amount', () => {
  const lines = invoiceBreakdown({ amount: 5_000, sessionIds: [], annualIds: [5] }, [first], [annual]);
  expect(lines).toEqual([{ kind: 'annual', annual, cents: 5_000 }]);
});

test.each([
  [15_000, 3_000],
  [10_000, -2_000],
])('A typed amount of %i cents is met by an adjustment of %i', (amount, cents) => {
  const lines = invoiceBreakdown({ amount, sessionIds: [8], annualIds: [] }, [first], []);
  expect(lines.at(-1)).toEqual({ kind: 'adjustment', cents });
});

test("The practice's own rates count", () => {
  const rates = { individual: 250, group: 100, home: 300, absent: 200 };
  const invoice = { amount: 18_000, sessionIds: [8, 3], annualIds: [] };
  expect(invoiceBreakdown(invoice, [first, second], [], rates).map(({ cents }) => cents)).toEqual([
    15_000, 3_000,
  ]);
});
