import { beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { buildOwnRate } from '#tests/builders/billing-details-builder.ts';
import { storedSessionLine } from '#tests/builders/stored-records.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice(startTestPractice);
});

const higherRates = { centsPerMinute: { individual: 250, group: 250, home: 250, absent: 250 } };
const adjustedBy = (cents: number) => expect.objectContaining({ kind: 'adjustment', cents });

async function raiseRates(): Promise<void> {
  expect((await billing.owner.put('/api/practice-settings', higherRates)).status).toBe(200);
}

const perVisit = buildOwnRate({ per: 'visit', cents: 12_500 });

async function agreeOnPrice(): Promise<void> {
  const path = `/api/clients/${billing.clientId}/billing-details`;
  expect((await billing.owner.put(path, { rates: [perVisit] })).status).toBe(200);
}

async function correct(sessionId: number | undefined, changes: object): Promise<void> {
  expect((await billing.owner.put(`/api/sessions/${sessionId}`, changes)).status).toBe(200);
}

describe('The lines of an issued invoice stay unchanged', () => {
  test.each([
    ['the rates were raised', raiseRates],
    ['the family got an own price', agreeOnPrice],
    [
      'its session was corrected',
      ({ sessionIds }: Invoice) =>
        correct(sessionIds[0], { duration: 90, type: 'home', date: '2026-10-06T14:00:00.000Z' }),
    ],
    [
      'its session was cancelled',
      ({ sessionIds }: Invoice) => correct(sessionIds[0], { status: 'cancelled' }),
    ],
  ])('after %s', async (_what, happen) => {
    const invoice = await billing.issue();
    await happen(invoice);
    expect(await billing.invoice(invoice.id)).toEqual(invoice);
    expect((await billing.owner.get('/api/invoices')).json()).toEqual([invoice]);
    const described = (await billing.change(invoice, { description: 'As agreed' })).json<Invoice>();
    expect(described.lines).toEqual([storedSessionLine({ sessionId: invoice.sessionIds[0] ?? 0 })]);
  });

  test('after its annual record was corrected', async () => {
    const annual = await billing.addAnnual({ amount: 5_000 });
    const invoice = await billing.issue({ sessionIds: [], annualIds: [annual.id], amount: 5_000 });
    await billing.owner.put(`/api/annuals/${annual.id}`, { amount: 9_000, date: '2026-01-01' });
    expect(await billing.invoice(invoice.id)).toEqual(invoice);
  });
});

test("A session is billed at its family's own price", async () => {
  await agreeOnPrice();
  const { lines } = await billing.issue({ amount: 12_500 });
  expect(lines).toMatchObject([{ units: 100, unitMinutes: null, rate: 12_500, cents: 12_500 }]);
});

describe('The lines of a changed invoice', () => {
  test('are priced now if added, unchanged if they stay, and deleted if removed', async () => {
    const [first, second, third] = [
      await billing.addSession({ date: '2026-10-12T14:00:00.000Z' }),
      await billing.addSession({ date: '2026-10-13T14:00:00.000Z' }),
      await billing.addSession({ date: '2026-10-05T14:00:00.000Z' }),
    ];
    const invoice = await billing.issue({ sessionIds: [first, second], amount: 24_000 });
    await raiseRates();
    await correct(first, { duration: 90 });
    const reply = await billing.change(invoice, { sessionIds: [first, third], amount: 27_000 });
    expect(reply.json<Invoice>().lines).toEqual([
      storedSessionLine({ sessionId: third, rate: 250, cents: 15_000 }),
      storedSessionLine({ sessionId: first, day: '2026-10-12' }),
    ]);
    const again = await billing.change(invoice, { sessionIds: [first, second], amount: 27_000 });
    expect(again.json<Invoice>().lines).toEqual([
      storedSessionLine({ sessionId: first, day: '2026-10-12' }),
      storedSessionLine({ sessionId: second, day: '2026-10-13', rate: 250, cents: 15_000 }),
    ]);
  });

  test('are adjusted to the amount', async () => {
    const invoice = await billing.issue({ amount: 10_000 });
    expect(invoice.lines).toEqual([
      storedSessionLine({ sessionId: invoice.sessionIds[0] ?? 0 }),
      adjustedBy(-2_000),
    ]);
    await raiseRates();
    const dear = (await billing.change(invoice, { amount: 13_000 })).json<Invoice>();
    expect(dear.lines).toEqual([invoice.lines[0], adjustedBy(1_000)]);
    const plain = (await billing.change(invoice, { amount: 12_000 })).json<Invoice>();
    expect(plain.lines).toEqual([invoice.lines[0]]);
  });

  test('change without the amount if a session is added', async () => {
    const invoice = await billing.issue();
    const sessionIds = [...invoice.sessionIds, await billing.addSession()];
    const changed = (await billing.change(invoice, { sessionIds })).json<Invoice>();
    expect(changed).toMatchObject({ amount: 12_000, lines: [{}, {}, adjustedBy(-12_000)] });
  });

  test('are all deleted if it moves to another client', async () => {
    const invoice = await billing.issue();
    const clientId = await billing.addClient();
    const sessionId = await billing.addSession({ clientId });
    const moved = (await billing.change(invoice, { clientId, sessionIds: [sessionId] })).json<Invoice>();
    expect(moved.lines).toEqual([storedSessionLine({ sessionId })]);
  });
});
