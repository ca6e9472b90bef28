import { beforeEach, describe, expect, test } from 'vitest';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice(startTestPractice);
});

async function pdfOf(id: number) {
  const reply = await billing.practice.app.inject({
    url: `/api/invoices/${id}/pdf`,
    headers: { cookie: billing.owner.cookie },
  });
  expect(reply.statusCode).toBe(200);
  return { headers: reply.headers, ...readPdf(reply.rawPayload) };
}

test("An invoice's PDF requires a sign-in", async () => {
  const { id } = await billing.issue();
  expect((await billing.practice.visitor().get(`/api/invoices/${id}/pdf`)).status).toBe(401);
});

test("Another therapist's invoice and a missing one are not found", async () => {
  const other = await billing.practice.register();
  const { id } = await billing.issue();
  for (const path of [`/api/invoices/${id}/pdf`, '/api/invoices/999999/pdf', '/api/invoices/first/pdf']) {
    expect(statusAndText(await other.get(path))).toEqual([404, 'The requested invoice could not be found']);
  }
});

test('An invoice for one session is one page, named by its number', async () => {
  const { id } = await billing.issue({ dueDate: '2026-12-20' });
  const { headers, pageCount, text } = await pdfOf(id);
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(`attachment; filename="invoice-${id}.pdf"`);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(pageCount).toBe(1);
  expect(text).toContain(`Invoice ${id} · page 1 of 1`);
  for (const line of [
    sampleIdentity.practiceName,
    `Invoice ${id}`,
    'Issued: Nov 20, 2026',
    'Due: Dec 20, 2026',
    'Status: Pending',
    'Individual Therapy',
    '60',
    '$120.00',
    'HOW TO PAY',
  ]) {
    expect(text).toContain(line);
  }
});

test('An invoice that is paid in part says what was paid, written off and is left', async () => {
  const { id } = await billing.issue();
  expect((await pdfOf(id)).text).not.toContain('Balance');
  const record = (changes: object) =>
    billing.owner.post('/api/payments', buildPayment({ clientId: billing.clientId, ...changes }));
  await record({ amount: 4_000 });
  await record({ amount: 1_000, kind: 'write-off', method: null, reason: 'courtesy' });
  const { text, pageCount } = await pdfOf(id);
  for (const line of ['Paid', '$40.00', 'Written off', '$10.00', 'Balance', '$70.00'])
    expect(text).toContain(line);
  expect(pageCount).toBe(1);
});

test('An invoice for sixty sessions has several pages with all lines', async () => {
  const sessionIds: number[] = [];
  for (let minute = 15; minute < 75; minute += 1) {
    sessionIds.push(await billing.addSession({ duration: minute }));
  }
  const { id } = await billing.issue({ sessionIds, amount: 600_000 });
  const { pageCount, text } = await pdfOf(id);
  expect(pageCount).toBeGreaterThan(1);
  expect(text).toContain(`page ${pageCount} of ${pageCount}`);
  const lines = text.split('\n');
  for (let minute = 15; minute < 75; minute += 1) {
    expect(lines).toContain(`$${minute * 2}.00`);
  }
  expect(lines).toContain('Adjustment');
  expect(lines).toContain('$660.00');
  expect(lines).toContain('$6,000.00');
});

test('An invoice for one session with a long description shows its page count', async () => {
  const description = Array.from({ length: 60 }, (_, index) => `Goal ${index + 1}`).join('\n');
  const { id } = await billing.issue({ description });
  const { pageCount, text } = await pdfOf(id);
  expect(pageCount).toBe(2);
  expect(text.match(/page \d+ of \d+/g)).toEqual(['page 1 of 2', 'page 2 of 2']);
  for (const goal of description.split('\n')) expect(text.split('\n')).toContain(goal);
});

describe('The PDF prints what was issued', () => {
  test.each([
    [
      'after the rate went from $2.00 to $2.50',
      () =>
        billing.owner.put('/api/practice-settings', {
          centsPerMinute: { individual: 250, group: 250, home: 250, absent: 250 },
        }),
    ],
    [
      'after its session was corrected to 90 minutes',
      (sessionId = 0) => billing.owner.put(`/api/sessions/${sessionId}`, { duration: 90 }),
    ],
  ])('%s', async (_what, happen) => {
    const { id, sessionIds } = await billing.issue();
    expect((await happen(sessionIds[0])).status).toBe(200);
    const lines = (await pdfOf(id)).text.split('\n');
    expect(lines.filter((line) => line.startsWith('$'))).toEqual(['$120.00', '$120.00']);
    expect(lines).toContain('60');
    expect(lines).not.toContain('Adjustment');
    expect(lines.join()).not.toContain('Changed since');
  });
});

test('Names and texts keep their accents', async () => {
  const client = await billing.owner.put(`/api/clients/${billing.clientId}`, {
    firstName: 'Zoë',
    lastName: 'Łukasiewicz-Peña',
    address: '1 Straße, Brooklyn',
  });
  expect(client.status).toBe(200);
  const { id } = await billing.issue({ description: 'Thérapie – “été” à l’école, ½ hour' });
  const { text } = await pdfOf(id);
  // A text run ends where the second font file is needed.
  const words = text.replaceAll('\n', '');
  expect(words).toContain('The family of Zoë Łukasiewicz-Peña');
  expect(words).toContain('1 Straße, Brooklyn');
  expect(words).toContain('Thérapie – “été” à l’école, ½ hour');
});

test.each([
  ['Robin Sample', 'Robin SampleFor Ivy Sample12 Maple Lane, Mineola, NY 11501'],
  // Its own address takes the place of the family's.
  ['Robin Sample\n1 Elm Street', 'Robin Sample1 Elm StreetFor Ivy SampleIssued'],
])('An invoice is addressed as the billing details say: %j', async (billTo, expected) => {
  await billing.owner.put(`/api/clients/${billing.clientId}/billing-details`, { billTo });
  const { id } = await billing.issue();
  const words = (await pdfOf(id)).text.replaceAll('\n', '');
  expect(words).toContain(expected);
  expect(words).not.toContain('The family of');
});

test('The payment link is printed with the notice about credit cards', async () => {
  await billing.owner.put('/api/practice-settings', { paymentLink: 'https://pay.example.com' });
  const { id } = await billing.issue();
  const words = (await pdfOf(id)).text.replaceAll('\n', '');
  expect(words).toContain('Pay online: https://pay.example.com');
  expect(words).toContain('no longer medical debt');
});

test('A paid invoice shows the payment date and thanks', async () => {
  const invoice = await billing.issue();
  await billing.change(invoice, { status: 'paid' });
  const { text } = await pdfOf(invoice.id);
  expect(text).toContain('Paid: Nov 20, 2026');
  expect(text).toContain('Paid. Thank you.');
});

test('An invoice that was written off completely says so, without thanking for a payment', async () => {
  const { id, amount } = await billing.issue();
  const writeOff = {
    kind: 'write-off',
    amount,
    date: '2026-11-20',
    reason: 'courtesy',
    clientId: billing.clientId,
  };
  await billing.owner.post('/api/payments', writeOff);
  const { text } = await pdfOf(id);
  expect(text).toContain('Status: Written off');
  expect(text).toContain('Nothing is owed.');
  expect(text).not.toMatch(/Thank you|Paid: Nov/);
});

test('An annual record has a line of its own', async () => {
  const annual = await billing.addAnnual({ date: '2026-09-04', amount: 7_500 });
  const { id } = await billing.issue({ sessionIds: [], annualIds: [annual.id], amount: 7_500 });
  const { text } = await pdfOf(id);
  expect(text).toContain('Annual record');
  expect(text).toContain('Sep 4, 2026');
  expect(text).toContain('$75.00');
});

test('A PDF is logged as read', async () => {
  const { id } = await billing.issue();
  await pdfOf(id);
  await billing.practice.app.close();
  const read = await billing.practice.database.read
    .selectFrom('audit_log')
    .select(['action', 'entity', 'entity_id', 'client_id'])
    .where('action', '=', 'read')
    .execute();
  expect(read).toContainEqual({
    action: 'read',
    entity: 'invoice',
    entity_id: id,
    client_id: billing.clientId,
  });
});

test.each([
  ['a link', `https://example.org/${'a1b2-c3d4/'.repeat(21)}end`],
  ['answers without a space', 'yes/no/'.repeat(34)],
  ['one letter', 'x'.repeat(230)],
  ['an email', `${'long.name.'.repeat(6)}family@example.org`],
  ['signs', '=-'.repeat(115)],
])('Nothing of a long word is cut off: %s', async (_what, word) => {
  const changes = { address: word, lastName: word.slice(0, 100) };
  expect((await billing.owner.put(`/api/clients/${billing.clientId}`, changes)).status).toBe(200);
  const { id } = await billing.issue({ description: word });
  const { text } = await pdfOf(id);
  const words = text.replaceAll('\n', '');
  for (const typed of [word, changes.lastName]) expect(words).toContain(typed);
  // A line of the letter has room for some hundred letters.
  expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(130);
});
