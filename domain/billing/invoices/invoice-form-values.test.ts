import { expect, test } from 'vitest';
import {
  annualInvoiceForm,
  type InvoiceFormValues,
  invoiceForm,
  invoiceFormStart,
  invoiceOfForm,
} from './invoice-form-values.ts';

const typed: InvoiceFormValues = {
  clientId: 4,
  sessionIds: [7],
  amount: 120,
  description: 'October',
  dueDate: '',
};

test.each([
  [{ amount: 0 }, 'Amount must be greater than 0'],
  [{ amount: 0.99 }, 'Amount must be greater than 0'],
  [{ amount: Number.NaN }, 'Amount must be greater than 0'],
  [{ amount: 1_000_000 }, 'Amount is too large'],
  [{ description: 'x' }, 'Description is required'],
  [{ description: '  x  ' }, 'Description is required'],
  [{ clientId: null }, 'Client is required'],
  [{ sessionIds: [] }, 'At least one session must be selected'],
  [{ dueDate: '2026-02-30' }, 'Please enter a valid due date'],
])('%o is refused with its message', (changes, message) => {
  const { error } = invoiceForm.safeParse({ ...typed, ...changes });
  expect(error?.issues.map((issue) => issue.message)).toEqual([message]);
});

test('An empty form reports all missing fields at once', () => {
  const { error } = invoiceForm.safeParse(invoiceFormStart(undefined, undefined, '2026-12-21'));
  expect(error?.issues.map(({ path }) => path.join())).toEqual([
    'clientId',
    'sessionIds',
    'amount',
    'description',
  ]);
});

test.each([
  [1, 100],
  [120, 12_000],
  [120.5, 12_050],
  [1.005, 101],
  [64.35, 6_435],
])('%d dollars are sent as %i cents', (amount, cents) => {
  expect(invoiceOfForm(invoiceForm.parse({ ...typed, amount })).amount).toBe(cents);
});

test('The status is sent only if it changed', () => {
  const invoice = { status: 'overdue' } as const;
  const result = (status: 'overdue' | 'paid') => invoiceForm.parse({ ...typed, status });
  expect(invoiceOfForm(result('overdue'), invoice)).not.toHaveProperty('status');
  expect(invoiceOfForm(result('paid'), invoice)).toMatchObject({ status: 'paid' });
  expect(invoiceOfForm(invoiceForm.parse(typed))).not.toHaveProperty('status');
});

test('An invoice for annual records needs and sends no sessions', () => {
  const sent = invoiceOfForm(annualInvoiceForm.parse({ ...typed, sessionIds: [] }));
  expect(sent).toEqual({ clientId: 4, amount: 12_000, description: 'October', dueDate: null });
});
