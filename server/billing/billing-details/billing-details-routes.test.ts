import { beforeEach, describe, expect, test } from 'vitest';
import {
  type BillingDetails,
  billingDetailsRecord,
  type ClientBillingDetails,
} from '#domain/billing/billing-details/billing-details.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import { initialContent } from '#domain/platform/record.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildArchive, buildCaseload } from '#tests/builders/archive-builder.ts';
import { buildBillingDetails, buildOwnRate } from '#tests/builders/billing-details-builder.ts';
import { addClientImport, buildClient } from '#tests/builders/client-builder.ts';
import { storedClient } from '#tests/builders/stored-records.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const moment = '2026-09-01T12:00:00.000Z';
let practice: TestPractice;
let therapist: TestVisitor;

beforeEach(async () => {
  practice = await preparedPractice();
  therapist = await practice.register();
});

const addChild = async (firstName: string) =>
  (await addRecord<Client>(therapist, '/api/clients', buildClient({ firstName }))).id;
const pathOf = (clientId: number) => `/api/clients/${clientId}/billing-details`;
const save = (clientId: number, change: object) => therapist.put(pathOf(clientId), change);
const read = async (clientId: number) => (await therapist.get(pathOf(clientId))).json<ClientBillingDetails>();
const list = async () => (await therapist.get('/api/billing-details')).json<BillingDetails[]>();
const undo = async ({ headers }: { headers: Headers }) =>
  statusAndText(await therapist.post(`/api/undo/${headers.get('undo')}`));

test.each([
  [{ billTo: 'x'.repeat(301) }, 'Please shorten this to 300 characters'],
  [{ referringNpi: '1234567890' }, 'The NPI does not check. Please compare it'],
  [{ papersByMailOn: '2026-02-30' }, 'Please enter the day as YYYY-MM-DD'],
  [{ filesClaims: 'perhaps' }, 'Choose yes, no or not said'],
  [{ rates: [buildOwnRate({ from: '' })] }, 'Please enter the day from which the price holds'],
  [{ rates: [buildOwnRate({ cents: -1 })] }, 'Please enter a price of $0.00 or more'],
  [{ rates: [buildOwnRate({ cents: 0.5 })] }, 'Please enter a price of $0.00 or more'],
  [{ rates: [buildOwnRate({ cents: 100_001 })] }, 'A price must be at most $1,000.00 a minute'],
  [{ rates: [buildOwnRate(), buildOwnRate()] }, 'Two prices hold from the same day for the same sessions'],
])('Billing details with %o are refused: %s', async (change, message) => {
  const clientId = await addChild('Ivy');
  expect(statusAndText(await save(clientId, change))).toEqual([400, message]);
  expect(await list()).toEqual([]);
});

test("Another therapist's billing details are not found, and nobody reads them without a sign-in", async () => {
  const clientId = await addChild('Ivy');
  await save(clientId, buildBillingDetails());
  const other = await practice.register();
  const missing = [404, 'The requested client could not be found'];
  expect(statusAndText(await other.get(pathOf(clientId)))).toEqual(missing);
  expect(statusAndText(await other.put(pathOf(clientId), { plan: 'Mine' }))).toEqual(missing);
  expect((await other.get('/api/billing-details')).json()).toEqual([]);
  expect((await practice.visitor().get('/api/billing-details')).status).toBe(401);
});

describe('The billing details of a client', () => {
  test('are empty until something is saved, and are gone once all of it is emptied', async () => {
    const clientId = await addChild('Ivy');
    const empty = await read(clientId);
    expect(empty).toMatchObject({ clientId, billTo: null, rates: [], filesClaims: null, updatedAt: null });
    await save(clientId, buildBillingDetails());
    await save(clientId, { plan: 'Sample Health Gold' });
    expect(await read(clientId)).toMatchObject({
      ...buildBillingDetails({ plan: 'Sample Health Gold' }),
      billedWithId: null,
    });
    expect(await list()).toMatchObject([{ clientId, plan: 'Sample Health Gold' }]);
    const { clientId: _clientId, updatedAt: _updatedAt, ...nothing } = empty;
    const emptied = await save(clientId, nothing);
    expect(emptied.json()).toEqual(empty);
    expect(await list()).toEqual([]);
    await undo(emptied);
    expect(await list()).toMatchObject([{ clientId, plan: 'Sample Health Gold' }]);
  });

  test('are not overwritten by an outdated version, and a saved change is undone', async () => {
    const clientId = await addChild('Ivy');
    const first = await save(clientId, { plan: 'First', updatedAt: null });
    expect((await save(clientId, { plan: 'Second', updatedAt: null })).status).toBe(409);
    // The same once more is no conflict.
    expect((await save(clientId, { plan: 'First', updatedAt: null })).status).toBe(200);
    await undo(await save(clientId, { plan: 'Second' }));
    expect(await read(clientId)).toMatchObject({ plan: 'First' });
    expect((await undo(first))[0]).toBe(409);
    const other = await addChild('Ben');
    await undo(await save(other, { plan: 'Third' }));
    expect(await list()).toHaveLength(1);
  });

  test('go with the client that is deleted, and come back with it', async () => {
    const clientId = await addChild('Ivy');
    await save(clientId, buildBillingDetails());
    const before = await list();
    const deleted = await therapist.delete(`/api/clients/${clientId}`);
    expect(await list()).toEqual([]);
    await undo(deleted);
    expect(await list()).toEqual(before);
  });
});

describe('Children billed together', () => {
  let [ivy, ben, ana]: [number, number, number] = [0, 0, 0];

  beforeEach(async () => {
    [ivy, ben, ana] = [await addChild('Ivy'), await addChild('Ben'), await addChild('Ana')];
    expect((await save(ivy, { billedWithId: ben })).status).toBe(200);
  });

  const parted = 'Another child is billed together with this client. Bill them apart first';

  test('have one holder, who is billed with nobody', async () => {
    expect(statusAndText(await save(ana, { billedWithId: ivy }))).toEqual([
      409,
      'Ivy is billed together with another child already',
    ]);
    expect(statusAndText(await save(ben, { billedWithId: ana }))).toEqual([409, parted]);
    expect(statusAndText(await save(ana, { billedWithId: ana }))).toEqual([
      400,
      'A child cannot be billed together with itself',
    ]);
    const elsewhere = await addRecord<Client>(await practice.register(), '/api/clients', buildClient());
    expect((await save(ana, { billedWithId: elsewhere.id })).status).toBe(404);
    expect((await save(ana, { billedWithId: ben })).status).toBe(200);
  });

  test('keep their holder until they are billed apart', async () => {
    expect(statusAndText(await therapist.delete(`/api/clients/${ben}`))).toEqual([409, parted]);
    await save(ivy, { billedWithId: null });
    expect((await therapist.delete(`/api/clients/${ben}`)).status).toBe(204);
  });

  test('are not joined to a third one by an undo or a restored client', async () => {
    const apart = await save(ivy, { billedWithId: null });
    await save(ben, { billedWithId: ana });
    expect(await undo(apart)).toEqual([
      409,
      'One of these children is billed together with another one by now',
    ]);
    await save(ben, { billedWithId: null });
    await save(ivy, { billedWithId: ben });
    const deleted = await therapist.delete(`/api/clients/${ivy}`);
    await save(ben, { billedWithId: ana });
    await undo(deleted);
    expect(await read(ivy)).toMatchObject({ billedWithId: null });
  });

  test('come through an archive, which may not chain them', async () => {
    const row = (id: number, clientId: number, billedWithId: number | null) => ({
      ...{ id, clientId, therapistId: 77, createdAt: moment, updatedAt: moment },
      ...initialContent(billingDetailsRecord, { billedWithId, rates: [buildOwnRate()] }),
    });
    const clients = [5, 6, 7].map((id) => storedClient({ id, firstName: `Child ${id}` }));
    const into = await practice.register();
    const send = async (...rows: ReturnType<typeof row>[]) =>
      statusAndText(
        await into.post('/api/import', buildArchive(buildCaseload({ clients, billing_details: rows }))),
      );
    expect((await send(row(1, 5, 6), row(2, 6, 7)))[1]).toContain('is billed with another one');
    expect((await send(row(1, 5, 6), row(2, 5, null)))[1]).toContain('of the same client');
    expect((await send(row(1, 5, 5)))[1]).toContain('A child cannot be billed together with itself');
    expect((await send(row(1, 5, 6)))[0]).toBe(200);
    const imported = (await into.get('/api/clients')).json<Client[]>();
    const idOf = (name: string) => imported.find(({ firstName }) => firstName === name)?.id;
    expect((await into.get('/api/billing-details')).json()).toMatchObject([
      { clientId: idOf('Child 5'), billedWithId: idOf('Child 6'), rates: [buildOwnRate()] },
    ]);
  });

  test('keep a holder who was imported', async () => {
    const importId = await addClientImport(therapist);
    const clients = (await therapist.get('/api/clients')).json<Client[]>();
    const imported = clients.find(({ lastName }) => lastName !== 'Sample');
    await save(ana, { billedWithId: imported?.id });
    const preview = await therapist.get(`/api/client-imports/${importId}/undo`);
    expect(preview.json()).toMatchObject({ removedCount: 0, kept: [{ reasons: ['billing details'] }] });
  });
});
