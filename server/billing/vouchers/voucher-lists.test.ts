import { beforeEach, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { ListedVoucher, Voucher } from '#domain/billing/vouchers/voucher.ts';
import { addOctober } from '#tests/setup/billed-october.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const practice = await preparedPractice();

let therapist: TestVisitor;
beforeEach(async () => {
  therapist = await practice.register();
});

test('Bills are found by invoice, and invoices by bill; a bill is paid once all its invoices are', async () => {
  const october = await addOctober(therapist);
  const bill = (await october.make()).json<Voucher>();
  const invoices = async () =>
    (await therapist.get(`/api/invoices?voucherId=${bill.id}`)).json<Invoice[]>().map(({ id }) => id);
  const [invoiceId] = await invoices();
  expect(bill.parts.map((part) => part.invoiceId)).toEqual([invoiceId]);
  const listed = async () =>
    (await therapist.get(`/api/vouchers?invoiceIds=999999,${invoiceId}`)).json<ListedVoucher[]>();
  expect((await listed()).map(({ id, isPaid }) => [id, isPaid])).toEqual([[bill.id, false]]);
  await therapist.post(`/api/vouchers/${bill.id}/paid`);
  expect((await listed()).map(({ id, isPaid }) => [id, isPaid])).toEqual([[bill.id, true]]);

  const other = await practice.register();
  expect((await other.get(`/api/vouchers?invoiceIds=${invoiceId}`)).json()).toEqual([]);
  expect((await other.get(`/api/invoices?voucherId=${bill.id}`)).json()).toEqual([]);
  const ofPayer = `/api/invoices?payerId=${bill.payerId}`;
  expect((await therapist.get(ofPayer)).json()).toMatchObject([{ id: invoiceId }]);
  expect((await other.get(ofPayer)).json()).toEqual([]);
  await therapist.post(`/api/vouchers/${bill.id}/void`, { reason: 'Wrong rate' });
  expect(await listed()).toEqual([]);
  expect(await invoices()).toEqual([]);
});
