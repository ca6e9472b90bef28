import { expect, test } from 'vitest';
import {
  BATCH_LIMIT,
  defaultLastBilledDay,
  invoicePayments,
  markedPaidText,
  newInvoiceBatch,
  selectionText,
} from './invoice-batch.ts';

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

const open = { amount: 12_000, balance: 12_000, status: 'pending' } as const;
const partlyPaid = { amount: 36_000, balance: 22_000, status: 'pending' } as const;
const paid = { amount: 5_000, balance: 0, status: 'paid' } as const;

test.each([
  [[open], '1 selected, $120.00'],
  [[open, open, paid], '3 selected, $290.00, 1 paid already'],
  [[paid, paid], '2 selected, $100.00, paid already'],
  [[open, partlyPaid, paid], '3 selected, $530.00, 1 paid already, $340.00 open'],
  [Array(100).fill(open), '100 selected, $12,000.00'],
  [Array(101).fill(open), '101 selected, $12,120.00. One PDF holds at most 100 invoices.'],
  [
    [...Array(200).fill(open), paid],
    '201 selected, $24,050.00, 1 paid already. One PDF holds at most 100 invoices.',
  ],
  [
    Array(201).fill(open),
    '201 selected, $24,120.00. At most 200 can be marked paid at a time. One PDF holds at most 100 invoices.',
  ],
])('Of ticked invoices the bar says their count and sum, and what is too much (%#)', (chosen, text) => {
  expect(selectionText(chosen)).toBe(text);
});

test.each([
  [1, 0, 'Invoice has been marked as paid.'],
  [3, 0, '3 invoices have been marked as paid.'],
  [2, 1, '2 invoices have been marked as paid. 1 was paid already and stays as it is.'],
  [1, 2, 'Invoice has been marked as paid. 2 were paid already and stay as they are.'],
  [0, 2, '2 were paid already and stay as they are.'],
])('The message counts %i marked paid and %i paid before', (marked, before, text) => {
  expect(markedPaidText(marked, before)).toBe(text);
});
