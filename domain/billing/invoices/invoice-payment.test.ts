import { expect, test } from 'vitest';
import { type InvoicePayment, paymentAfter, type RequestedPayment } from './invoice-payment.ts';

const at = { now: '2026-11-20T15:00:00.000Z', today: '2026-11-20' };
const past = '2026-11-02T15:00:00.000Z';
const earlier = '2026-10-30T12:00:00.000Z';
const future = '2026-11-20T15:00:00.001Z';

const pending: InvoicePayment = { status: 'pending', datePaid: null };
const overdue: InvoicePayment = { status: 'overdue', datePaid: null };
const paid: InvoicePayment = { status: 'paid', datePaid: past };

test.each<[string, RequestedPayment, InvoicePayment | undefined, InvoicePayment]>([
  ['a new invoice is pending', {}, undefined, pending],
  ['a new invoice may be paid at once', { status: 'paid' }, undefined, { status: 'paid', datePaid: at.now }],
  ['paid is dated now', { status: 'paid' }, pending, { status: 'paid', datePaid: at.now }],
  [
    'a stated date is taken',
    { status: 'paid', datePaid: earlier },
    pending,
    { status: 'paid', datePaid: earlier },
  ],
  [
    'a date in the future is not',
    { status: 'paid', datePaid: future },
    pending,
    { status: 'paid', datePaid: at.now },
  ],
  [
    'this very moment is not the future',
    { status: 'paid', datePaid: at.now },
    overdue,
    { status: 'paid', datePaid: at.now },
  ],
  ['paid stays dated when said again', { status: 'paid' }, paid, paid],
  ['a paid date can be put right', { datePaid: earlier }, paid, { status: 'paid', datePaid: earlier }],
  ['back to pending clears the date', { status: 'pending' }, paid, pending],
  ['overdue can be set by hand', { status: 'overdue' }, pending, overdue],
  ['and taken back', { status: 'pending' }, overdue, pending],
  ['a date without the status paid is not kept', { datePaid: earlier }, pending, pending],
  ['what is not stated stays', {}, paid, paid],
])('On an invoice that is not due yet, %s', (_, requested, before, after) => {
  expect(paymentAfter(requested, before, '2026-12-20', at)).toEqual(after);
});

test('An invoice that is overdue only by date stays pending when the form sends its displayed status', () => {
  expect(paymentAfter({ status: 'overdue' }, pending, '2026-11-19', at)).toEqual(pending);
});
