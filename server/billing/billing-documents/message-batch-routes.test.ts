import { beforeEach, describe, expect, test } from 'vitest';
import type { ClientBillingDetails } from '#domain/billing/billing-details/billing-details.ts';
import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import type { Message } from '#domain/platform/messages/message.ts';
import { deleteOldNotices } from '#server/platform/mail/outbox-store.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { addOctober } from '#tests/setup/billed-october.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { startTestMailServer } from '#tests/setup/test-mail-server.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

const TODAY = '2026-11-20';
const agreed = { papersByMailOn: TODAY };

let billing: BillingPractice;

const post = (...messages: object[]) => billing.owner.post('/api/messages/batch', { messages });
const send = (...messages: object[]) =>
  addRecord<Message[]>(billing.owner, '/api/messages/batch', { messages });
const sendOne = async (message: object) => {
  const [sent] = await send(message);
  if (!sent) throw new Error('No message was answered');
  return sent;
};
const messages = async () => (await billing.owner.get('/api/messages')).json<Message[]>();
const documents = async () => (await billing.owner.get('/api/billing-documents')).json<BillingDocument[]>();
const pdfOf = async ({ billingDocumentId }: Message) =>
  readPdf(await fileOf(`/api/billing-documents/${billingDocumentId}/pdf`)).text;
const fileOf = async (path: string) => Buffer.from((await billing.owner.get(path)).bytes);

describe('With a mail server', () => {
  test('a mail has its paper attached, and names neither the child nor the service', async () => {
    const mailServer = await startTestMailServer();
    billing = await startBillingPractice(({ clock }) =>
      startTestPractice({ clock, config: { smtpUrl: mailServer.url, practiceEmail: 'desk@example.org' } }),
    );
    const { owner, clientId } = billing;
    await owner.put('/api/practice-settings', {
      legalName: 'Tall Trees Therapy',
      paymentLink: 'https://pay.example.com/tall-trees',
    });
    const invoice = await billing.issue({ dueDate: '2026-11-10' });
    const empty = await owner.get('/api/messages');
    await send({ kind: 'invoice', invoiceId: invoice.id, ...agreed }, { kind: 'payment-reminder', clientId });
    const writeOff = { kind: 'write-off', method: null, reason: 'courtesy', amount: 12_000 } as const;
    await addRecord(owner, '/api/payments', buildPayment({ clientId, ...writeOff }));
    await send({ kind: 'invoice', invoiceId: invoice.id });
    const received = () => mailServer.received.filter(({ to }) => to.includes('ivy.family@example.com'));
    // The first is about the owner's own address.
    await mailServer.hasReceived(4);
    const [mail, reminder, writtenOff] = received();
    expect(writtenOff?.text).toContain('Amount: $120.00\nNothing is owed.');
    expect(mail?.headers).toContain(`Subject: Invoice ${invoice.id} from Tall Trees Therapy`);
    expect(mail?.text).toMatch(/^Hello,\n\nThis is invoice/);
    expect(mail?.text).toContain('Amount: $120.00\nDue: Nov 10, 2026');
    for (const { text } of received()) expect(text.split('Questions? Call')).toHaveLength(2);
    expect(mail?.text).toContain(
      'Pay online: https://pay.example.com/tall-trees\n\nIf you pay by credit card',
    );
    expect(mail?.attachments.map(({ fileName }) => fileName)).toEqual([`invoice-${invoice.id}.pdf`]);
    const attached = readPdf(mail?.attachments[0]?.content ?? Buffer.alloc(0)).text;
    expect(attached).toContain('The family of Ivy Sample');
    expect(attached).toContain('Individual');
    expect(reminder?.headers).toContain('Subject: Payment reminder from Tall Trees Therapy');
    expect(reminder?.text).toContain(`Invoice ${invoice.id}: $120.00, due Nov 10, 2026, 10 days late`);
    expect(reminder?.attachments).toEqual([]);
    for (const { headers, text } of received()) {
      expect([...headers, text].join('\n')).not.toMatch(/\b(Ivy|Sample|Individual|therapy,|F82)\b/);
    }
    await expect.poll(messages).toMatchObject([{ state: 'sent' }, { state: 'sent' }, { state: 'sent' }]);
    expect(new Set((await messages()).map(({ sentAt }) => sentAt))).toEqual(
      new Set(['2026-11-20T15:00:00.000Z']),
    );
    const etag = empty.headers.get('etag') ?? '';
    expect((await owner.get('/api/messages', { 'if-none-match': etag })).status).toBe(200);
  });
});

describe('Without a mail server', () => {
  beforeEach(async () => {
    billing = await startBillingPractice();
  });

  test('a mail is retried for a week, and is then marked as not sent', async () => {
    const invoice = await billing.issue();
    const { id } = await sendOne({ kind: 'invoice', invoiceId: invoice.id, ...agreed });
    const [first] = await messages();
    expect(first).toMatchObject({ id, kind: 'invoice', email: 'ivy.family@example.com', state: 'off' });
    const etag = (await billing.owner.get('/api/messages')).headers.get('etag') ?? '';
    const again = () => billing.owner.get('/api/messages', { 'if-none-match': etag });
    expect((await again()).status).toBe(304);
    await billing.practice.database.write((queries) =>
      deleteOldNotices(queries, new Date('2026-12-01T15:00:00.000Z')),
    );
    expect((await again()).json()).toMatchObject([{ id, state: 'not-sent', sentAt: null }]);
    const stranger = await billing.practice.register();
    expect((await stranger.get('/api/messages')).json()).toEqual([]);
    expect((await billing.owner.get('/api/messages?clientId=999999')).json()).toEqual([]);
  });

  test('a copy that reads the same is the one that is there; another says since when it is revised', async () => {
    const invoice = await billing.issue({ dueDate: '2026-12-20' });
    const mailed = { kind: 'invoice', invoiceId: invoice.id };
    const first = await sendOne({ ...mailed, ...agreed });
    const same = await sendOne(mailed);
    expect(same.billingDocumentId).toBe(first.billingDocumentId);
    const asSent = await pdfOf(first);
    await billing.change(invoice, { description: 'Therapy in October' });
    const revised = await sendOne(mailed);
    expect(revised.billingDocumentId).not.toBe(first.billingDocumentId);
    expect(await pdfOf(revised)).toContain('Revised Nov 20, 2026');
    expect(await pdfOf(first)).toBe(asSent);
    const printed = readPdf(await fileOf(`/api/invoices/${invoice.id}/pdf`));
    expect(printed.text).toContain('Revised Nov 20, 2026');
    const details = await billing.owner.get(`/api/clients/${billing.clientId}/billing-details`);
    expect(details.json<ClientBillingDetails>().papersByMailOn).toBe(TODAY);
    const path = `/api/billing-documents/${first.billingDocumentId}/void`;
    expect(statusAndText(await billing.owner.post(path, { reason: 'Wrong' }))).toEqual([
      409,
      'A copy that was sent stays as it was sent. Send a new one instead',
    ]);
  });

  test('a statement over the same days names the one that it replaces; a receipt and a stored paper go too', async () => {
    await billing.issue();
    const statement = { kind: 'statement', clientId: billing.clientId, from: '2026-11-01', to: '2026-11-30' };
    const first = await sendOne({ ...statement, ...agreed });
    const payment = await addRecord<{ id: number }>(billing.owner, '/api/payments', {
      ...buildPayment({ clientId: billing.clientId, amount: 2_000, date: TODAY }),
    });
    const [second, receipt, stored] = await send(
      statement,
      { kind: 'receipt', paymentId: payment.id },
      { kind: 'document', billingDocumentId: first.billingDocumentId },
    );
    expect(second && (await pdfOf(second))).toContain('Replaces the statement of Nov 20, 2026');
    expect(receipt && (await pdfOf(receipt))).toContain(`Receipt ${payment.id}`);
    expect(stored).toMatchObject({ kind: 'statement', billingDocumentId: first.billingDocumentId });
    expect(
      (await documents()).map(({ kind, number, total, replacesNumber }) => [
        ...[kind, number, total, replacesNumber],
      ]),
    ).toEqual([
      ['receipt', 3, 2_000, null],
      ['statement', 2, 10_000, 1],
      ['statement', 1, 12_000, null],
    ]);
  });

  test('what cannot be sent is refused in words, and nothing is sent beside it', async () => {
    const invoice = await billing.issue();
    const mailed = { kind: 'invoice', invoiceId: invoice.id };
    const october = await addOctober(billing.owner);
    const bill = (await october.make()).json<Voucher>();
    const refusals: [object, number, string][] = [
      [
        mailed,
        409,
        'The family of Ivy has not agreed to papers by mail. Note the day on which it agrees, or print the paper',
      ],
      [{ ...mailed, papersByMailOn: '2026-11-21' }, 400, 'The day of the agreement cannot be in the future'],
      [
        { kind: 'invoice', invoiceId: bill.parts[0]?.invoiceId },
        409,
        `Invoice ${bill.parts[0]?.invoiceId} is part of a bill to an organization. Send that bill instead`,
      ],
      [{ kind: 'invoice', invoiceId: 999_999 }, 404, 'The requested invoice could not be found'],
      [{ kind: 'payment-reminder', clientId: october.clientId }, 409, 'Nothing of Ada’s account is overdue'],
      [
        { kind: 'letter' },
        400,
        'Choose what to send: an invoice, a receipt, a statement, a paper or a payment reminder',
      ],
    ];
    for (const [message, status, sentence] of refusals) {
      expect(statusAndText(await post(message))).toEqual([status, expect.stringContaining(sentence)]);
    }
    await billing.owner.put(`/api/clients/${billing.clientId}`, { email: null });
    expect(statusAndText(await post({ ...mailed, ...agreed }))).toEqual([
      400,
      'Ivy has no email address. Add one to the client, or print the paper',
    ]);
    const other = await billing
      .issue({ clientId: october.clientId, sessionIds: [], annualIds: [] })
      .catch(() => undefined);
    expect(other).toBeUndefined();
    expect([await messages(), await documents()]).toEqual([[], []]);
  });

  test('a family is reminded once a week, as one account, and of nothing that an organization pays', async () => {
    const sibling = await billing.addClient();
    const { id } = await billing.issue({ dueDate: '2026-11-10' });
    const together = { billedWithId: billing.clientId, updatedAt: null };
    await billing.owner.put(`/api/clients/${sibling}/billing-details`, together);
    const reminder = { kind: 'payment-reminder', clientId: billing.clientId };
    const [first, second] = await send(reminder, { ...reminder, clientId: sibling });
    expect(second).toEqual(first);
    expect(statusAndText(await post(reminder))).toEqual([
      409,
      'A payment reminder was sent on Nov 20, 2026. Send another one only on purpose',
    ]);
    await send({ ...reminder, again: true });
    await addRecord(billing.owner, '/api/payments', {
      ...buildPayment({ clientId: sibling, amount: 12_000, date: TODAY, applications: [] }),
    });
    expect(statusAndText(await post({ ...reminder, again: true }))).toEqual([
      409,
      'The credit of Ivy’s account covers what is overdue. Use the credit first',
    ]);
    expect((await messages()).map((one) => one.clientId)).toEqual([billing.clientId, billing.clientId]);
    await billing.owner.put(`/api/invoices/${id}`, { status: 'paid' });
    expect((await post({ ...reminder, again: true })).status).toBe(409);
  });

  test('a batch that is repeated under its key sends once', async () => {
    const invoice = await billing.issue();
    const body = { messages: [{ kind: 'invoice', invoiceId: invoice.id, ...agreed }] };
    const key = { 'idempotency-key': '5f1c0d0e-9d27-4be4-a4f1-4f0d4f3a8b11' };
    const replies = [
      await billing.owner.post('/api/messages/batch', body, key),
      await billing.owner.post('/api/messages/batch', body, key),
    ];
    expect(replies.map(({ status, text }) => [status, text])).toEqual([
      [201, replies[0]?.text],
      [201, replies[0]?.text],
    ]);
    expect(await messages()).toHaveLength(1);
  });
});
