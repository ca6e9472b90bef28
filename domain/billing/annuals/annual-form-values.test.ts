import { expect, test } from 'vitest';
import { type AnnualFormValues, annualForm, annualFormStart, annualOfForm } from './annual-form-values.ts';

const typed: AnnualFormValues = { date: '2026-09-04', clientId: 4, amount: 50 };

test.each([
  [{ date: '' }, 'Date is required'],
  [{ clientId: null }, 'Client is required'],
  [{ amount: Number.NaN }, 'Amount must be at least $0.00'],
  [{ amount: -1 }, 'Amount must be at least $0.00'],
  [{ amount: 1_000_000 }, 'Amount is too large'],
])('%o is refused with its message', (changes, message) => {
  const { error } = annualForm.safeParse({ ...typed, ...changes });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test.each([
  [0, 0],
  [50, 5_000],
  [75.25, 7_525],
])('%d dollars are sent as %i cents', (amount, cents) => {
  expect(annualOfForm(annualForm.parse({ ...typed, amount }))).toEqual({ ...typed, amount: cents });
});

test('A new record starts with the usual amount in dollars', () => {
  const start = annualFormStart(undefined, { date: '2026-11-21', amountCents: 5_000 });
  expect(start).toEqual({ date: '2026-11-21', clientId: null, amount: 50 });
});
