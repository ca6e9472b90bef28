import { beforeEach, describe, expect, test } from 'vitest';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { storedSessionLine } from '#tests/builders/stored-records.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice();
});

describe('A new invoice', () => {
  test('is returned with all stored fields', async () => {
    const sessionIds = [await billing.addSession(), await billing.addSession()];
    const invoice = await billing.issue({ sessionIds, amount: 24_000, therapistId: 999 });
    expect(invoice).toEqual({
      id: invoice.id,
      therapistId: billing.owner.id,
      clientId: billing.clientId,
      ...{ amount: 24_000, paid: 0, writtenOff: 0, balance: 24_000 },
      description: 'Occupational therapy, October',
      dateIssued: '2026-11-20T15:00:00.000Z',
      dueDate: '2026-12-20',
      datePaid: null,
      status: 'pending',
      invoiceType: 'session',
      sessionIds,
      annualIds: [],
      lines: sessionIds.map((sessionId) => storedSessionLine({ sessionId })),
      createdAt: '2026-11-20T15:00:00.000Z',
      updatedAt: '2026-11-20T15:00:00.000Z',
    });
    expect(await billing.invoice(invoice.id)).toEqual(invoice);
    expect((await billing.owner.get('/api/invoices')).json()).toEqual([invoice]);
  });

  test.each([
    ['2026-11-03', '2026-11-03T05:00:00.000Z', '2026-12-03'],
    ['2026-11-03T02:30:00.000Z', '2026-11-03T02:30:00.000Z', '2026-12-02'],
  ])('for an annual record, issued on %s, is dated %s and due %s', async (dateIssued, moment, dueDate) => {
    const annualIds = [(await billing.addAnnual()).id];
    const invoice = await billing.issue({ sessionIds: [], annualIds, dateIssued });
    expect(invoice).toMatchObject({ dateIssued: moment, dueDate });
  });

  test('for sessions is dated by the server, even if a date is sent', async () => {
    const invoice = await billing.issue({ dateIssued: '2026-11-03' });
    expect(invoice).toMatchObject({ dateIssued: '2026-11-20T15:00:00.000Z', dueDate: '2026-12-20' });
    const changed = await billing.change(invoice, { dateIssued: '2026-11-03' });
    expect(changed.json()).toMatchObject({ dateIssued: '2026-11-20T15:00:00.000Z' });
  });

  test('has the due date that was sent', async () => {
    expect(await billing.issue({ dueDate: '2026-11-25' })).toMatchObject({
      dueDate: '2026-11-25',
      status: 'pending',
    });
  });

  test('can be paid at once', async () => {
    const invoice = await billing.issue({ status: 'paid', datePaid: '2026-11-18' });
    expect(invoice).toMatchObject({ status: 'paid', datePaid: '2026-11-18T05:00:00.000Z' });
  });

  test('contains each session once', async () => {
    const id = await billing.addSession();
    expect((await billing.issue({ sessionIds: [id, id] })).sessionIds).toEqual([id]);
  });

  test('sent again with the same Idempotency-Key answers the first result', async () => {
    const body = {
      ...buildInvoice({ clientId: billing.clientId, sessionIds: [await billing.addSession()] }),
    };
    const key = { 'idempotency-key': 'november' };
    const first = await billing.owner.post('/api/invoices', body, key);
    const again = await billing.owner.post('/api/invoices', body, key);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await billing.listed()).toHaveLength(1);
  });
});

describe('A session that cannot be billed', () => {
  const post = (sessionIds: number[]) =>
    billing.owner.post('/api/invoices', buildInvoice({ clientId: billing.clientId, sessionIds }));

  test.each(['scheduled', 'cancelled', 'no-show'])('is one with the status %s', async (status) => {
    expect(statusAndText(await post([await billing.addSession({ status })]))).toEqual([
      400,
      'Only completed sessions and billable absences can be put on an invoice',
    ]);
  });

  test('is a fourth absence, but not a third', async () => {
    const third = await billing.addSession({ status: 'absence', absenceNumber: 3 });
    const fourth = await billing.addSession({ status: 'absence', absenceNumber: 4 });
    expect((await post([fourth])).status).toBe(400);
    expect((await post([third])).status).toBe(201);
  });

  test("is another client's", async () => {
    const session = await billing.addSession({ clientId: await billing.addClient() });
    expect(statusAndText(await post([session]))).toEqual([
      400,
      'Only sessions of this client can be put on the invoice',
    ]);
  });

  test('is on another invoice', async () => {
    const { sessionIds } = await billing.issue();
    expect(statusAndText(await post(sessionIds))).toEqual([
      409,
      'One of the selected sessions is already on another invoice',
    ]);
  });
});

test('One of 20 simultaneous requests to bill a session wins', async () => {
  const sessionIds = [await billing.addSession()];
  const replies = await Promise.all(
    Array.from({ length: 20 }, () =>
      billing.owner.post('/api/invoices', buildInvoice({ clientId: billing.clientId, sessionIds })),
    ),
  );
  const statuses = replies.map(({ status }) => status).sort();
  expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
  expect(await billing.listed()).toHaveLength(1);
  const lines = await billing.practice.database.read
    .selectFrom('invoice_lines')
    .selectAll()
    .where('therapist_id', '=', billing.owner.id)
    .execute();
  expect(lines).toHaveLength(1);
});
