import { beforeEach, describe, expect, test } from 'vitest';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Group } from '#domain/caseload/groups/group.ts';
import { MEMBERS_LIMIT, rosterObstacle } from '#domain/caseload/groups/group-member.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Task } from '#domain/caseload/tasks/task.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { type RecordDescription, versionOf } from '#domain/platform/record.ts';
import { caseloadRecords } from '#domain/program/caseload-records.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import type { FamilyInquiry } from '#domain/website/inquiries/inquiry.ts';
import { readSealedClient } from '#server/caseload/sealing/sealed-client.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildBillingDetails } from '#tests/builders/billing-details-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { addInquiry } from '#tests/builders/inquiry-builder.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildMailing } from '#tests/builders/message-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { addInvoicedSession, addSuperbill } from '#tests/builders/superbill-builder.ts';
import { supervise } from '#tests/builders/supervision-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { makeBill } from '#tests/setup/billed-october.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';
import { purgeSealedRecords } from './purge-sealed-records.ts';

let billing: BillingPractice;
let clientPath: string;
let task: Task;

/** A client with something in every drawer, beside another client whose records stay. */
beforeEach(async () => {
  billing = await startBillingPractice(startTestPractice);
  const { owner, clientId } = billing;
  clientPath = `/api/clients/${clientId}`;
  await billing.issue();
  const absence = await billing.addSession({ status: 'absence' });
  await owner.put(`/api/sessions/${absence}`, { notes: 'Called in sick.' });
  const annual = await billing.addAnnual();
  await billing.issue({ sessionIds: [], annualIds: [annual.id] });
  await addRecord<Assessment>(owner, '/api/assessments', {
    ...buildAssessment({ clientId }),
    responses: ['Slowly', 3],
  });
  await addRecord(owner, '/api/groups', buildGroup({ members: [{ clientId, from: '2026-09-08' }] }));
  task = await addRecord<Task>(owner, '/api/tasks', buildTask({ clientId }));
  const goal = await addRecord<Goal>(owner, '/api/goals', buildFirstGoal({ clientId }));
  const { planId } = goal;
  const plan = (await owner.get(`/api/plans/${planId}`)).json<Plan>();
  await addRecord(owner, '/api/mandates', {
    ...buildMandate({ clientId, planId, endsOn: plan.endsOn }),
    terms: [buildTerm({ startsOn: plan.startsOn })],
    sessionIds: [absence],
  });
  await owner.put(`/api/sessions/${absence}/results/${goal.id}`, buildResult());
  await owner.put(`/api/sessions/${absence}/note`, buildNote());
  await owner.put(`/api/clients/${clientId}/billing-details`, buildBillingDetails());
  await addRecord(owner, '/api/documents', buildDocument({ clientId }));
  const otherClient = await billing.addClient();
  await billing.issue({
    clientId: otherClient,
    sessionIds: [await billing.addSession({ clientId: otherClient })],
  });
});

const lists = [
  ...['clients', 'sessions', 'assessments', 'invoices', 'annuals'],
  ...['plans', 'goals', 'goal-revisions', 'results', 'documents', 'mandates'],
];

async function everything(): Promise<Record<string, unknown>> {
  const read = lists.map(async (name) => [name, (await billing.owner.get(`/api/${name}`)).json()]);
  return Object.fromEntries(await Promise.all(read));
}

async function lengths(): Promise<number[]> {
  return Object.values(await everything()).map((list) => (Array.isArray(list) ? list.length : -1));
}

async function sealed(): Promise<SealedRecord[]> {
  return (await billing.owner.get('/api/sealed-records')).json<SealedRecord[]>();
}

async function deleteClient(): Promise<SealedRecord> {
  expect((await billing.owner.delete(clientPath)).status).toBe(204);
  const [record] = await sealed();
  if (!record) throw new Error('Nothing was sealed');
  return record;
}

/** Bills a session to an organization. */
async function billPayer(sessionId: number): Promise<void> {
  const { owner } = billing;
  const payer = { ...buildOrganization({ kind: 'county' }), contract: buildContract() };
  const { id: payerId } = await addRecord<Organization>(owner, '/api/organizations', payer);
  const { date, mandateId } = (await owner.get(`/api/sessions/${sessionId}`)).json<Session>();
  await owner.put(`/api/mandates/${mandateId}`, { payerId });
  const day = date.slice(0, 10);
  const reply = await makeBill(owner, { payerId, fromOn: day, untilOn: day });
  expect(reply.status, reply.text).toBe(201);
}

function restore(record: SealedRecord, therapist: TestVisitor = billing.owner) {
  return therapist.post(`/api/sealed-records/${record.id}/restore`);
}

test('Sealed records require a sign-in', async () => {
  const record = await deleteClient();
  const visitor = billing.practice.visitor();
  expect((await visitor.get('/api/sealed-records')).status).toBe(401);
  expect((await restore(record, visitor)).status).toBe(401);
});

describe('Deleting a client', () => {
  test('removes the client with all sessions, assessments, invoices and annuals from every list', async () => {
    expect(await lengths()).toEqual([2, 3, 1, 3, 1, 1, 1, 1, 1, 1, 1]);
    const reply = await billing.owner.delete(clientPath);
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect(await lengths()).toEqual([1, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0]);
    expect((await billing.owner.get(clientPath)).status).toBe(404);
    expect((await billing.owner.get(`/api/sessions/client/${billing.clientId}`)).status).toBe(404);
    expect((await billing.owner.delete(clientPath)).status).toBe(404);
  });

  test('seals every kind of record that belongs to a client, with its version', async () => {
    const held = await billing.addSession({ date: '2026-10-07T14:00:00.000Z' });
    await billing.owner.put('/api/signing-profile', buildSigningProfile());
    const path = `/api/sessions/${held}/note/sign`;
    const { uid } = await addRecord<SignedDocument>(billing.owner, path, {});
    const supervisor = await billing.practice.register();
    await supervise(billing.owner, { therapist: billing.owner, supervisor });
    expect((await supervisor.post(`/api/reviews/${uid}`, {})).status).toBe(201);
    await billing.owner.put('/api/practice-settings', { taxId: '00-1234567' });
    await addInvoicedSession(billing.owner, billing.clientId);
    const superbill = await addSuperbill(billing.owner, billing.clientId);
    await addRecord(billing.owner, '/api/messages/batch', buildMailing(superbill.id));
    await billPayer(held);
    await addRecord(billing.owner, '/api/payments', buildPayment({ clientId: billing.clientId, amount: 1 }));
    await deleteClient();
    const { record } = await billing.practice.database.read
      .selectFrom('sealed_records')
      .select('record')
      .executeTakeFirstOrThrow();
    const kinds: readonly RecordDescription[] = caseloadRecords;
    const ofClients = kinds.filter(({ table, parents }) => table === 'clients' || parents?.clientId);
    const { records, versions } = readSealedClient(record, defaultPracticeSettings);
    expect(Object.keys(records).toSorted()).toEqual(ofClients.map(({ table }) => table).toSorted());
    for (const kind of ofClients) {
      expect(records[kind.table]?.length, kind.noun).toBeGreaterThan(0);
      expect(versions[kind.table]).toBe(versionOf(kind));
    }
  });

  test("keeps the client's tasks without a client", async () => {
    await deleteClient();
    const left = (await billing.owner.get('/api/tasks')).json<Task[]>();
    expect(left.map(({ id, clientId }) => [id, clientId])).toEqual([[task.id, null]]);
  });

  test('retains the record until a year after the 21st birthday', async () => {
    expect(await deleteClient()).toEqual({
      id: 1,
      therapistId: 1,
      kind: 'client',
      recordId: billing.clientId,
      clientId: billing.clientId,
      clientName: 'Ivy Sample',
      day: null,
      amount: null,
      datePaid: null,
      sealedAt: '2026-11-20T15:00:00.000Z',
      deletedBy: 'Therapist 1 Sample',
      retainedUntil: '2040-04-09',
      keptFor: 'age',
    });
  });

  test('retains the record until six years after its last entry if that is later', async () => {
    await billing.owner.put(clientPath, { dateOfBirth: null });
    await billing.addSession({ date: '2027-01-15T03:00:00.000Z', status: 'scheduled' });
    expect(await deleteClient()).toMatchObject({ retainedUntil: '2033-01-14', keptFor: 'last-entry' });
  });

  test('is recorded in the audit log without a name', async () => {
    await deleteClient();
    const entries = await billing.practice.database.read
      .selectFrom('audit_log')
      .select(['action', 'entity', 'entity_id', 'user_id'])
      .where('action', '=', 'delete')
      .execute();
    expect(entries).toEqual([
      { action: 'delete', entity: 'client', entity_id: billing.clientId, user_id: 1 },
    ]);
  });
});

describe('Restoring', () => {
  test('restores everything unchanged, but a group only up to the day from which it is full', async () => {
    const before = await everything();
    const record = await deleteClient();
    const reply = await restore(record);
    expect(reply.status, reply.text).toBe(200);
    expect(await everything()).toEqual(before);
    expect((await billing.owner.get(`/api/tasks/${task.id}`)).json<Task>().clientId).toBe(billing.clientId);
    expect(await sealed()).toEqual([]);
    expect(statusAndText(await restore(record))).toEqual([404, 'The requested record could not be found']);

    const { owner, clientId } = billing;
    const [group] = (await owner.get('/api/groups')).json<Group[]>();
    const [planned] = await addRecord<Session[]>(owner, '/api/sessions/group', {
      groupId: group?.id,
      clientIds: [clientId],
      date: '2026-12-01T15:00:00.000Z',
      duration: 30,
    });
    const again = await deleteClient();
    for (let others = 0; others < MEMBERS_LIMIT; others += 1) {
      const member = { clientId: await billing.addClient(), from: '2026-12-01' };
      const joined = await owner.post(`/api/groups/${group?.id}/members`, member);
      expect(joined.status, joined.text).toBe(201);
    }
    const late = await restore(again);
    expect([late.status, late.json()]).toEqual([200, { id: clientId, therapistId: 1, lost: ['group'] }]);
    const { members } = (await owner.get(`/api/groups/${group?.id}`)).json<Group>();
    expect(rosterObstacle(members)).toBeUndefined();
    expect(members.find((one) => one.clientId === clientId)).toMatchObject({ until: '2026-11-30' });
    expect(members).toHaveLength(MEMBERS_LIMIT + 1);
    const session = (await owner.get(`/api/sessions/${planned?.id}`)).json<Session>();
    expect(session).toMatchObject({ status: 'scheduled', groupId: null });
  });

  test('links the inquiry that the client began as, unless it became another client since', async () => {
    const { owner, practice, clientId } = billing;
    const inquiries = [
      await addInquiry(owner, practice.visitor()),
      await addInquiry(owner, practice.visitor(), { childName: 'Alex Example' }),
    ];
    for (const id of inquiries) await owner.put(`/api/consultation-requests/${id}`, { clientId });
    const record = await deleteClient();
    const linked = async () =>
      (await owner.get('/api/consultation-requests'))
        .json<FamilyInquiry[]>()
        .map((inquiry) => [inquiry.id, inquiry.clientId]);
    const [first = 0, second = 0] = inquiries;
    expect(await linked()).toEqual([
      [second, null],
      [first, null],
    ]);
    const another = await billing.addClient();
    await owner.put(`/api/consultation-requests/${second}`, { clientId: another });
    await restore(record);
    expect(await linked()).toEqual([
      [second, another],
      [first, clientId],
    ]);
  });

  test('restores the client only once, of two concurrent requests', async () => {
    const record = await deleteClient();
    const replies = await Promise.all([restore(record), restore(record)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await lengths()).toEqual([2, 3, 1, 3, 1, 1, 1, 1, 1, 1, 1]);
  });

  test('is refused if a payer has no contract or a part of it exists again, and answers if a payer was deleted', async () => {
    const { owner } = billing;
    const payer = { ...buildOrganization({ kind: 'county' }), contract: buildContract() };
    const { id: payerId } = await addRecord<Organization>(owner, '/api/organizations', payer);
    const [mandate] = (await owner.get('/api/mandates')).json<{ id: number }[]>();
    expect((await owner.put(`/api/mandates/${mandate?.id}`, { payerId })).status).toBe(200);
    const record = await deleteClient();
    expect((await owner.put(`/api/organizations/${payerId}`, { contract: null })).status).toBe(200);
    expect(statusAndText(await restore(record))).toEqual([
      409,
      'A payer of this client has no contract any more. Its therapist can enter one again under Schools & Payers',
    ]);
    expect((await owner.delete(`/api/organizations/${payerId}`)).status).toBe(204);
    const restored = await restore(record);
    expect([restored.status, restored.json()]).toMatchObject([200, { lost: ['payer'] }]);
    expect((await owner.get(`/api/mandates/${mandate?.id}`)).json()).toMatchObject({ payerId: null });

    const again = await deleteClient();
    await billing.practice.database.write((queries) =>
      queries
        .insertInto('clients')
        .values({
          id: billing.clientId,
          therapist_id: 1,
          first_name: 'Ivy',
          last_name: 'Sample',
          status: 'active',
          created_at: '2026-11-20T15:00:00.000Z',
          updated_at: '2026-11-20T15:00:00.000Z',
        })
        .execute(),
    );
    expect(statusAndText(await restore(again))).toEqual([
      409,
      'This record cannot be restored, because a part of it is there again',
    ]);
    expect(await sealed()).toEqual([again]);
  });

  test("is limited to the practice's owner", async () => {
    const other = await billing.practice.register();
    const theirs = await billing.addClient(other);
    await other.delete(`/api/clients/${theirs}`);
    const [record] = await sealed();
    if (!record) throw new Error('Nothing was sealed');
    expect((await restore(record, other)).status).toBe(403);
    // Nothing of the record: it is its therapist's alone.
    expect((await restore(record)).json()).toEqual({ id: theirs, therapistId: 2, lost: [] });
    expect((await other.get(`/api/clients/${theirs}`)).status).toBe(200);
    expect((await billing.owner.get(`/api/clients/${theirs}`)).status).toBe(404);
    const entry = await billing.practice.database.read
      .selectFrom('audit_log')
      .select(['therapist_id', 'user_id', 'entity_id'])
      .where('action', '=', 'restore')
      .execute();
    expect(entry).toEqual([{ therapist_id: 2, user_id: 1, entity_id: theirs }]);
  });
});

test("The owner sees everybody's sealed records, with who deleted them and why they are retained", async () => {
  const other = await billing.practice.register();
  const theirs = await billing.addClient(other);
  await deleteClient();
  billing.at('2026-11-20T16:00:00.000Z');
  await other.delete(`/api/clients/${theirs}`);
  expect((await sealed()).map(({ clientId, deletedBy }) => [clientId, deletedBy])).toEqual([
    [theirs, 'Therapist 2 Sample'],
    [billing.clientId, 'Therapist 1 Sample'],
  ]);
  const reply = await other.get('/api/sealed-records');
  expect([reply.status, reply.text]).toEqual([403, 'Only the owner of the practice can do this']);
});

describe('After the retention date', () => {
  const purge = (now: string) => purgeSealedRecords(billing.practice.database, () => new Date(now));

  test('the sealed record is deleted permanently, and the audit log records it', async () => {
    const record = await deleteClient();
    // Still April 9, 2040 in New York.
    await purge('2040-04-10T03:59:59.000Z');
    expect(await sealed()).toEqual([record]);
    await Promise.all([purge('2040-04-10T04:00:00.000Z'), purge('2040-04-10T04:00:00.000Z')]);
    expect(await sealed()).toEqual([]);
    const entries = await billing.practice.database.read
      .selectFrom('audit_log')
      .select(['entity', 'entity_id', 'user_id'])
      .where('action', '=', 'purge')
      .execute();
    expect(entries).toEqual([{ entity: 'client', entity_id: billing.clientId, user_id: 0 }]);
  });
});
