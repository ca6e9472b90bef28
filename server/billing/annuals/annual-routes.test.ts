import { beforeEach, describe, expect, test } from 'vitest';
import type { Annual } from '#domain/billing/annuals/annual.ts';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { nextPage } from '#tests/setup/read-pages.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice();
});

async function stored(id: number): Promise<Annual> {
  return (await billing.owner.get(`/api/annuals/${id}`)).json<Annual>();
}

async function listed(query = ''): Promise<number[]> {
  return (await billing.owner.get(`/api/annuals${query}`)).json<Annual[]>().map(({ id }) => id);
}

/** The request for an annual record's invoice, as the row menu sends it. */
function invoiceBody(annual: Annual, changes: object = {}) {
  const { amount, clientId } = annual;
  return {
    ...buildInvoice({ clientId, amount, description: 'Annual record', annualIds: [annual.id] }),
    dateIssued: '2026-11-20T14:59:00.000Z',
    status: 'pending',
    invoiceType: 'annual',
    ...changes,
  };
}

async function invoiceOf(annual: Annual): Promise<Invoice> {
  const reply = await billing.owner.post('/api/invoices', invoiceBody(annual));
  expect(reply.status, reply.text).toBe(201);
  return reply.json<Invoice>();
}

test('Annual records require a sign-in', async () => {
  const visitor = billing.practice.visitor();
  const { id } = await billing.addAnnual();
  expect((await visitor.get('/api/annuals')).status).toBe(401);
  expect((await visitor.get(`/api/annuals/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/annuals', {})).status).toBe(401);
  expect((await visitor.put(`/api/annuals/${id}`, {})).status).toBe(401);
  expect((await visitor.delete(`/api/annuals/${id}`)).status).toBe(401);
});

test('An invalid field is refused with its message in a new record and in a change', async () => {
  const annual = await billing.addAnnual();
  const cents = 'Amount must be a whole number of cents of at least 0';
  const cases: [object, string][] = [
    [{ date: '' }, 'Date is required'],
    [{ date: null }, 'Date is required'],
    [{ date: '2026-02-30' }, 'Please enter a valid date'],
    [{ date: 'soon' }, 'Please enter a valid date'],
    [{ clientId: null }, 'Client is required'],
    [{ amount: -1 }, cents],
    [{ amount: 0.5 }, cents],
    [{ amount: '50' }, cents],
  ];
  for (const [changes, message] of cases) {
    const body = { ...buildAnnual({ clientId: billing.clientId }), ...changes };
    expect(statusAndText(await billing.owner.post('/api/annuals', body))).toEqual([400, message]);
    expect(statusAndText(await billing.owner.put(`/api/annuals/${annual.id}`, changes))).toEqual([
      400,
      message,
    ]);
  }
  expect(await listed()).toEqual([annual.id]);
  expect(await stored(annual.id)).toEqual(annual);
});

test("Another therapist's annual record and client are not found", async () => {
  const other = await billing.practice.register();
  const { id } = await billing.addAnnual();
  const missing = [404, 'The requested annual record could not be found'];
  for (const path of [`/api/annuals/${id}`, '/api/annuals/999999', '/api/annuals/first']) {
    expect(statusAndText(await other.get(path))).toEqual(missing);
    expect(statusAndText(await other.put(path, { amount: 1 }))).toEqual(missing);
    expect(statusAndText(await other.delete(path))).toEqual(missing);
  }
  const noClient = [404, 'The requested client could not be found'];
  const theirClient = await billing.addClient(other);
  expect(
    statusAndText(await other.post('/api/annuals', buildAnnual({ clientId: billing.clientId }))),
  ).toEqual(noClient);
  expect(statusAndText(await billing.owner.put(`/api/annuals/${id}`, { clientId: theirClient }))).toEqual(
    noClient,
  );
  expect((await other.get('/api/annuals')).json()).toEqual([]);
});

describe('A new annual record', () => {
  test('is returned with all stored fields', async () => {
    const annual = await billing.addAnnual({ therapistId: 999, invoiceId: 999 });
    expect(annual).toEqual({
      id: annual.id,
      therapistId: billing.owner.id,
      clientId: billing.clientId,
      date: '2026-09-15',
      amount: 7_500,
      invoiceId: null,
      createdAt: '2026-11-20T15:00:00.000Z',
      updatedAt: '2026-11-20T15:00:00.000Z',
    });
    expect(await stored(annual.id)).toEqual(annual);
    expect((await billing.owner.get('/api/annuals')).json()).toEqual([annual]);
  });

  test("costs $50.00 or the practice's amount by default", async () => {
    expect((await billing.addAnnual({ amount: undefined })).amount).toBe(5_000);
    await billing.practice.database.write((queries) =>
      queries.updateTable('practice').set({ settings: '{"annualCents":6500}' }).execute(),
    );
    expect((await billing.addAnnual({ amount: undefined })).amount).toBe(6_500);
    expect((await billing.addAnnual({ amount: 0 })).amount).toBe(0);
  });

  test("accepts an instant as its day in the practice's time zone", async () => {
    expect((await billing.addAnnual({ date: '2026-09-15T03:59:00.000Z' })).date).toBe('2026-09-14');
  });
});

test('A change leaves omitted fields unchanged, and is refused for an outdated version', async () => {
  const annual = await billing.addAnnual();
  billing.at('2026-11-21T10:00:00.000Z');
  const path = `/api/annuals/${annual.id}`;
  const changed = await billing.owner.put(path, { amount: 8_000, updatedAt: annual.updatedAt });
  expect(changed.json()).toEqual({ ...annual, amount: 8_000, updatedAt: '2026-11-21T10:00:00.000Z' });
  expect((await billing.owner.put(path, { amount: 1, updatedAt: annual.updatedAt })).status).toBe(409);
  expect((await billing.owner.put(path, { clientId: await billing.addClient() })).status).toBe(200);
});

test('The list is sorted latest date first, and filters by client and date', async () => {
  const otherClient = await billing.addClient();
  const first = await billing.addAnnual({ date: '2025-09-15' });
  const second = await billing.addAnnual({ date: '2026-09-15' });
  const theirs = await billing.addAnnual({ date: '2026-02-01', clientId: otherClient });
  expect(await listed()).toEqual([second.id, theirs.id, first.id]);
  expect(await listed(`?clientId=${otherClient}`)).toEqual([theirs.id]);
  expect(await listed('?from=2026-02-01')).toEqual([second.id, theirs.id]);
  expect(await listed('?from=2025-09-15&to=2026-02-01')).toEqual([theirs.id, first.id]);
  const page = await billing.owner.get('/api/annuals?limit=2');
  expect(page.json<Annual[]>().map(({ id }) => id)).toEqual([second.id, theirs.id]);
  const next = nextPage(page) ?? 'no next page';
  expect((await billing.owner.get(next)).json<Annual[]>().map(({ id }) => id)).toEqual([first.id]);
  expect((await billing.owner.get('/api/annuals?cursor=nowhere')).status).toBe(400);
});

describe('The invoice of an annual record', () => {
  test('is linked in both records', async () => {
    const annual = await billing.addAnnual();
    const invoice = await invoiceOf(annual);
    expect(invoice).toMatchObject({
      amount: 7_500,
      status: 'pending',
      dateIssued: '2026-11-20T14:59:00.000Z',
      invoiceType: 'annual',
      sessionIds: [],
      annualIds: [annual.id],
    });
    const linked = await stored(annual.id);
    expect(linked).toEqual({ ...annual, invoiceId: invoice.id, updatedAt: linked.updatedAt });
    expect(linked.updatedAt > annual.updatedAt).toBe(true);
    expect(await billing.invoice(invoice.id)).toEqual(invoice);
    expect((await billing.owner.get('/api/invoices')).json()).toEqual([invoice]);
  });

  test('is of type annual if only annualIds are sent', async () => {
    const body = invoiceBody(await billing.addAnnual(), { invoiceType: undefined, sessionIds: null });
    const reply = await billing.owner.post('/api/invoices', body);
    expect(reply.json<Invoice>().invoiceType).toBe('annual');
  });

  test('is created once by 20 simultaneous requests', async () => {
    const annual = await billing.addAnnual();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => billing.owner.post('/api/invoices', invoiceBody(annual))),
    );
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused.map(({ text }) => text)).toEqual(
      Array.from({ length: 19 }, () => 'This annual record already has an invoice'),
    );
    expect(await billing.listed()).toEqual([(await stored(annual.id)).invoiceId]);
  });

  test("is refused for another client's record", async () => {
    const theirs = await billing.addAnnual({ clientId: await billing.addClient() });
    const body = invoiceBody(theirs, { clientId: billing.clientId });
    expect(statusAndText(await billing.owner.post('/api/invoices', body))).toEqual([
      400,
      'Only annual records of this client can be put on the invoice',
    ]);
  });

  test('must keep an annual record and its client', async () => {
    const annual = await billing.addAnnual();
    const invoice = await invoiceOf(annual);
    const linked = await stored(annual.id);
    const otherClient = await billing.addClient();
    const theirs = await billing.addSession({ clientId: otherClient });
    expect(statusAndText(await billing.change(invoice, { annualIds: [] }))).toEqual([
      400,
      'At least one annual record must be selected',
    ]);
    expect((await billing.change(invoice, { clientId: otherClient, sessionIds: [theirs] })).status).toBe(409);
    expect((await billing.change(invoice, { status: 'paid' })).json()).toMatchObject({
      status: 'paid',
      annualIds: [annual.id],
    });
    expect(await stored(annual.id)).toEqual(linked);
  });

  test('can be changed to bill sessions, which releases the annual record', async () => {
    const annual = await billing.addAnnual();
    const sessionIds = [await billing.addSession()];
    const invoice = await invoiceOf(annual);
    const changed = await billing.change(invoice, { annualIds: [], sessionIds });
    expect(changed.json()).toMatchObject({ invoiceType: 'session', annualIds: [], sessionIds });
    expect((await stored(annual.id)).invoiceId).toBeNull();
  });

  test('releases the annual record when it is deleted', async () => {
    const annual = await billing.addAnnual();
    const invoice = await invoiceOf(annual);
    expect((await billing.owner.delete(`/api/invoices/${invoice.id}`)).status).toBe(204);
    expect((await stored(annual.id)).invoiceId).toBeNull();
    expect((await invoiceOf(annual)).annualIds).toEqual([annual.id]);
  });
});

test('An annual record can be deleted, but neither deleted nor moved to another client while invoiced', async () => {
  const annual = await billing.addAnnual();
  const path = `/api/annuals/${annual.id}`;
  const invoice = await invoiceOf(annual);
  expect(statusAndText(await billing.owner.delete(path))).toEqual([
    409,
    'This annual record is on an invoice. Delete the invoice first, then the annual record',
  ]);
  expect(statusAndText(await billing.owner.put(path, { clientId: await billing.addClient() }))).toEqual([
    409,
    'This annual record is on an invoice of its client, so it cannot be moved to another client',
  ]);
  await billing.owner.delete(`/api/invoices/${invoice.id}`);
  expect((await billing.owner.delete(path)).status).toBe(204);
  expect((await billing.owner.get(path)).status).toBe(404);
  expect((await billing.owner.delete(path)).status).toBe(404);
  expect(await listed()).toEqual([]);
});
