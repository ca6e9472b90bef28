import { expect, test } from 'vitest';
import { accountText } from './account-figures.ts';
import { methodText, returnableCents } from './payment-text.ts';
import { plannedAsChosen, plannedOldestFirst, plannedText } from './planned-payment.ts';

const open = [
  { invoiceId: 1041, amount: 16_000 },
  { invoiceId: 1042, amount: 36_000 },
];

test.each([
  [30_000, 'Pays invoice 1041 ($160.00 of $160.00), 1042 ($140.00 of $360.00)', 0],
  [16_000, 'Pays invoice 1041 ($160.00 of $160.00)', 0],
  [55_000, 'Pays invoice 1041 ($160.00 of $160.00), 1042 ($360.00 of $360.00)', 3_000],
  [0, '', 0],
])('%i cents, the oldest invoice first, say what they pay', (cents, text, credit) => {
  const plan = plannedOldestFirst(cents, open);
  expect([plannedText(plan, open), plan.credit]).toEqual([text, credit]);
});

test('Chosen amounts say what they pay of what is open, and the rest is credit', () => {
  const plan = plannedAsChosen(30_000, [{ invoiceId: 1042, amount: 20_000 }]);
  expect([plannedText(plan, open), plan.credit]).toEqual(['Pays invoice 1042 ($200.00 of $360.00)', 10_000]);
});

test.each([
  [22_000, 3_000, 'Owes $220.00 · Credit $30.00'],
  [22_000, 0, 'Owes $220.00'],
  [0, 3_000, 'Credit $30.00'],
  [0, 0, 'Nothing is owed'],
])('An account with a balance of %i and a credit of %i says so', (balance, credit, text) => {
  expect(accountText({ balance, credit })).toBe(text);
});

test.each([
  [{ method: 'check', reference: '1207', reason: null, source: 'typed' }, 'Check 1207'],
  [{ method: 'zelle', reference: null, reason: 'overpaid', source: 'typed' }, 'Zelle, overpaid'],
  [{ method: null, reference: null, reason: 'hardship', source: 'typed' }, 'Hardship'],
  [{ method: 'other', reference: null, reason: null, source: 'mark-paid' }, 'Marked paid'],
] as const)('%j is described by its method, reference and reason', (payment, text) => {
  expect(methodText(payment)).toBe(text);
});

test('What can be given back of a payment is what earlier refunds left', () => {
  const applications = [{ invoiceId: 1042, clientId: 1, amount: 2_000 }];
  expect(returnableCents({ kind: 'payment', applications, unapplied: 3_000 })).toBe(5_000);
  expect(returnableCents({ kind: 'write-off', applications, unapplied: 0 })).toBe(0);
});
