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
  ['a new invoice can be paid at once', { status: 'paid' }, undefined, { status: 'paid', datePaid: at.now }],
  ['paid is dated now', { status: 'paid' }, pending, { status: 'paid', datePaid: at.now }],
  [
    'a requested date is used',
    { status: 'paid', datePaid: earlier },
    pending,
    { status: 'paid', datePaid: earlier },
  ],
  [
    'a date in the future is replaced by now',
    { status: 'paid', datePaid: future },
    pending,
    { status: 'paid', datePaid: at.now },
  ],
  [
    'the current time is not in the future',
    { status: 'paid', datePaid: at.now },
    overdue,
    { status: 'paid', datePaid: at.now },
  ],
  ['paid keeps its date if sent again', { status: 'paid' }, paid, paid],
  ['a payment date can be corrected', { datePaid: earlier }, paid, { status: 'paid', datePaid: earlier }],
  ['back to pending clears the date', { status: 'pending' }, paid, pending],
  ['overdue can be set manually', { status: 'overdue' }, pending, overdue],
  ['overdue can be reset', { status: 'pending' }, overdue, pending],
  ['a date without the status paid is ignored', { datePaid: earlier }, pending, pending],
  ['omitted fields stay unchanged', {}, paid, paid],
])('On an invoice that is not due yet, %s', (_, requested, before, after) => {
  expect(paymentAfter(requested, before, '2026-12-20', at)).toEqual(after);
});

test('An invoice that is overdue only by date stays pending when the form sends its displayed status', () => {
  expect(paymentAfter({ status: 'overdue' }, pending, '2026-11-19', at)).toEqual(pending);
});
