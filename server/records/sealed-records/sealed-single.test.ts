import { beforeEach, describe, expect, test } from 'vitest';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';
import { purgeSealedRecords } from './purge-sealed-records.ts';

let billing: BillingPractice;

beforeEach(async () => {
  billing = await startBillingPractice(startTestPractice);
});

async function sealed(): Promise<SealedRecord[]> {
  return (await billing.owner.get('/api/sealed-records')).json<SealedRecord[]>();
}

async function remove(path: string): Promise<SealedRecord> {
  const reply = await billing.owner.delete(path);
  expect([reply.status, reply.text]).toEqual([204, '']);
  expect((await billing.owner.get(path)).status).toBe(404);
  const [latest] = await sealed();
  if (!latest) throw new Error('Nothing was sealed');
  return latest;
}

const restore = ({ id }: SealedRecord) => billing.owner.post(`/api/sealed-records/${id}/restore`);

const read = async (path: string): Promise<unknown> => (await billing.owner.get(path)).json();

/** Deletes a record, looks at how it is listed, and restores it as it was. */
async function expectSealed(path: string, listed: Partial<SealedRecord>): Promise<void> {
  const before = await read(path);
  const record = await remove(path);
  expect(record).toEqual({
    id: record.id,
    therapistId: 1,
    clientId: billing.clientId,
    clientName: 'Ivy Sample',
    amount: null,
    datePaid: null,
    sealedAt: '2026-11-20T15:00:00.000Z',
    deletedBy: 'Therapist 1 Sample',
    retainedUntil: '2040-04-09',
    keptFor: 'age',
    ...listed,
  });
  const reply = await restore(record);
  expect([reply.status, reply.json()]).toMatchObject([200, { id: billing.clientId }]);
  expect(await read(path)).toEqual(before);
  expect(await sealed()).toEqual([]);
  expect(statusAndText(await restore(record))).toEqual([404, 'The requested record could not be found']);
}

describe('A deleted record is sealed, and restored unchanged:', () => {
  test('a session with the earlier versions of its note', async () => {
    const id = await billing.addSession();
    await billing.owner.put(`/api/sessions/${id}`, { notes: 'Another note.' });
    const versions = await read('/api/note-versions');
    expect(versions).toHaveLength(1);
    await expectSealed(`/api/sessions/${id}`, { kind: 'session', recordId: id, day: '2026-10-05' });
    expect(await read('/api/note-versions')).toEqual(versions);
  });

  test('an assessment with its answers', async () => {
    const { clientId, owner } = billing;
    const answered = { ...buildAssessment({ clientId }), responses: ['Slowly', 3] };
    const { id } = await addRecord<Assessment>(owner, '/api/assessments', answered);
    await expectSealed(`/api/assessments/${id}`, { kind: 'assessment', recordId: id, day: '2026-11-20' });
  });

  test('an annual record', async () => {
    const { id } = await billing.addAnnual({ date: '2026-09-15', amount: 7_500 });
    const listed = { kind: 'annual', recordId: id, day: '2026-09-15', amount: 7_500 } as const;
    await expectSealed(`/api/annuals/${id}`, listed);
  });

  test('a paid invoice with its lines', async () => {
    const { id } = await billing.issue({ status: 'paid' });
    await expectSealed(`/api/invoices/${id}`, {
      kind: 'invoice',
      recordId: id,
      day: '2026-11-20',
      amount: 12_000,
      datePaid: '2026-11-20T15:00:00.000Z',
    });
  });

  test('an invoice with annual records, which are linked again', async () => {
    const annual = await billing.addAnnual();
    const { id } = await billing.issue({ sessionIds: [], annualIds: [annual.id], amount: 5_000 });
    await expectSealed(`/api/invoices/${id}`, {
      kind: 'invoice',
      recordId: id,
      day: '2026-11-20',
      amount: 5_000,
    });
    expect(await read(`/api/annuals/${annual.id}`)).toMatchObject({ invoiceId: id });
  });
});

test('Every session of a series that is deleted is sealed', async () => {
  const { owner, clientId } = billing;
  const reply = await owner.post('/api/sessions/series', { ...buildSession({ clientId }), count: 3 });
  const [first, ...following] = reply.json<Session[]>();
  await owner.delete(`/api/sessions/${first?.id}?scope=following`);
  const ids = (await sealed()).map(({ recordId }) => recordId).sort((a, b) => a - b);
  expect(ids).toEqual([first, ...following].map((session) => session?.id));
});

test('A deleted task is not sealed', async () => {
  const { id } = await addRecord<{ id: number }>(billing.owner, '/api/tasks', {
    title: 'Order pencil grips',
  });
  await billing.owner.delete(`/api/tasks/${id}`);
  expect(await sealed()).toEqual([]);
});

test('The number of a deleted invoice is not reused, and its session can be billed', async () => {
  const first = await billing.issue({ status: 'paid' });
  await remove(`/api/invoices/${first.id}`);
  const second = await billing.issue({ sessionIds: first.sessionIds });
  expect(second.id).toBeGreaterThan(first.id);
});

describe('A restore is refused with the reason', () => {
  test("while the record's client is deleted", async () => {
    const record = await remove(`/api/sessions/${await billing.addSession()}`);
    await billing.owner.delete(`/api/clients/${billing.clientId}`);
    expect(statusAndText(await restore(record))).toEqual([
      409,
      'The client of this session was deleted too. Please restore the client first',
    ]);
    const client = (await sealed()).find(({ kind }) => kind === 'client');
    if (client === undefined) throw new Error('The client was not sealed');
    expect((await restore(client)).status).toBe(200);
    expect((await restore(record)).status).toBe(200);
  });

  test('when its absence number is taken', async () => {
    const absent = { status: 'absence', type: 'absent' };
    const record = await remove(`/api/sessions/${await billing.addSession(absent)}`);
    const other = await billing.addSession({ ...absent, date: '2026-10-12T14:00:00.000Z' });
    expect(statusAndText(await restore(record))).toEqual([
      409,
      'Another session has become absence 1 of this school year. Please give that one another number first',
    ]);
    await billing.owner.put(`/api/sessions/${other}`, { absenceNumber: 2 });
    expect((await restore(record)).status).toBe(200);
  });

  test('when a session of the invoice no longer exists', async () => {
    const { id, sessionIds } = await billing.issue();
    const record = await remove(`/api/invoices/${id}`);
    const session = await remove(`/api/sessions/${sessionIds[0]}`);
    expect(statusAndText(await restore(record))).toEqual([
      409,
      'A session on this invoice was deleted or moved to another client. Please bring it back first',
    ]);
    expect((await restore(session)).status).toBe(200);
    expect((await restore(record)).status).toBe(200);
    expect(await read(`/api/invoices/${id}`)).toMatchObject({ sessionIds });
  });

  test('when a session or annual record of the invoice is on another one', async () => {
    const first = await billing.issue();
    const record = await remove(`/api/invoices/${first.id}`);
    await billing.issue({ sessionIds: first.sessionIds });
    expect(statusAndText(await restore(record))).toEqual([
      409,
      'A session on this invoice is on another invoice by now. Please take it off there first',
    ]);
    const annual = await billing.addAnnual();
    const yearly = { sessionIds: [], annualIds: [annual.id] };
    const second = await remove(`/api/invoices/${(await billing.issue(yearly)).id}`);
    await billing.issue(yearly);
    expect(statusAndText(await restore(second))).toEqual([
      409,
      'An annual record on this invoice is on another invoice by now. Please take it off there first',
    ]);
    expect(await sealed()).toHaveLength(2);
  });

  test('when a part of it exists again', async () => {
    const id = await billing.addSession();
    const kept = (await read(`/api/sessions/${id}`)) as Session;
    const record = await remove(`/api/sessions/${id}`);
    await billing.practice.database.write((queries) =>
      queries
        .insertInto('sessions')
        .values({
          id,
          therapist_id: 1,
          client_id: billing.clientId,
          date: kept.date,
          duration: 60,
          type: 'individual',
          status: 'completed',
          absence_number: 0,
          billable: true,
          created_at: kept.createdAt,
          updated_at: kept.updatedAt,
        })
        .execute(),
    );
    expect(statusAndText(await restore(record))).toEqual([
      409,
      'This record cannot be restored, because a part of it is there again',
    ]);
  });
});

test('A sealed record is deleted on its date, and the audit log says what it was', async () => {
  await billing.owner.put(`/api/clients/${billing.clientId}`, { dateOfBirth: null });
  const id = await billing.addSession();
  const record = await remove(`/api/sessions/${id}`);
  expect(record).toMatchObject({ retainedUntil: '2032-11-20', keptFor: 'last-entry' });
  const { database } = billing.practice;
  await purgeSealedRecords(database, () => new Date('2032-11-20T15:00:00.000Z'));
  expect(await sealed()).toHaveLength(1);
  await purgeSealedRecords(database, () => new Date('2032-11-21T15:00:00.000Z'));
  expect(await sealed()).toEqual([]);
  const entries = await database.read
    .selectFrom('audit_log')
    .select(['entity', 'entity_id'])
    .where('action', '=', 'purge')
    .execute();
  expect(entries).toEqual([{ entity: 'session', entity_id: id }]);
});
