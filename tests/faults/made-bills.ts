import { expect } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { coverOf } from '#domain/billing/vouchers/cover.ts';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import { addOctober, makeBill } from '#tests/setup/billed-october.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** A month of two children with one payer, which is billed and the bill deleted again and again. */
export interface BilledMonth {
  therapist: TestVisitor;
  /** The request that bills it. */
  body: { payerId: number };
  sessionIds: readonly number[];
  /** The ids of bills that were answered, and of those whose deletion was requested and answered. */
  made: number[];
  asked: number[];
  deleted: number[];
}

const daysOf = (...days: string[]) => days.map((day) => ({ day: `2026-10-${day}` }));

/** Adds the children with their sessions. */
export async function addBilledMonth(therapist: TestVisitor): Promise<BilledMonth> {
  const first = await addOctober(therapist, { days: daysOf('06', '08', '13', '15') });
  const second = await addOctober(therapist, {
    days: daysOf('07', '09', '14', '16'),
    payerId: first.payerId,
  });
  const sessionIds = [...first.sessions, ...second.sessions].map(({ id }) => id);
  return { therapist, body: first.body, sessionIds, made: [], asked: [], deleted: [] };
}

/** Makes the bill and deletes it until it is ended; an answer that does not come counts as none. */
export function keepMakingBills(month: BilledMonth): { end: () => Promise<void> } {
  const { therapist, body, made, asked, deleted } = month;
  let isEnded = false;
  const billing = (async () => {
    while (!isEnded) {
      const reply = await makeBill(therapist, body).catch(() => undefined);
      if (reply?.status === 201) made.push(reply.json<Voucher>().id);
      const found = await therapist.get('/api/vouchers').catch(() => undefined);
      if (found?.status !== 200) continue;
      for (const { id } of found.json<Voucher[]>()) {
        asked.push(id);
        const answer = await therapist.delete(`/api/vouchers/${id}`).catch(() => undefined);
        if (answer?.status === 204) deleted.push(id);
      }
    }
  })();
  return {
    async end() {
      isEnded = true;
      await billing;
    },
  };
}

/** Expects one whole bill with an invoice for each child over every session, or none with every session unbilled. */
export async function expectWholeBills({
  therapist,
  body,
  sessionIds,
  ...told
}: BilledMonth): Promise<'billed' | 'not billed'> {
  const list = async <Row>(path: string) => (await therapist.get(path)).json<Row[]>();
  const [listed, ...others] = await list<Voucher>('/api/vouchers');
  expect(others).toEqual([]);
  expect(told.deleted).not.toContain(listed?.id);
  expect(told.made.filter((id) => !told.asked.includes(id) && id !== listed?.id)).toEqual([]);
  const invoices = await list<Invoice>('/api/invoices');
  const open = (await therapist.post('/api/vouchers/check', body)).json<{ billed: { sessions: number } }>();
  if (listed === undefined) {
    expect([invoices, open.billed.sessions]).toEqual([[], sessionIds.length]);
    return 'not billed';
  }
  const bill = (await therapist.get(`/api/vouchers/${listed.id}`)).json<Voucher>();
  const amounts = new Map(invoices.map(({ id, amount }) => [id, amount]));
  expect(bill.parts.map(({ invoiceId, cents }) => [amounts.get(invoiceId ?? 0), cents])).toEqual([
    [24_000, 24_000],
    [24_000, 24_000],
  ]);
  expect([invoices.length, coverOf(bill.text).total.cents, open.billed.sessions]).toEqual([2, 48_000, 0]);
  const billed = invoices.flatMap((invoice) => invoice.sessionIds);
  expect(billed.toSorted((one, other) => one - other)).toEqual(sessionIds);
  return 'billed';
}
