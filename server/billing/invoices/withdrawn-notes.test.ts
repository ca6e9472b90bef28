import { expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { startSignablePractice } from '#tests/setup/signable-practice.ts';

test('A session whose note was withdrawn is not delivered: not billed, and not counted in the record', async () => {
  const { therapist, signable, sign } = await startSignablePractice();
  expect((await sign()).status).toBe(201);
  const unbilled = async () => (await therapist.get('/api/sessions?unbilled=true')).json<Session[]>();
  const [session] = await unbilled();
  const invoice = {
    ...{ clientId: session?.clientId, amount: 12_000, description: 'November' },
    sessionIds: [session?.id],
  };
  const issued = (await therapist.post('/api/invoices', invoice)).json<Invoice>();
  expect((await therapist.delete(`/api/invoices/${issued.id}`)).status).toBe(204);

  expect((await therapist.post(`${signable.note}/withdraw`, { reason: 'Another child' })).status).toBe(201);
  expect(await unbilled()).toMatchObject([{ noteStatus: 'withdrawn' }]);
  expect((await therapist.post('/api/invoices', invoice)).status).toBe(409);
  const pdf = await therapist.get(`/api/clients/${session?.clientId}/pdf`);
  const { text } = readPdf(Buffer.from(pdf.bytes));
  expect(text).toContain('1 of them with a withdrawn note, not counted as delivered');
  expect(text).not.toContain('of therapy delivered');
});
