import { beforeEach, describe, expect, test } from 'vitest';
import { type Client, clientRecord } from '#domain/caseload/clients/client.ts';
import { initialContent } from '#domain/platform/record.ts';
import type { ClientImport, ImportUndo } from '#domain/records/imports/client-import.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient, buildClientImport } from '#tests/builders/client-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const path = '/api/client-imports';
let now: Date;
let practice: TestPractice;
let therapist: TestVisitor;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now });
  therapist = await practice.register();
});

const clients = async () => (await therapist.get('/api/clients')).json<Client[]>();
const imports = async () => (await therapist.get(path)).json<ClientImport[]>();

async function imported(...names: string[]): Promise<{ id: number; ids: number[] }> {
  const body = buildClientImport(...names.map((firstName) => ({ firstName })));
  const { id } = await addRecord<ClientImport>(therapist, path, body);
  const listed = await clients();
  return { id, ids: names.map((name) => listed.find((one) => one.firstName === name)?.id ?? 0) };
}

test('Importing clients requires a sign-in', async () => {
  const visitor = practice.visitor();
  expect((await visitor.get(path)).status).toBe(401);
  expect((await visitor.post(path, buildClientImport({}))).status).toBe(401);
  expect((await visitor.get(`${path}/1/undo`)).status).toBe(401);
  expect((await visitor.post(`${path}/1/undo`)).status).toBe(401);
});

test('An invalid row is named, and nothing is imported', async () => {
  const wrong: [object, string][] = [
    [{ firstName: 'B' }, 'Row 3: First name must be at least 2 characters'],
    [{ email: 'ivy@' }, 'Row 3: Invalid email address'],
    [{ dateOfBirth: '2018-02-30' }, 'Row 3: Please enter a valid date of birth'],
    [{ dateOfBirth: '2026-11-21' }, 'Row 3: Date of birth cannot be in the future'],
    [{ notes: 'a\0b' }, 'The text contains characters that cannot be stored'],
  ];
  for (const [changes, message] of wrong) {
    const body = buildClientImport({}, { firstName: 'Ben', ...changes });
    expect(statusAndText(await therapist.post(path, body))).toEqual([400, message]);
  }
  const none = 'Please choose at least one client to import';
  expect(statusAndText(await therapist.post(path, { rows: [] }))).toEqual([400, none]);
  expect(statusAndText(await therapist.post(path, { rows: 'all' }))).toEqual([400, none]);
  const many = buildClientImport(...Array.from({ length: 5_001 }, () => ({})));
  expect(statusAndText(await therapist.post(path, many))).toEqual([
    400,
    'Please import at most 5,000 clients at once',
  ]);
  expect([await clients(), await imports()]).toEqual([[], []]);
});

test('An existing client is refused unless the row is marked as intended', async () => {
  await addRecord(therapist, '/api/clients', buildClient());
  const refusal = (row: number) => [
    409,
    `Row ${row}: a client with this name and date of birth is there already, so nothing was imported`,
  ];
  const again = buildClientImport({ firstName: 'Ben' }, { firstName: 'IVY' });
  expect(statusAndText(await therapist.post(path, again))).toEqual(refusal(3));
  const twice = buildClientImport({ firstName: 'Ben' }, { firstName: 'Zoe' }, { firstName: 'Ben' });
  expect(statusAndText(await therapist.post(path, twice))).toEqual(refusal(4));
  expect(await clients()).toHaveLength(1);
  const meant = { ...again, rows: again.rows.map((row) => ({ ...row, isMeantTwice: true })) };
  expect((await therapist.post(path, meant)).status).toBe(201);
  expect(await clients()).toHaveLength(3);
});

describe('An import', () => {
  test('adds every client at once, and is listed and audited', async () => {
    const body = buildClientImport({}, { firstName: 'Ben', status: 'inactive', email: '', notes: null });
    const reply = await therapist.post(path, body);
    const expected = {
      id: 1,
      fileName: 'caseload.csv',
      clientCount: 2,
      remainingCount: 2,
      createdAt: '2026-11-20T15:00:00.000Z',
      undoneAt: null,
    };
    expect([reply.status, reply.json()]).toEqual([201, expected]);
    expect(await imports()).toEqual([expected]);
    const moments = { createdAt: expected.createdAt, updatedAt: expected.createdAt };
    const stored = initialContent(clientRecord, buildClient());
    expect(await clients()).toEqual([
      {
        ...stored,
        id: 2,
        therapistId: 1,
        firstName: 'Ben',
        status: 'inactive',
        ...moments,
        email: null,
        notes: null,
      },
      { ...stored, id: 1, therapistId: 1, status: 'active', ...moments },
    ]);
    const lines = (await therapist.get('/api/activity?action=import')).json<object[]>();
    expect(lines).toMatchObject([
      { action: 'import', entity: 'client', entityId: 2, clientId: 2 },
      { action: 'import', entity: 'client', entityId: 1, clientId: 1 },
    ]);
    expect((await (await practice.register()).get(path)).json()).toEqual([]);
  });

  test('of 2,000 clients keeps the order of the rows', async () => {
    const names = Array.from({ length: 2_000 }, (_, index) => `Child ${String(index).padStart(4, '0')}`);
    const { ids } = await imported(...names);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(new Set(ids).size).toBe(2_000);
  });

  test('that is sent again with the same key is not repeated', async () => {
    const key = { 'idempotency-key': 'once' };
    const first = await therapist.post(path, buildClientImport({}), key);
    const second = await therapist.post(path, buildClientImport({}), key);
    expect([second.status, second.text]).toEqual([201, first.text]);
    expect(await clients()).toHaveLength(1);
  });
});

describe('Undoing an import', () => {
  test('is not possible for other therapists', async () => {
    const { id } = await imported('Ivy');
    const other = await practice.register();
    for (const each of [id, 999, 'first']) {
      const missing = [404, 'The requested import could not be found'];
      expect(statusAndText(await other.get(`${path}/${each}/undo`))).toEqual(missing);
      expect(statusAndText(await other.post(`${path}/${each}/undo`))).toEqual(missing);
    }
    expect(await clients()).toHaveLength(1);
  });

  test('removes exactly the imported clients', async () => {
    const before = await addRecord<Client>(therapist, '/api/clients', buildClient({ firstName: 'Before' }));
    const { id } = await imported('Ivy', 'Ben');
    const later = await imported('Later');
    expect((await therapist.get(`${path}/${id}/undo`)).json()).toEqual({
      removedCount: 2,
      mandateCount: 0,
      kept: [],
    });
    now = new Date('2026-11-21T15:00:00.000Z');
    expect((await therapist.post(`${path}/${id}/undo`)).json()).toEqual({
      removedCount: 2,
      mandateCount: 0,
      kept: [],
    });
    expect((await clients()).map((one) => one.id)).toEqual([before.id, ...later.ids]);
    expect(await imports()).toMatchObject([
      { id: later.id, remainingCount: 1, undoneAt: null },
      { id, clientCount: 2, remainingCount: 0, undoneAt: '2026-11-21T15:00:00.000Z' },
    ]);
    expect((await therapist.get('/api/activity?action=delete')).json()).toHaveLength(2);
    expect((await therapist.get('/api/sealed-records')).json()).toEqual([]);
    expect(statusAndText(await therapist.post(`${path}/${id}/undo`))).toEqual([
      409,
      'None of these clients is there any more',
    ]);
    await practice.app.close();
    const previewed = await practice.database.read
      .selectFrom('audit_log')
      .select(['entity', 'entity_id'])
      .where('action', '=', 'read')
      .execute();
    expect(previewed).toEqual([{ entity: 'import', entity_id: id }]);
  });

  test('keeps every client with additions, and says which', async () => {
    const names = ['Ann', 'Ben', 'Cal', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida'];
    const { id, ids } = await imported(...names);
    const [ann = 0, ben = 0, cal = 0, dan = 0, eve = 0, , , hal = 0, ida = 0] = ids;
    now = new Date('2026-11-20T16:00:00.000Z');
    await addRecord(therapist, '/api/sessions', buildSession({ clientId: ann }));
    await addRecord(therapist, '/api/assessments', buildAssessment({ clientId: ben }));
    await addRecord(therapist, '/api/annuals', buildAnnual({ clientId: cal }));
    await addRecord(therapist, '/api/tasks', buildTask({ clientId: dan }));
    await addRecord(therapist, '/api/plans', buildPlan({ clientId: dan }));
    await addRecord(therapist, '/api/tasks', buildTask({ clientId: ann }));
    await therapist.put(`/api/clients/${eve}`, { notes: 'Called on Friday.' });
    const billed = buildSession({ clientId: hal, status: 'completed' });
    const held = await addRecord<{ id: number }>(therapist, '/api/sessions', billed);
    const bill = buildInvoice({ clientId: hal, sessionIds: [held.id] });
    const paid = await addRecord<{ id: number }>(therapist, '/api/invoices', { ...bill, status: 'paid' });
    // What was deleted again was there too.
    await therapist.delete(`/api/invoices/${paid.id}`);
    await therapist.delete(`/api/sessions/${held.id}`);
    const treated = await addRecord<{ id: number }>(
      therapist,
      '/api/sessions',
      buildSession({ clientId: ida }),
    );
    await therapist.put(`/api/sessions/${treated.id}`, { notes: 'Another note.' });
    const expected: ImportUndo = {
      removedCount: 2,
      mandateCount: 0,
      kept: [
        { clientId: ann, reasons: ['sessions', 'tasks'] },
        { clientId: ben, reasons: ['assessments'] },
        { clientId: cal, reasons: ['annual records'] },
        { clientId: dan, reasons: ['plans', 'tasks'] },
        { clientId: eve, reasons: ['changed details'] },
        { clientId: hal, reasons: ['payments', 'sealed records'] },
        { clientId: ida, reasons: ['sessions', 'earlier notes'] },
      ],
    };
    expect((await therapist.get(`${path}/${id}/undo`)).json()).toEqual(expected);
    expect((await therapist.post(`${path}/${id}/undo`)).json()).toEqual(expected);
    expect((await clients()).map((one) => one.id)).toEqual([ann, ben, cal, dan, eve, hal, ida]);
    expect(statusAndText(await therapist.post(`${path}/${id}/undo`))).toEqual([
      409,
      'Something has been added to each of these clients since, so none was taken out',
    ]);
  });

  test('ends after 30 days', async () => {
    const { id } = await imported('Ivy');
    now = new Date('2026-12-20T15:00:01.000Z');
    // Her sign-in has ended by then as well.
    await therapist.post('/api/login', { username: 'therapist1', password: 'quiet-swing-42' });
    expect(statusAndText(await therapist.post(`${path}/${id}/undo`))).toEqual([
      409,
      'An import can be undone for 30 days. Please delete these clients one by one',
    ]);
    expect(await clients()).toHaveLength(1);
  });

  test('works if a client was deleted meanwhile', async () => {
    const { id, ids } = await imported('Ivy', 'Ben');
    await therapist.delete(`/api/clients/${ids[0]}`);
    expect(await imports()).toMatchObject([{ clientCount: 2, remainingCount: 1 }]);
    expect((await therapist.post(`${path}/${id}/undo`)).json()).toEqual({
      removedCount: 1,
      mandateCount: 0,
      kept: [],
    });
    expect(await clients()).toEqual([]);
  });
});
