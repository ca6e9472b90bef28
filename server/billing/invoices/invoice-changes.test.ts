import { beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice();
});

describe('An invoice', () => {
  test("is marked paid with the server's date", async () => {
    const invoice = await billing.issue();
    billing.at('2026-11-21T10:00:00.000Z');
    const paid = (await billing.change(invoice, { status: 'paid', datePaid: '2099-01-01' })).json<Invoice>();
    expect(paid).toEqual({
      ...invoice,
      ...{ status: 'paid', paid: invoice.amount, balance: 0 },
      datePaid: '2026-11-21T10:00:00.000Z',
      updatedAt: paid.updatedAt,
    });
    const open = (await billing.change(invoice, { status: 'pending' })).json<Invoice>();
    expect(open).toMatchObject({ status: 'pending', datePaid: null });
  });

  test("past its due date is overdue in every reply, by the practice's day", async () => {
    const invoice = await billing.issue({ dueDate: '2026-11-20' });
    // Still November 20 in New York.
    billing.at('2026-11-21T04:59:59.000Z');
    expect((await billing.invoice(invoice.id)).status).toBe('pending');
    expect(await billing.listed('?status=overdue')).toEqual([]);
    billing.at('2026-11-21T05:00:00.000Z');
    expect((await billing.invoice(invoice.id)).status).toBe('overdue');
    expect((await billing.owner.get('/api/invoices')).json<Invoice[]>()[0]?.status).toBe('overdue');
    expect(await billing.listed('?status=overdue')).toEqual([invoice.id]);
    expect(await billing.listed('?status=pending')).toEqual([]);
    const edited = await billing.change(invoice, { status: 'overdue', dueDate: '2026-12-24' });
    expect(edited.json<Invoice>().status).toBe('overdue');
    expect((await billing.change(invoice, { status: 'paid' })).json<Invoice>().status).toBe('paid');
  });

  test('can be set to overdue manually', async () => {
    const invoice = await billing.issue();
    expect((await billing.change(invoice, { status: 'overdue' })).json<Invoice>().status).toBe('overdue');
    expect(await billing.listed('?status=overdue')).toEqual([invoice.id]);
    expect((await billing.change(invoice, { description: 'November' })).json<Invoice>().status).toBe(
      'overdue',
    );
  });

  test('can be changed in some fields, which leaves the others unchanged', async () => {
    const annualIds = [(await billing.addAnnual({ amount: 5_000 })).id];
    const invoice = await billing.issue({ sessionIds: [], annualIds, amount: 5_000 });
    billing.at('2026-11-21T10:00:00.000Z');
    const reply = await billing.change(invoice, {
      amount: 9_000,
      dueDate: '2026-12-31',
      dateIssued: '2026-11-19',
    });
    expect(reply.json()).toEqual({
      ...invoice,
      ...{ amount: 9_000, balance: 9_000 },
      lines: [...invoice.lines, expect.objectContaining({ kind: 'adjustment', cents: 4_000 })],
      dueDate: '2026-12-31',
      dateIssued: '2026-11-19T05:00:00.000Z',
      updatedAt: '2026-11-21T10:00:00.000Z',
    });
    const due = await billing.change(invoice, { dueDate: null });
    expect(due.json<Invoice>().dueDate).toBe('2026-12-19');
  });

  test('in an outdated version is not changed', async () => {
    const invoice = await billing.issue();
    billing.at('2026-11-21T10:00:00.000Z');
    expect((await billing.change(invoice, { amount: 9_000, updatedAt: invoice.updatedAt })).status).toBe(200);
    expect((await billing.change(invoice, { amount: 8_000, updatedAt: invoice.updatedAt })).status).toBe(409);
    expect((await billing.invoice(invoice.id)).amount).toBe(9_000);
  });

  test('releases sessions that are removed', async () => {
    const [first, second, third] = [
      await billing.addSession(),
      await billing.addSession(),
      await billing.addSession(),
    ];
    const invoice = await billing.issue({ sessionIds: [first, second] });
    const changed = await billing.change(invoice, { sessionIds: [third, second] });
    expect(changed.json<Invoice>().sessionIds).toEqual([second, third]);
    expect((await billing.issue({ sessionIds: [first] })).sessionIds).toEqual([first]);
    expect((await billing.change(invoice, { sessionIds: [first] })).status).toBe(409);
    expect((await billing.invoice(invoice.id)).sessionIds).toEqual([second, third]);
  });

  test('keeps a session that was cancelled after it was billed', async () => {
    const invoice = await billing.issue();
    await billing.owner.put(`/api/sessions/${invoice.sessionIds[0]}`, { status: 'cancelled' });
    const reply = await billing.change(invoice, { description: 'As agreed', sessionIds: invoice.sessionIds });
    expect([reply.status, reply.json<Invoice>().sessionIds]).toEqual([200, invoice.sessionIds]);
  });

  test("moves to another client only together with that client's sessions", async () => {
    const invoice = await billing.issue();
    const otherClient = await billing.addClient();
    const theirs = await billing.addSession({ clientId: otherClient });
    expect(statusAndText(await billing.change(invoice, { clientId: otherClient }))).toEqual([
      409,
      'To move this invoice to another client, choose sessions of that client as well',
    ]);
    expect(
      (await billing.change(invoice, { clientId: otherClient, sessionIds: invoice.sessionIds })).status,
    ).toBe(400);
    const moved = await billing.change(invoice, { clientId: otherClient, sessionIds: [theirs] });
    expect(moved.json()).toMatchObject({ clientId: otherClient, sessionIds: [theirs] });
    expect((await billing.issue({ sessionIds: invoice.sessionIds })).clientId).toBe(billing.clientId);
  });

  test('prevents its sessions from moving to another client', async () => {
    const invoice = await billing.issue();
    const reply = await billing.owner.put(`/api/sessions/${invoice.sessionIds[0]}`, {
      clientId: await billing.addClient(),
    });
    expect(reply.status).toBe(409);
  });

  test('releases its sessions when it is deleted', async () => {
    const { id, sessionIds } = await billing.issue();
    const reply = await billing.owner.delete(`/api/invoices/${id}`);
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect((await billing.owner.get(`/api/invoices/${id}`)).status).toBe(404);
    expect(await billing.listed()).toEqual([]);
    expect((await billing.issue({ sessionIds })).sessionIds).toEqual(sessionIds);
    expect((await billing.owner.delete(`/api/invoices/${id}`)).status).toBe(404);
  });
});
