import { expect, test } from 'vitest';
import { BATCH_LIMIT, defaultLastBilledDay, invoicePayments, newInvoiceBatch } from './invoice-batch.ts';

test.each([
  ['2026-11-01', '2026-10-31'],
  ['2026-11-15', '2026-10-31'],
  ['2026-11-16', '2026-11-16'],
  ['2026-03-02', '2026-02-28'],
  ['2027-01-03', '2026-12-31'],
])('On %s sessions are billed through %s', (today, day) => {
  expect(defaultLastBilledDay(today)).toBe(day);
});

const invoice = { clientId: 4, amount: 12_000, description: 'October', sessionIds: [7] };

test.each([
  ['none', [], 'Please choose 1 to 200 invoices at a time'],
  ['too many', Array(BATCH_LIMIT + 1).fill(invoice), 'Please choose 1 to 200 invoices at a time'],
  [
    'one without a session',
    [invoice, { ...invoice, sessionIds: [] }],
    'At least one session must be selected',
  ],
])('A batch of %s is refused', (_, invoices, message) => {
  const { error } = newInvoiceBatch.safeParse({ invoices });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  ['none', []],
  ['too many', Array(BATCH_LIMIT + 1).fill(7)],
  ['one that has no number', [7, 'x']],
])('Marking %s paid is refused', (_, ids) => {
  const { error } = invoicePayments.safeParse({ ids });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please choose 1 to 200 invoices at a time']);
});
