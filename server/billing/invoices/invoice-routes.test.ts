import { beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { startOfDay } from '#domain/platform/dates.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { nextPage } from '#tests/setup/read-pages.ts';
import { statusAndText, type TestReply } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice();
});

test('Invoices require a sign-in', async () => {
  const visitor = billing.practice.visitor();
  const { id } = await billing.issue();
  expect((await visitor.get('/api/invoices')).status).toBe(401);
  expect((await visitor.get(`/api/invoices/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/invoices', {})).status).toBe(401);
  expect((await visitor.put(`/api/invoices/${id}`, {})).status).toBe(401);
  expect((await visitor.delete(`/api/invoices/${id}`)).status).toBe(401);
});

const sessionRequired = 'At least one session must be selected';

test('An invalid field is refused with its message in a new invoice and in a change', async () => {
  const sessionIds = [await billing.addSession()];
  const invoice = await billing.issue();
  const cases: [object, string][] = [
    [{ amount: 0 }, 'Amount must be greater than 0'],
    [{ amount: 120.5 }, 'Amount must be greater than 0'],
    [{ amount: null }, 'Amount must be greater than 0'],
    [{ description: 'x' }, 'Description is required'],
    [{ clientId: 'Ivy' }, 'Client is required'],
    [{ sessionIds: [] }, sessionRequired],
    [{ sessionIds: 'all' }, sessionRequired],
    [{ invoiceType: 'annual' }, 'At least one annual record must be selected'],
    [{ status: 'late' }, 'Status must be pending, paid or overdue'],
    [{ dateIssued: '2026-02-30' }, 'Please enter a valid issue date'],
    [{ dueDate: 'soon' }, 'Please enter a valid due date'],
    [{ status: 'paid', datePaid: 'today' }, 'Please enter a valid payment date'],
  ];
  for (const [changes, message] of cases) {
    const body = { ...buildInvoice({ clientId: billing.clientId, sessionIds }), ...changes };
    expect(statusAndText(await billing.owner.post('/api/invoices', body))).toEqual([400, message]);
    expect(statusAndText(await billing.change(invoice, changes))).toEqual([400, message]);
  }
  expect(await billing.listed()).toEqual([invoice.id]);
  expect(await billing.invoice(invoice.id)).toEqual(invoice);
});

test.each([
  ['status=late', 'Status must be pending, paid or overdue'],
  ['clientId=Ivy', 'The client must be named by its number'],
  ['from=soon', 'From and to must be dates like 2026-09-01, or moments'],
  ['to=2026-13-01', 'From and to must be dates like 2026-09-01, or moments'],
  ['limit=1001', 'The limit must be a whole number from 1 to 1000'],
  ['limit=1&limit=2', 'The limit must be a whole number from 1 to 1000'],
  ['cursor=WzFd', 'This place in the list cannot be found. Please start again from the first page'],
  [
    `cursor=${Buffer.from('["2026-99-01T00:00:00.000Z",1]').toString('base64url')}`,
    'This place in the list cannot be found. Please start again from the first page',
  ],
])('The list refuses ?%s', async (query, message) => {
  expect(statusAndText(await billing.owner.get(`/api/invoices?${query}`))).toEqual([400, message]);
});

describe("Another therapist's records", () => {
  const missing = [404, 'The requested invoice could not be found'];

  test('are not found', async () => {
    const other = await billing.practice.register();
    const { id } = await billing.issue();
    for (const path of [`/api/invoices/${id}`, '/api/invoices/999999', '/api/invoices/first']) {
      expect(statusAndText(await other.get(path))).toEqual(missing);
      expect(statusAndText(await other.put(path, { status: 'paid' }))).toEqual(missing);
      expect(statusAndText(await other.delete(path))).toEqual(missing);
    }
    expect((await other.get('/api/invoices')).json()).toEqual([]);
    expect((await billing.invoice(id)).status).toBe('pending');
  });

  test('cannot be billed', async () => {
    const other = await billing.practice.register();
    const theirClient = await billing.addClient(other);
    const theirSession = await billing.addSession({ clientId: theirClient }, other);
    const mine = [await billing.addSession()];
    const post = (changes: object) =>
      billing.owner.post('/api/invoices', {
        ...buildInvoice({ clientId: billing.clientId, sessionIds: mine }),
        ...changes,
      });
    expect(statusAndText(await post({ clientId: theirClient }))).toEqual([
      404,
      'The requested client could not be found',
    ]);
    expect(statusAndText(await post({ sessionIds: [...mine, theirSession] }))).toEqual([
      404,
      'One of the selected sessions could not be found',
    ]);
    expect(statusAndText(await post({ annualIds: [999_999] }))).toEqual([
      404,
      'One of the selected annual records could not be found',
    ]);
    expect(await billing.listed()).toEqual([]);
  });
});

describe('The invoice list', () => {
  test('is sorted newest first, and filters by client, status and date of issue', async () => {
    const otherClient = await billing.addClient();
    const issuedOn = async (day: string, changes: object = {}) => {
      await billing.signInAt(startOfDay(day, 'America/New_York'));
      return billing.issue(changes);
    };
    const october = await issuedOn('2026-10-05', { status: 'paid' });
    const november = await issuedOn('2026-11-05');
    const september = await issuedOn('2026-09-05');
    const theirs = await issuedOn('2026-11-05', {
      clientId: otherClient,
      sessionIds: [await billing.addSession({ clientId: otherClient })],
    });
    await billing.signInAt('2026-11-20T15:00:00.000Z');
    expect(await billing.listed()).toEqual([theirs.id, november.id, october.id, september.id]);
    expect(await billing.listed(`?clientId=${otherClient}`)).toEqual([theirs.id]);
    expect(await billing.listed('?clientId=999999')).toEqual([]);
    expect(await billing.listed(`?sessionId=${theirs.sessionIds[0]}`)).toEqual([theirs.id]);
    expect(await billing.listed('?sessionId=999999')).toEqual([]);
    expect(await billing.listed('?status=paid')).toEqual([october.id]);
    expect(await billing.listed('?status=pending')).toEqual([theirs.id, november.id]);
    expect(await billing.listed('?status=overdue')).toEqual([september.id]);
    expect(await billing.listed('?from=2026-10-05&to=2026-11-04')).toEqual([october.id]);
    expect(await billing.listed('?from=2026-10-05&to=2026-11-05')).toEqual([
      theirs.id,
      november.id,
      october.id,
    ]);
    expect(await billing.listed('?from=2026-10-05T04:00:00.001Z')).toEqual([theirs.id, november.id]);
  });

  test('can be searched by client name, description and formatted amount', async () => {
    const named = await billing.addClient();
    await billing.owner.put(`/api/clients/${named}`, { firstName: 'Zoë', lastName: 'Marigold' });
    const small = await billing.issue({ amount: 5_005, description: 'Évaluation' });
    const theirs = await billing.issue({
      clientId: named,
      sessionIds: [await billing.addSession({ clientId: named })],
      amount: 123_450,
      description: 'October 100%',
      status: 'paid',
    });
    const found = (typed: string, more = '') => billing.listed(`?search=${encodeURIComponent(typed)}${more}`);
    const cases: [string, number[]][] = [
      ['zoe mar', [theirs.id]],
      ['  ', [theirs.id, small.id]],
      ['EVALUATION', [small.id]],
      ['$50.05', [small.id]],
      ['0.05', [small.id]],
      ['$1,234.50', [theirs.id]],
      ['1234.5', [theirs.id]],
      ['12.34', []],
      ['0%', [theirs.id]],
      ['zoe mar october', []],
    ];
    for (const [typed, ids] of cases) expect.soft([typed, await found(typed)]).toEqual([typed, ids]);
    expect(await found('zoe', '&status=pending')).toEqual([]);
    expect(await found('zoe', `&status=paid&clientId=${named}`)).toEqual([theirs.id]);
  });

  test('has stable pages while invoices are added and deleted', async () => {
    const ids: number[] = [];
    for (const day of ['14', '15', '16', '17', '17']) {
      billing.at(`2026-11-${day}T15:00:00.000Z`);
      ids.unshift((await billing.issue()).id);
    }
    const first = await billing.owner.get('/api/invoices?limit=2&status=pending');
    expect(first.json<Invoice[]>().map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.json<Invoice[]>().every(({ sessionIds }) => sessionIds.length === 1)).toBe(true);
    await billing.owner.delete(`/api/invoices/${ids[1]}`);
    billing.at('2026-11-18T15:00:00.000Z');
    await billing.issue();
    const second = await billing.owner.get(nextOf(first));
    expect(second.json<Invoice[]>().map(({ id }) => id)).toEqual(ids.slice(2, 4));
    // The repeated page comes from the cache, with its next link.
    expect(nextOf(await billing.owner.get(nextOf(first)))).toBe(nextOf(second));
    const last = await billing.owner.get(nextOf(second));
    expect(last.json<Invoice[]>().map(({ id }) => id)).toEqual(ids.slice(4));
    expect(last.headers.get('link')).toBeNull();
  });

  function nextOf(reply: TestReply): string {
    return nextPage(reply) ?? 'no next page';
  }

  test('answers 304 until something changes', async () => {
    await billing.issue();
    const etag = (await billing.owner.get('/api/invoices')).headers.get('etag') ?? '';
    expect((await billing.owner.get('/api/invoices', { 'if-none-match': etag })).status).toBe(304);
    await billing.issue();
    expect((await billing.owner.get('/api/invoices', { 'if-none-match': etag })).status).toBe(200);
  });
});
