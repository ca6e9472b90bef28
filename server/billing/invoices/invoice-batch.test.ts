import { beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice();
});

async function newInvoice(changes: object = {}) {
  return {
    ...buildInvoice({ clientId: billing.clientId, sessionIds: [await billing.addSession()] }),
    ...changes,
  };
}

describe('A batch of invoices', () => {
  test('is issued in one step, each invoice with its lines', async () => {
    const other = await billing.addClient();
    const ofOther = await billing.addSession({ clientId: other });
    const invoices = [await newInvoice(), await newInvoice({ clientId: other, sessionIds: [ofOther] })];
    const reply = await billing.owner.post('/api/invoices/batch', { invoices });
    expect(reply.status).toBe(201);
    expect(reply.json<Invoice[]>()).toMatchObject([
      { clientId: billing.clientId, lines: [{ cents: 12_000 }] },
      { clientId: other, sessionIds: [ofOther] },
    ]);
    expect(await billing.listed()).toHaveLength(2);
  });

  test('is refused as a whole if one of its invoices is refused', async () => {
    const first = await newInvoice();
    const reply = await billing.owner.post('/api/invoices/batch', { invoices: [first, first] });
    expect([reply.status, reply.text]).toEqual([
      409,
      'One of the selected sessions is already on another invoice',
    ]);
    expect(await billing.listed()).toEqual([]);
  });

  test('is issued once if sent twice with one Idempotency-Key', async () => {
    const body = { invoices: [await newInvoice(), await newInvoice()] };
    const key = { 'idempotency-key': 'november' };
    const first = await billing.owner.post('/api/invoices/batch', body, key);
    const again = await billing.owner.post('/api/invoices/batch', body, key);
    expect([again.status, again.text]).toEqual([201, first.text]);
    expect(await billing.listed()).toHaveLength(2);
  });

  test("cannot bill another therapist's session", async () => {
    const colleague = await billing.practice.register();
    const reply = await colleague.post('/api/invoices/batch', { invoices: [await newInvoice()] });
    expect(reply.status).toBe(404);
  });
});

test('Unbilled sessions are the billable ones without an invoice', async () => {
  const completed = await billing.addSession();
  const absence = await billing.addSession({ status: 'absence' });
  await billing.addSession({ status: 'absence', billable: false });
  await billing.addSession({ status: 'scheduled' });
  await billing.issue();
  const unbilled = async () =>
    (await billing.owner.get('/api/sessions?unbilled=true')).json<Session[]>().map(({ id }) => id);
  expect((await unbilled()).sort()).toEqual([completed, absence].sort());
  await billing.issue({ sessionIds: [completed] });
  expect(await unbilled()).toEqual([absence]);
});

test('Open invoices are counted and summed, overdue ones separately', async () => {
  await billing.issue({ amount: 10_000, dueDate: '2026-11-01' });
  await billing.issue({ amount: 20_000 });
  await billing.issue({ amount: 40_000, status: 'paid' });
  expect((await billing.owner.get('/api/invoices/open')).json()).toEqual({
    count: 2,
    cents: 30_000,
    overdueCount: 1,
    overdueCents: 10_000,
  });
});

test('A practice without invoices has no open ones', async () => {
  expect((await billing.owner.get('/api/invoices/open')).json()).toEqual({
    count: 0,
    cents: 0,
    overdueCount: 0,
    overdueCents: 0,
  });
});

describe('Several invoices', () => {
  const statuses = async () =>
    (await billing.owner.get('/api/invoices')).json<Invoice[]>().map(({ status }) => status);
  const markPaid = (ids: readonly number[], visitor = billing.owner) =>
    visitor.put('/api/invoices/paid', { ids });

  test('are marked paid in one step, and undone as one', async () => {
    const first = await billing.issue();
    const overdue = await billing.issue({ dueDate: '2026-11-01' });
    billing.at('2026-11-21T10:00:00.000Z');
    const reply = await markPaid([first.id, overdue.id, first.id]);
    const paid = { status: 'paid', datePaid: '2026-11-21T10:00:00.000Z' };
    expect(reply.json<Invoice[]>()).toMatchObject([
      { id: first.id, ...paid },
      { id: overdue.id, ...paid },
    ]);
    const undone = await billing.owner.post(`/api/undo/${reply.headers.get('undo')}`);
    expect(undone.json()).toMatchObject({ text: '2 invoices are as they were before.' });
    expect((await statuses()).sort()).toEqual(['overdue', 'pending']);
  });

  test('that were paid already stay as they are', async () => {
    const before = await billing.issue({ status: 'paid' });
    const open = await billing.issue();
    billing.at('2026-11-21T10:00:00.000Z');
    const reply = await markPaid([before.id, open.id]);
    expect(reply.json<Invoice[]>().map(({ id }) => id)).toEqual([open.id]);
    expect(await billing.invoice(before.id)).toEqual(before);
    const nothing = await markPaid([before.id, open.id]);
    expect([nothing.json(), nothing.headers.get('undo')]).toEqual([[], null]);
  });

  test("are all left as they are if one is another therapist's", async () => {
    const colleague = await billing.practice.register();
    const { id } = await billing.issue();
    const clientId = await billing.addClient(colleague);
    const sessionIds = [await billing.addSession({ clientId }, colleague)];
    const theirs = await addRecord<Invoice>(
      colleague,
      '/api/invoices',
      buildInvoice({ clientId, sessionIds }),
    );
    expect(statusAndText(await markPaid([id, theirs.id]))).toEqual([
      404,
      'The requested invoice could not be found',
    ]);
    expect(await statuses()).toEqual(['pending']);
    expect((await colleague.get(`/api/invoices/${theirs.id}`)).json<Invoice>().status).toBe('pending');
  });

  test('stay paid if one of them was changed before the undo', async () => {
    const [first, second] = [await billing.issue(), await billing.issue()];
    const reply = await markPaid([first.id, second.id]);
    billing.at('2026-11-20T15:01:00.000Z');
    await billing.change(second, { description: 'Paid by check' });
    expect((await billing.owner.post(`/api/undo/${reply.headers.get('undo')}`)).status).toBe(409);
    expect(await statuses()).toEqual(['paid', 'paid']);
  });
});

describe('Several invoices as one PDF', () => {
  test('are in one file', async () => {
    const ids = [(await billing.issue()).id, (await billing.issue()).id];
    const reply = await billing.owner.get(`/api/invoices/batch/pdf?ids=${ids.join(',')}`);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(reply.text.startsWith('%PDF-')).toBe(true);
  });

  test.each([
    ['no parameter', ''],
    ['an empty list', '?ids='],
    ['an invalid id', '?ids=1,x'],
    ['too many ids', `?ids=${Array(201).fill(1).join(',')}`],
  ])('are refused for %s', async (_, query) => {
    const reply = await billing.owner.get(`/api/invoices/batch/pdf${query}`);
    expect([reply.status, reply.text]).toEqual([400, 'Please name 1 to 200 invoices by their numbers']);
  });

  test("never include another therapist's invoice", async () => {
    const { id } = await billing.issue();
    const colleague = await billing.practice.register();
    expect((await colleague.get(`/api/invoices/batch/pdf?ids=${id}`)).status).toBe(404);
  });
});
