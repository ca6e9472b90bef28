import { beforeEach, expect, test } from 'vitest';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { startBillingPractice } from '#tests/setup/billing-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let billing: Awaited<ReturnType<typeof startBillingPractice>>;
let signed: number;
let unsigned: number;

beforeEach(async () => {
  billing = await startBillingPractice(startTestPractice);
  const { owner, addSession } = billing;
  await owner.put('/api/signing-profile', buildSigningProfile());
  signed = await addSession({ date: '2026-09-03T14:00:00.000Z' });
  unsigned = await addSession({ date: '2026-09-05T01:00:00.000Z' });
  expect((await owner.post(`/api/sessions/${signed}/note/sign`, {})).status).toBe(201);
});

const bill = (...sessionIds: number[]) => ({ ...buildInvoice({ clientId: billing.clientId }), sessionIds });
const signedOnly = () => billing.owner.put('/api/practice-settings', { billSignedOnly: true });
const REFUSED = [409, 'The note of Sep 4, 2026 is not signed yet'];

test('Any session can be invoiced by default', async () => {
  expect((await billing.owner.post('/api/invoices', bill(signed, unsigned))).status).toBe(201);
});

test('If only signed sessions are invoiced, every way to bill an unsigned one is refused', async () => {
  const { owner } = billing;
  await signedOnly();
  expect(statusAndText(await owner.post('/api/invoices', bill(signed, unsigned)))).toEqual(REFUSED);
  const batch = { invoices: [bill(signed), bill(unsigned)] };
  expect(statusAndText(await owner.post('/api/invoices/batch', batch))).toEqual(REFUSED);
  expect((await owner.get('/api/invoices')).json()).toEqual([]);
  const made = await owner.post('/api/invoices', bill(signed));
  expect(made.status).toBe(201);
  const path = `/api/invoices/${made.json<{ id: number }>().id}`;
  expect(statusAndText(await owner.put(path, { sessionIds: [signed, unsigned] }))).toEqual(REFUSED);
  expect((await owner.put(path, { sessionIds: [signed], description: 'September' })).status).toBe(200);
  expect((await owner.post(`/api/sessions/${unsigned}/note/sign`, {})).status).toBe(201);
  expect((await owner.put(path, { sessionIds: [signed, unsigned] })).status).toBe(200);
});

test('An invoiced session stays on its invoice while its note is corrected', async () => {
  const { owner } = billing;
  const made = await owner.post('/api/invoices', bill(signed, unsigned));
  const path = `/api/invoices/${made.json<{ id: number }>().id}`;
  await signedOnly();
  expect((await owner.post(`/api/sessions/${signed}/note/correct`, { reason: 'Another goal' })).status).toBe(
    201,
  );
  expect((await owner.put(path, { sessionIds: [signed, unsigned], description: 'September' })).status).toBe(
    200,
  );
  await owner.delete(path);
  expect(statusAndText(await owner.post('/api/invoices', bill(signed)))).toEqual([
    409,
    'The note of Sep 3, 2026 is not signed yet',
  ]);
});
