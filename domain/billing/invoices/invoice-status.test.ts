import { expect, test } from 'vitest';
import { canBeMarkedPaid, dueDateFor, lateText, statusOn } from './invoice-status.ts';

test.each([
  ['pending', '2026-11-19', 'overdue'],
  ['pending', '2026-11-20', 'pending'],
  ['pending', '2026-11-21', 'pending'],
  ['overdue', '2026-11-21', 'overdue'],
  ['paid', '2026-01-01', 'paid'],
] as const)('On November 20 a %s invoice due %s is displayed as %s', (stored, dueDate, reads) => {
  expect(statusOn('2026-11-20', stored, dueDate)).toBe(reads);
});

test.each([
  ['2026-11-20', undefined, '2026-12-20'],
  ['2026-01-31', undefined, '2026-03-02'],
  ['2028-01-31', undefined, '2028-03-01'],
  ['2026-12-31', undefined, '2027-01-30'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-11-20', 14, '2026-12-04'],
])('An invoice issued %s with %s days to pay is due %s', (issuedOn, days, due) => {
  expect(dueDateFor(issuedOn, days)).toBe(due);
});

test('Mark Paid is offered for pending and overdue invoices', () => {
  const offered = (['pending', 'overdue', 'paid'] as const).map((status) => canBeMarkedPaid({ status }));
  expect(offered).toEqual([true, true, false]);
});

test.each([
  ['overdue', '2026-11-01', '21 days late'],
  ['overdue', '2026-11-21', '1 day late'],
  ['overdue', '2026-12-01', ''],
  ['pending', '2026-11-22', ''],
  ['paid', '2026-11-01', ''],
] as const)('An invoice displayed as %s and due %s is labeled %j on November 22', (status, dueDate, text) => {
  expect(lateText({ status, dueDate }, '2026-11-22')).toBe(text);
});
