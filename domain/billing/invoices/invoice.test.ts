import { expect, test } from 'vitest';
import { invoiceChange, missingContent, newInvoice } from './invoice.ts';

const valid = { clientId: 1, amount: 12_000, description: 'October', sessionIds: [1] };
const session = 'At least one session must be selected';
const annual = 'At least one annual record must be selected';

function firstMessage(invoice: object): string | undefined {
  return newInvoice.safeParse(invoice).error?.issues[0]?.message;
}

test.each([
  [{}, undefined],
  [{ amount: 1 }, undefined],
  [{ amount: 0 }, 'Amount must be greater than 0'],
  [{ amount: -1 }, 'Amount must be greater than 0'],
  [{ amount: 0.5 }, 'Amount must be greater than 0'],
  [{ amount: '12000' }, 'Amount must be greater than 0'],
  [{ amount: Number.NaN }, 'Amount must be greater than 0'],
  [{ amount: 99_999_901 }, 'Amount is too large'],
  [{ description: 'x' }, 'Description is required'],
  [{ description: '  x ' }, 'Description is required'],
  [{ clientId: undefined }, 'Client is required'],
  [{ clientId: 0 }, 'Client is required'],
  [{ sessionIds: [] }, session],
  [{ sessionIds: undefined }, session],
  [{ sessionIds: null }, session],
  [{ sessionIds: ['one'] }, session],
  [{ sessionIds: 1 }, session],
  [{ sessionIds: [], annualIds: [3] }, undefined],
  [{ annualIds: [-3] }, annual],
  [{ invoiceType: 'annual' }, annual],
  [{ invoiceType: 'gift' }, 'Invoice type must be session or annual'],
  [{ status: 'late' }, 'Status must be pending, paid or overdue'],
  [{ dueDate: '2026-02-30' }, 'Please enter a valid due date'],
])('A new invoice with %o: %s', (changes, message) => {
  expect(firstMessage({ ...valid, ...changes })).toBe(message);
});

test('A change may contain any of the fields, or none', () => {
  expect(invoiceChange.parse({})).toEqual({});
  expect(invoiceChange.parse({ status: 'paid' })).toEqual({ status: 'paid' });
});

test.each([
  [{ sessionIds: [1] }, undefined],
  [{ annualIds: [1] }, undefined],
  [{ sessionIds: [1], annualIds: [1] }, undefined],
  [{ invoiceType: 'annual', sessionIds: [1], annualIds: [] }, annual],
  [{ invoiceType: 'session', sessionIds: [] }, session],
] as const)('The content %o lacks: %s', (content, missing) => {
  expect(missingContent(content)).toBe(missing);
});
