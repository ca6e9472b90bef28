import { describe, expect, test } from 'vitest';
import { newPayment, paymentFault } from './payment.ts';
import { partlyPaidText, settled, settledText } from './settled-invoice.ts';
import { shareOut } from './share-out.ts';

test.each([
  [{ method: 'check' }, undefined],
  [{ method: null }, 'Choose how it was paid'],
  [{ method: 'check', reason: 'other' }, 'Only a refund or a write-off has a reason'],
  [{ method: 'check', refundOf: 1 }, 'Only a refund names a payment'],
  [{ kind: 'refund', method: 'check', reason: 'returned-check', refundOf: 1 }, undefined],
  [{ kind: 'refund', method: 'check', reason: 'other' }, 'Choose the payment that is given back'],
  [{ kind: 'refund', method: 'check', reason: 'hardship', refundOf: 1 }, 'Choose a reason'],
  [{ kind: 'write-off', reason: 'hardship' }, undefined],
  [{ kind: 'write-off', reason: 'overpaid' }, 'Choose a reason'],
  [{ kind: 'write-off', reason: 'courtesy', method: 'cash' }, 'A write-off has no method'],
] as const)('The kind, method and reason of %j are checked together', (payment, fault) => {
  expect(paymentFault(payment)).toBe(fault);
});

test('What is chosen must not come to more than the payment', () => {
  const body = { clientId: 1, date: '2026-11-20', amount: 100, method: 'cash' };
  const chosen = (...amounts: number[]) =>
    newPayment.safeParse({
      ...body,
      applications: amounts.map((amount, index) => ({ invoiceId: index + 1, amount })),
    }).error?.issues[0]?.message;
  expect(chosen(60, 40)).toBeUndefined();
  expect(chosen(60, 41)).toBe('The invoices chosen come to more than the payment');
});

test.each([
  [0, [], []],
  [20_000, [36_000], [20_000]],
  [30_000, [16_000, 36_000], [16_000, 14_000]],
  [25_000, [22_000], [22_000]],
  [5, [0, 7], [5]],
])('%i cents go to the first places first', (cents, places, expected) => {
  const shared = shareOut(
    cents,
    places.map((amount) => ({ amount })),
  );
  expect(shared.map(({ amount }) => amount)).toEqual(expected);
});

describe('An invoice', () => {
  const at = '2026-11-20T17:00:00.000Z';
  const pending = { status: 'pending', datePaid: null } as const;

  test('is paid where nothing is left, since the moment it has already', () => {
    const paid = { status: 'paid', datePaid: '2026-11-01T17:00:00.000Z' } as const;
    expect(settled(pending, 0, at)).toEqual({ status: 'paid', datePaid: at });
    expect(settled(paid, 0, at)).toEqual(paid);
    expect(settled(paid, 1, at)).toEqual(pending);
    expect(settled({ status: 'overdue', datePaid: null }, 1, at)).toEqual({
      status: 'overdue',
      datePaid: null,
    });
  });

  test.each([
    [0, 0, ''],
    [20_000, 0, '$200.00 of $360.00 paid'],
    [20_000, 1_000, '$200.00 of $360.00 paid, $10.00 written off'],
    [0, 1_000, '$10.00 written off'],
    [36_000, 0, ''],
  ])('with %i paid and %i written off says so', (paid, writtenOff, text) => {
    const balance = 36_000 - paid - writtenOff;
    expect(partlyPaidText({ amount: 36_000, paid, writtenOff, balance })).toBe(text);
  });

  test('says how it was settled', () => {
    expect(settledText({ paid: 12_000, writtenOff: 0 })).toBe('Paid');
    expect(settledText({ paid: 6_000, writtenOff: 6_000 })).toBe('Paid $60.00, written off $60.00');
    expect(settledText({ paid: 0, writtenOff: 12_000 })).toBe('Written off');
  });
});
