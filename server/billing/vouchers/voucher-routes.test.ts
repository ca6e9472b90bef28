import { beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { coverOf } from '#domain/billing/vouchers/cover.ts';
import { logsOf } from '#domain/billing/vouchers/service-log.ts';
import type { ListedVoucher, Voucher } from '#domain/billing/vouchers/voucher.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import { addOctober } from '#tests/setup/billed-october.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { type PreparedPractice, preparedPractice } from '#tests/setup/prepared-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: PreparedPractice;
let therapist: Awaited<ReturnType<PreparedPractice['register']>>;

/** Expects so many sealed invoices of the therapist, none of which can be restored. */
async function expectSealedInvoices(count: number): Promise<void> {
  const owner = await practice.signInOwner();
  const invoices = (await owner.get('/api/sealed-records'))
    .json<SealedRecord[]>()
    .filter(({ kind, therapistId }) => kind === 'invoice' && therapistId === therapist.id);
  expect(invoices).toHaveLength(count);
  for (const { id } of invoices) {
    expect(statusAndText(await owner.post(`/api/sealed-records/${id}/restore`, {}))).toEqual([
      409,
      'The bill to a payer that this invoice was on is void or deleted. Please bill its sessions again',
    ]);
  }
}

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-02T15:00:00.000Z') });
  therapist = await practice.register();
});

const invoiceOf = async (id: number) => (await therapist.get(`/api/invoices/${id}`)).json<Invoice>();
const sessionOn = ({ sessions }: Awaited<ReturnType<typeof addOctober>>, day: string) =>
  sessions.find(({ date }) => date.startsWith(day))?.id ?? 0;

describe('A month of one child', () => {
  test('is checked, billed in units, sent, paid and kept as it was', async () => {
    const october = await addOctober(therapist);
    const before = await october.check();
    const [child] = before.children;
    expect(child).toMatchObject({
      label: 'A. S.',
      billed: { sessions: 8, minutes: 240, units: 800, cents: 48_000 },
    });
    expect(child?.leftOut).toEqual({ sessions: 1, minutes: 20, units: 0, cents: 0 });
    const found = (check: number) => child?.findings.filter((finding) => finding.check === check) ?? [];
    expect(found(5).map(({ severity, sentence }) => [severity, sentence])).toEqual([
      ['stop', 'Oct 13: 20 minutes are 0 units'],
    ]);
    const extra = sessionOn(october, '2026-10-28');
    expect(found(3).map(({ sessionId }) => sessionId)).toEqual([extra]);
    expect(found(17)).toEqual([]);

    const bare = await therapist.post('/api/vouchers', { ...october.body, leaveOut: [extra] });
    expect(statusAndText(bare)).toEqual([400, 'Say why for each warning']);
    const stopped = sessionOn(october, '2026-10-13');
    const refused = await therapist.post('/api/vouchers', {
      ...october.body,
      acknowledged: [{ sessionId: stopped, check: 5, reason: 'Please' }],
    });
    expect(statusAndText(refused)).toEqual([409, 'Oct 13, 2026 cannot be billed: 20 minutes are 0 units']);

    const reply = await october.make({ leaveOut: [extra] });
    expect(reply.status, reply.text).toBe(201);
    const voucher = reply.json<Voucher>();
    expect(voucher).toMatchObject({ number: 1, sentOn: null, parts: [{ position: 1, cents: 42_000 }] });
    const total = { sessions: 7, minutes: 210, units: 700, cents: 42_000 };
    expect(coverOf(voucher.text)).toMatchObject({ number: 1, figures: [total], total });
    expect(voucher.text).not.toContain('Ada');
    const [part] = voucher.parts;
    const [log] = logsOf(part?.text ?? '');
    expect(log?.rows.map(({ day, units, leftOut }) => [day.slice(8), units, leftOut])).toEqual([
      ['06', 100, null],
      ['08', 100, null],
      ['09', 100, null],
      ['13', null, '20 minutes are 0 units'],
      ['15', 100, null],
      ['20', 100, null],
      ['22', null, null],
      ['27', 100, null],
      ['28', null, 'Not billed'],
      ['29', 100, null],
    ]);
    const invoice = await invoiceOf(part?.invoiceId ?? 0);
    expect(invoice).toMatchObject({ amount: 42_000, dueDate: '2026-12-02' });
    expect(
      invoice.lines.map(({ units, unitMinutes, rate, cents }) => [units, unitMinutes, rate, cents]),
    ).toEqual(Array.from({ length: 7 }, () => [100, 30, 6_000, 6_000]));

    // Its invoice is addressed to the payer, stays as billed, and can be paid.
    const path = `/api/invoices/${invoice.id}`;
    const printed = readPdf(Buffer.from((await therapist.get(`${path}/pdf`)).bytes)).text;
    expect(printed).toMatch(/Sample District[\s\S]*For A\. S\./);
    expect(printed).not.toMatch(/family|Ada/);
    const stays = [409, 'This invoice is part of bill 1. Void the bill to change it'];
    expect(statusAndText(await therapist.put(path, { amount: 1 }))).toEqual(stays);
    expect(statusAndText(await therapist.put(path, { sessionIds: invoice.sessionIds.slice(1) }))).toEqual(
      stays,
    );
    expect(statusAndText(await therapist.delete(path))).toEqual(stays);
    expect((await therapist.put(path, { description: 'October', amount: 42_000 })).status).toBe(200);
    const url = `/api/vouchers/${voucher.id}`;
    expect((await therapist.post(`${url}/paid`, {})).status).toBe(200);
    expect((await invoiceOf(invoice.id)).status).toBe('paid');

    // Sent, then a session changes: the text stays, and the change is told.
    const stale = await therapist.put(url, { sentOn: '2026-11-02', updatedAt: '2026-11-01T15:00:00.000Z' });
    expect(stale.status).toBe(409);
    const sent = await therapist.put(url, { sentOn: '2026-11-02', sentHow: 'County portal' });
    expect(sent.json()).toMatchObject({ sentOn: '2026-11-02', sentHow: 'County portal' });
    expect(statusAndText(await therapist.delete(url))).toEqual([409, 'This bill was sent. Void it instead']);
    await therapist.put(`/api/sessions/${sessionOn(october, '2026-10-06')}`, { duration: 45 });
    const later = await october.check();
    expect(later.billedBefore).toBe(7);
    expect(later.children[0]?.findings.filter(({ check }) => check === 28)).toMatchObject([
      { severity: 'info', sentence: 'Oct 6: It changed since a bill with it was sent' },
    ]);
    expect((await therapist.get(url)).json<Voucher>().text).toBe(voucher.text);

    // Void, and billed again.
    const voided = await therapist.post(`${url}/void`, { reason: 'Wrong vendor number' });
    expect(voided.json()).toMatchObject({
      voidedOn: '2026-11-02',
      text: voucher.text,
      parts: [{ invoiceId: null }],
    });
    expect((await therapist.get(path)).status).toBe(404);
    expect(statusAndText(await therapist.put(url, { sentOn: '2026-11-03' }))).toEqual([
      409,
      'Bill 1 is void',
    ]);
    const again = await october.make({ leaveOut: [extra] });
    expect(again.json()).toMatchObject({ number: 2, parts: [{ cents: 42_000 }] });
    const list = (await therapist.get('/api/vouchers')).json<ListedVoucher[]>();
    expect(list.map(({ number, cents }) => [number, cents])).toEqual([
      [2, 42_000],
      [1, 42_000],
    ]);
  });
});

test('Of twenty bills made at once one is made', async () => {
  const october = await addOctober(therapist, { days: [{ day: '2026-10-06' }, { day: '2026-10-08' }] });
  const replies = await Promise.all(Array.from({ length: 20 }, () => october.make()));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([
    201,
    ...Array.from({ length: 19 }, () => 400),
  ]);
  expect(replies.find(({ status }) => status === 400)?.text).toContain(
    'There is nothing to bill for this payer and month',
  );
  const invoices = (await therapist.get('/api/invoices')).json<Invoice[]>();
  expect(invoices.map(({ amount, sessionIds }) => [amount, sessionIds.length])).toEqual([[12_000, 2]]);
});

test('One key makes one bill, and a bill that was not sent is deleted with its invoices and its number', async () => {
  const october = await addOctober(therapist, { days: [{ day: '2026-10-06' }] });
  const key = { 'idempotency-key': 'a-key-of-its-own-for-october' };
  const acknowledged = (await october.check()).children
    .flatMap(({ findings }) => findings)
    .map(({ sessionId, check }) => ({ sessionId, check, reason: 'Known' }));
  const body = { ...october.body, acknowledged: acknowledged.filter(({ check }) => check !== 21) };
  const [one, other] = [
    (await therapist.post('/api/vouchers', body, key)).json<Voucher>(),
    (await therapist.post('/api/vouchers', body, key)).json<Voucher>(),
  ];
  expect(other.id).toBe(one.id);
  expect((await therapist.delete(`/api/vouchers/${one.id}`)).status).toBe(204);
  await expectSealedInvoices(1);
  expect((await therapist.get('/api/invoices')).json()).toEqual([]);
  expect((await october.check()).billed.sessions).toBe(1);
  expect((await october.make()).json<Voucher>().number).toBe(one.number);
});

test("Another therapist's payer and bill are not there", async () => {
  const october = await addOctober(therapist, { days: [{ day: '2026-10-06' }] });
  const { id } = (await october.make()).json<Voucher>();
  const other = await practice.register();
  const path = `/api/vouchers/${id}`;
  const replies = [
    await other.get(path),
    await other.put(path, { sentOn: '2026-11-02' }),
    await other.delete(path),
    await other.post(`${path}/paid`, {}),
    await other.post(`${path}/void`, { reason: 'Not mine' }),
    await other.post('/api/vouchers', october.body),
    await other.post('/api/vouchers/check', october.body),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 404));
  expect(statusAndText(await therapist.delete(`/api/organizations/${october.payerId}`))[0]).toBe(409);
});

test('A bill goes out and comes in with its number, and keeps its figures when its child is deleted', async () => {
  const october = await addOctober(therapist, { days: [{ day: '2026-10-06' }] });
  const voucher = (await october.make()).json<Voucher>();
  await therapist.put(`/api/vouchers/${voucher.id}`, { sentOn: '2026-11-02' });
  const archive = await practice.app.inject({ url: '/api/export', headers: { cookie: therapist.cookie } });
  const other = await practice.register();
  const reply = await other.post('/api/import', archive.rawPayload);
  expect(reply.status, reply.text).toBe(200);
  const [listed] = (await other.get('/api/vouchers')).json<ListedVoucher[]>();
  const imported = (await other.get(`/api/vouchers/${listed?.id}`)).json<Voucher>();
  expect(imported).toMatchObject({ number: 1, sentOn: '2026-11-02', text: voucher.text });
  expect(imported.parts[0]?.text).toBe(voucher.parts[0]?.text);

  await therapist.post(`/api/vouchers/${voucher.id}/paid`, {});
  expect((await therapist.delete(`/api/clients/${october.clientId}`)).status).toBe(204);
  const left = (await therapist.get(`/api/vouchers/${voucher.id}`)).json<Voucher>();
  expect([left.parts, coverOf(left.text).total.cents]).toEqual([[], 6_000]);
  // What the payer paid for the child is no credit that another bill could use.
  expect((await therapist.get('/api/accounts')).json()).toMatchObject([{ credit: 0, owed: 0 }]);
  const { payerId } = october;
  const another = await addOctober(therapist, { payerId, days: [{ day: '2026-10-08' }] });
  const [part] = (await another.make()).json<Voucher>().parts;
  expect((await therapist.post(`/api/invoices/${part?.invoiceId}/use-credit`, {})).status).toBe(409);
  const owner = await practice.signInOwner();
  const restore = async () => {
    const sealed = (await owner.get('/api/sealed-records')).json<SealedRecord[]>();
    const record = sealed.find(
      ({ kind, clientId, therapistId }) =>
        kind === 'client' && clientId === october.clientId && therapistId === therapist.id,
    );
    return owner.post(`/api/sealed-records/${record?.id}/restore`, {});
  };
  expect((await restore()).status).toBe(200);
  expect((await therapist.get(`/api/vouchers/${voucher.id}`)).json<Voucher>().parts).toEqual(voucher.parts);

  // If the bill is void when the child is restored, the family owes nothing, and the sessions can be billed.
  await therapist.delete(`/api/clients/${october.clientId}`);
  await therapist.post(`/api/vouchers/${voucher.id}/void`, { reason: 'Wrong month' });
  const restored = await restore();
  expect(restored.status, restored.text).toBe(200);
  expect((await therapist.get(`/api/accounts/${october.clientId}`)).json()).toMatchObject({ owed: 0 });
  expect((await october.check()).billed.sessions).toBe(1);
  await expectSealedInvoices(1);

  // Numbers that are given are not given again by an archive.
  for (const { clientId } of imported.parts) await other.delete(`/api/clients/${clientId}`);
  expect(statusAndText(await other.post('/api/import', archive.rawPayload))).toEqual([
    409,
    'This account has bills to payers with the numbers of those in the archive. Please use a new account',
  ]);
});
