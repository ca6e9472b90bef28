import { beforeEach, describe, expect, test } from 'vitest';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Task } from '#domain/caseload/tasks/task.ts';
import {
  type Goal,
  MOST_ACTIVE_GOALS,
  MOST_OBJECTIVES,
  type NewGoal,
  TOO_MANY_OBJECTIVES,
} from '#domain/clinical/goals/goal.ts';
import { MOST_PHRASES, type Phrase } from '#domain/clinical/phrases/phrase.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { UndoneRecord } from '#domain/program/undo.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildFirstGoal, buildGoal } from '#tests/builders/goal-builder.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { buildMandate } from '#tests/builders/mandate-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPhrase } from '#tests/builders/phrase-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestReply, type TestVisitor } from '#tests/setup/test-visitor.ts';

let billing: BillingPractice;
let owner: TestVisitor;
let clientId: number;

beforeEach(async () => {
  billing = await startBillingPractice(startTestPractice);
  ({ owner, clientId } = billing);
});

/** Reads a record or a list without the moment of its last change. */
async function read(path: string): Promise<unknown> {
  const text = (await owner.get(path)).text;
  return JSON.parse(text, (key, value) => (key === 'updatedAt' ? undefined : value));
}

async function undo(reply: TestReply, visitor = owner): Promise<TestReply> {
  const id = reply.headers.get('undo');
  if (id === null) throw new Error('The answer named no undo');
  return visitor.post(`/api/undo/${id}`);
}

/** Stores as many phrases as a therapist has, without a call for each. */
async function fillPhrases(): Promise<void> {
  const moment = '2026-11-20T15:00:00.000Z';
  const stamps = { therapist_id: 1, created_at: moment, updated_at: moment };
  const phrases = Array.from({ length: MOST_PHRASES }, (_, index) => ({
    ...buildPhrase({ shortcut: `home${index}` }),
    ...stamps,
  }));
  await billing.practice.database.write((queries) => queries.insertInto('phrases').values(phrases).execute());
}

/** Makes a change, undoes it, and expects what can be read under these paths to be as it was before. */
async function expectPutBack(
  change: () => Promise<TestReply>,
  paths: readonly string[],
  undone: readonly Partial<UndoneRecord>[],
): Promise<void> {
  const before = await Promise.all(paths.map(read));
  const changed = await change();
  expect(changed.status).toBeLessThan(300);
  expect(await Promise.all(paths.map(read))).not.toEqual(before);
  const reply = await undo(changed);
  expect([reply.status, reply.json()]).toMatchObject([200, { records: undone }]);
  expect(reply.json<{ records: UndoneRecord[] }>().records).toHaveLength(undone.length);
  expect(await Promise.all(paths.map(read))).toEqual(before);
  expect(reply.headers.get('undo')).toBeNull();
  expect(statusAndText(await undo(changed))).toEqual([404, 'This can no longer be undone']);
}

const addSession = (changes: object = {}) => billing.addSession({ status: 'scheduled', ...changes });

describe('An undo reverts a change of', () => {
  test('the status of a session, with its absence number and whether it is billed', async () => {
    const id = await addSession();
    const path = `/api/sessions/${id}`;
    const changed = { kind: 'session', id, clientId, became: 'as it was' } as const;
    await expectPutBack(() => owner.put(path, { status: 'completed' }), [path], [changed]);
    await expectPutBack(() => owner.put(path, { status: 'absence', absenceNumber: 4 }), [path], [changed]);
    await owner.put(path, { status: 'absence' });
    await expectPutBack(() => owner.put(path, { status: 'cancelled' }), [path], [changed]);
  });

  test('the time and the length of a session', async () => {
    const path = `/api/sessions/${await addSession()}`;
    const moved = { date: '2026-11-27T15:30:00.000Z', duration: 45 };
    await expectPutBack(() => owner.put(path, moved), [path], [{ kind: 'session' }]);
  });

  test('a session with the following ones of its series', async () => {
    const sent = { ...buildSession({ clientId }), count: 4 };
    const [, second] = (await owner.post('/api/sessions/series', sent)).json<Session[]>();
    const path = `/api/sessions/${second?.id}?scope=following`;
    const session = { kind: 'session', became: 'as it was' } as const;
    await expectPutBack(
      () => owner.put(path, { time: '13:30', duration: 30 }),
      ['/api/sessions'],
      [session, session, session],
    );
    await expectPutBack(
      () => owner.delete(path),
      ['/api/sessions'],
      Array.from({ length: 3 }, () => ({ kind: 'session', became: 'there again' }) as const),
    );
  });

  test('an invoice that was marked paid', async () => {
    const { id } = await billing.issue();
    await expectPutBack(
      () => owner.put(`/api/invoices/${id}`, { status: 'paid' }),
      [`/api/invoices/${id}`],
      [{ kind: 'invoice', id, clientId, became: 'as it was' }],
    );
  });

  test('a client who was made inactive, and a task that was completed', async () => {
    const client = `/api/clients/${clientId}`;
    await expectPutBack(
      () => owner.put(client, { status: 'inactive' }),
      [client],
      [{ kind: 'client', id: clientId, clientId, became: 'as it was' }],
    );
    const { id } = await addRecord<Task>(owner, '/api/tasks', buildTask());
    await expectPutBack(
      () => owner.put(`/api/tasks/${id}`, { completed: true }),
      ['/api/tasks'],
      [{ kind: 'task', id, clientId: null, became: 'as it was' }],
    );
  });
});

/** A goal with its plan, and an objective under it that is as active as it is. */
async function addGoalWithObjective(changes: Partial<NewGoal> = {}): Promise<Goal> {
  const { status: _same, ...objective } = buildGoal({ clientId, name: 'One step' });
  const goal = { ...buildFirstGoal({ clientId }), objectives: [objective], ...changes };
  return addRecord<Goal>(owner, '/api/goals', goal);
}

describe('An undo restores', () => {
  test('a client with all records', async () => {
    await billing.issue();
    await billing.addAnnual();
    await addRecord(owner, '/api/assessments', buildAssessment({ clientId }));
    await addRecord(owner, '/api/tasks', buildTask({ clientId }));
    const goal = await addGoalWithObjective();
    await owner.put(`/api/sessions/${await addSession()}/results/${goal.id}`, buildResult());
    await owner.put(`/api/sessions/${await addSession()}`, { notes: 'Cut along a curve.' });
    await addRecord(owner, '/api/documents', buildDocument({ clientId }));
    await expectPutBack(
      () => owner.delete(`/api/clients/${clientId}`),
      [
        ...['clients', 'sessions', 'assessments', 'invoices', 'annuals', 'tasks'],
        ...['plans', 'goals', 'goal-revisions', 'results', 'documents'],
      ].map((noun) => `/api/${noun}`),
      [{ kind: 'client', id: clientId, clientId, became: 'there again' }],
    );
    expect(await read('/api/sealed-records')).toEqual([]);
  });

  test.each([
    ['session', () => addSession()],
    ['invoice', async () => (await billing.issue()).id],
    ['annual', async () => (await billing.addAnnual()).id],
    ['task', async () => (await addRecord<Task>(owner, '/api/tasks', buildTask({ clientId }))).id],
    [
      'assessment',
      async () => (await addRecord<Task>(owner, '/api/assessments', buildAssessment({ clientId }))).id,
    ],
  ] as const)('one %s', async (kind, add) => {
    const id = await add();
    const path = `/api/${kind}s`;
    await expectPutBack(
      () => owner.delete(`${path}/${id}`),
      [path],
      [{ kind, id, clientId, became: 'there again' }],
    );
  });
});

test('An undo restores a draft with its objectives, and reactivates a goal that was on hold', async () => {
  const draft = await addGoalWithObjective({ status: 'draft' });
  const goal = { kind: 'goal', clientId } as const;
  await expectPutBack(
    () => owner.delete(`/api/goals/${draft.id}`),
    ['/api/goals'],
    [
      { ...goal, id: draft.id, became: 'there again' },
      { ...goal, id: draft.id + 1, became: 'there again' },
    ],
  );
  const active = await addGoalWithObjective();
  await expectPutBack(
    () => owner.put(`/api/goals/${active.id}`, { status: 'on-hold' }),
    ['/api/goals'],
    [{ ...goal, id: active.id, became: 'as it was' }],
  );
  const { id } = await addRecord<Plan>(owner, '/api/plans', buildPlan({ clientId }));
  await expectPutBack(
    () => owner.delete(`/api/plans/${id}`),
    ['/api/plans'],
    [{ kind: 'plan', id, clientId, became: 'there again' }],
  );
});

describe('An undo deletes an invoice that was created', () => {
  test('with its number, and seals it', async () => {
    const body = {
      clientId,
      amount: 12_000,
      description: 'November',
      sessionIds: [await billing.addSession()],
    };
    const reply = await owner.post('/api/invoices', body);
    const { id } = reply.json<{ id: number }>();
    expect((await undo(reply)).json()).toEqual({
      text: 'The invoice is gone again.',
      records: [{ kind: 'invoice', id, clientId, became: 'gone again' }],
    });
    expect(await read('/api/invoices')).toEqual([]);
    expect(await read('/api/sealed-records')).toMatchObject([
      { kind: 'invoice', recordId: id, amount: 12_000 },
    ]);
    const again = await owner.post('/api/invoices', body);
    expect(again.json<{ id: number }>().id).toBeGreaterThan(id);
  });

  test('and its annual record can be invoiced again', async () => {
    const annual = await billing.addAnnual();
    const reply = await owner.post('/api/invoices', {
      clientId,
      amount: 5_000,
      description: 'Annual record',
      annualIds: [annual.id],
      invoiceType: 'annual',
    });
    expect((await undo(reply)).status).toBe(200);
    expect(await read(`/api/annuals/${annual.id}`)).toMatchObject({ invoiceId: null });
  });

  test('unless it was paid since', async () => {
    const sessionIds = [await billing.addSession()];
    const body = { clientId, amount: 12_000, description: 'November', sessionIds };
    const reply = await owner.post('/api/invoices', body);
    await owner.put(`/api/invoices/${reply.json<{ id: number }>().id}`, { status: 'paid' });
    expect(statusAndText(await undo(reply))).toEqual([
      409,
      'This invoice was changed since, so nothing was put back',
    ]);
  });
});

describe('An undo is refused with the reason', () => {
  test('if the record was changed since, even by another undone change', async () => {
    const path = `/api/sessions/${await addSession()}`;
    const first = await owner.put(path, { status: 'completed' });
    const second = await owner.put(path, { duration: 30 });
    const changed = [409, 'This session was changed since, so nothing was put back'];
    expect(statusAndText(await undo(first))).toEqual(changed);
    expect(await read(path)).toMatchObject({ status: 'completed', duration: 30 });
    await undo(second);
    expect(statusAndText(await undo(first))).toEqual(changed);
  });

  test('if one of many records was changed since', async () => {
    const sent = { ...buildSession({ clientId }), count: 3 };
    const [first, , last] = (await owner.post('/api/sessions/series', sent)).json<Session[]>();
    const moved = await owner.put(`/api/sessions/${first?.id}?scope=following`, { time: '13:30' });
    await owner.put(`/api/sessions/${last?.id}`, { type: 'home' });
    const before = await read('/api/sessions');
    expect((await undo(moved)).status).toBe(409);
    expect(await read('/api/sessions')).toEqual(before);
  });

  test('if the record was deleted since', async () => {
    const path = `/api/sessions/${await addSession()}`;
    const changed = await owner.put(path, { status: 'completed' });
    await owner.delete(path);
    expect(statusAndText(await undo(changed))).toEqual([
      409,
      'This session was deleted since, so nothing was put back',
    ]);
  });

  test('if the session was invoiced since', async () => {
    const id = await addSession();
    const completed = await owner.put(`/api/sessions/${id}`, { status: 'completed' });
    await billing.issue({ sessionIds: [id] });
    expect(statusAndText(await undo(completed))).toEqual([
      409,
      'The invoice of this session was made or changed since, so nothing was put back',
    ]);
  });

  test('if another session has its absence number by now', async () => {
    const path = `/api/sessions/${await addSession({ status: 'absence' })}`;
    const held = await owner.put(path, { status: 'completed' });
    await addSession({ status: 'absence' });
    expect(statusAndText(await undo(held))).toEqual([
      409,
      'Another session has become absence 1 of this school year. Please give that one another number first',
    ]);
  });

  test('if the client was already restored', async () => {
    const deleted = await owner.delete(`/api/clients/${clientId}`);
    const [sealed] = (await owner.get('/api/sealed-records')).json<{ id: number }[]>();
    await owner.post(`/api/sealed-records/${sealed?.id}/restore`);
    expect(statusAndText(await undo(deleted))).toEqual([409, 'What was deleted has been put back already']);
  });

  test('if it would break a rule beside what was changed or added since', async () => {
    const lost = [409, 'Something that goes with this was changed since, so nothing was put back'];
    const { id } = await addRecord<Task>(owner, '/api/tasks', buildTask({ clientId }));
    const deletedTask = await owner.delete(`/api/tasks/${id}`);

    // A mandate in the days by which a plan became longer, then shorter again.
    const plan = await addRecord<Plan>(owner, '/api/plans', buildPlan({ clientId }));
    const planPath = `/api/plans/${plan.id}`;
    const lengthened = await owner.put(planPath, { endsOn: '2027-08-31' });
    const payer = await addRecord<Organization>(owner, '/api/organizations', buildOrganization());
    const payerPath = `/api/organizations/${payer.id}`;
    const paying = await owner.put(payerPath, { contract: buildContract() });
    const mandate = await addRecord<Mandate>(owner, '/api/mandates', {
      ...buildMandate({ clientId, planId: plan.id, payerId: payer.id, endsOn: '2027-08-31' }),
    });
    expect(statusAndText(await undo(lengthened))).toEqual([
      409,
      'A mandate of this plan runs until Aug 31, 2027. Change the mandate first',
    ]);
    expect(statusAndText(await undo(paying))).toEqual([
      409,
      '1 mandate names this payer, so its contract stays',
    ]);
    const shortened = await owner.put(`/api/mandates/${mandate.id}`, { endsOn: '2027-06-18', payerId: null });
    await owner.put(planPath, { endsOn: plan.endsOn });
    expect(statusAndText(await undo(shortened))).toEqual(lost);
    const deletedMandate = await owner.delete(`/api/mandates/${mandate.id}`);
    await owner.put(planPath, { endsOn: '2027-02-26' });
    expect(statusAndText(await undo(deletedMandate))).toEqual(lost);

    // A school of a district that became another kind.
    const district = await addRecord<Organization>(
      owner,
      '/api/organizations',
      buildOrganization({ kind: 'district' }),
    );
    const school = await addRecord<Organization>(
      owner,
      '/api/organizations',
      buildOrganization({ parentId: district.id }),
    );
    const deletedSchool = await owner.delete(`/api/organizations/${school.id}`);
    await owner.put(`/api/organizations/${district.id}`, { kind: 'county' });
    expect(statusAndText(await undo(deletedSchool))).toEqual(lost);

    // A child who came back to a group.
    const group = await addRecord<Group>(
      owner,
      '/api/groups',
      buildGroup({ members: [{ clientId, from: '2026-09-08' }] }),
    );
    const membersPath = `/api/groups/${group.id}/members`;
    const left = await owner.put(`${membersPath}/${clientId}`, { from: '2026-09-08', until: '2026-10-30' });
    const back = await owner.post(membersPath, { clientId, from: '2026-11-02' });
    expect([left.status, back.status]).toEqual([200, 201]);
    expect(statusAndText(await undo(left))).toEqual(lost);

    // An objective beside as many as a goal has.
    const goal = await addRecord<Goal>(owner, '/api/goals', { ...buildGoal({ clientId, planId: plan.id }) });
    const objective = () =>
      addRecord<Goal>(owner, '/api/goals', {
        ...buildGoal({ clientId, planId: plan.id, parentId: goal.id }),
        status: 'draft',
      });
    const first = await objective();
    const deletedObjective = await owner.delete(`/api/goals/${first.id}`);
    for (let count = 0; count < MOST_OBJECTIVES; count += 1) await objective();
    expect(statusAndText(await undo(deletedObjective))).toEqual([409, TOO_MANY_OBJECTIVES]);

    // A goal beside as many active ones as a child has, and a phrase beside as many as a therapist has.
    const paused = await owner.put(`/api/goals/${goal.id}`, { status: 'on-hold' });
    for (let count = 0; count < MOST_ACTIVE_GOALS; count += 1)
      await addRecord<Goal>(owner, '/api/goals', buildGoal({ clientId, planId: plan.id }));
    expect(statusAndText(await undo(paused))).toEqual([
      409,
      'A child can have at most 40 active goals. Close one of them or put it on hold first',
    ]);
    const phrase = await addRecord<Phrase>(owner, '/api/phrases', buildPhrase());
    const deletedPhrase = await owner.delete(`/api/phrases/${phrase.id}`);
    await fillPhrases();
    expect(statusAndText(await undo(deletedPhrase))).toEqual([
      409,
      'You can keep at most 500 phrases. Delete one first',
    ]);

    await owner.delete(`/api/clients/${clientId}`);
    expect(statusAndText(await undo(deletedTask))).toEqual(lost);
  });
});

describe('An undo of many sessions at once', () => {
  const many = { date: '2026-12-01', time: '10:00', duration: 45, count: 58 };

  test('removes a whole series that was just scheduled', async () => {
    const before = await read('/api/sessions');
    const series = { ...many, clientId, type: 'individual' };
    const planned = await owner.post('/api/sessions/series', series);
    expect(planned.json<Session[]>()).toHaveLength(58);
    expect((await undo(planned)).status).toBe(200);
    expect(await read('/api/sessions')).toEqual(before);
  });

  test('removes the meetings of a group, and a group that came with them', async () => {
    const other = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
    const [sessions, groups] = [await read('/api/sessions'), await read('/api/groups')];
    const meetings = { ...many, name: 'Scissors club', others: 0, clientIds: [clientId, other], count: 29 };
    const planned = await owner.post('/api/sessions/group', meetings);
    expect(planned.json<Session[]>()).toHaveLength(58);
    expect((await undo(planned)).status).toBe(200);
    expect([await read('/api/sessions'), await read('/api/groups')]).toEqual([sessions, groups]);
  });

  test('is refused as a whole if one of them was changed since', async () => {
    const planned = await owner.post('/api/sessions/series', { ...many, clientId, type: 'individual' });
    const [first] = planned.json<Session[]>();
    await owner.put(`/api/sessions/${first?.id}`, { duration: 60 });
    expect((await undo(planned)).status).toBe(409);
    expect(await read('/api/sessions')).toHaveLength(58);
  });
});

test('An undo deletes a make-up session, and the missed one is scheduled again', async () => {
  const id = await addSession({ date: '2026-11-24T15:00:00.000Z' });
  const before = await read('/api/sessions');
  const anew = await owner.post(`/api/sessions/reschedule/${id}`, { date: '2026-11-26T15:00:00.000Z' });
  expect(anew.status).toBe(201);
  expect((await undo(anew)).json()).toMatchObject({
    records: [
      { kind: 'session', became: 'gone again' },
      { kind: 'session', id, became: 'as it was' },
    ],
  });
  expect(await read('/api/sessions')).toEqual(before);
});

test('An undo of a make-up session is refused once its note was started', async () => {
  const id = await addSession({ date: '2026-11-19T15:00:00.000Z' });
  const anew = await owner.post(`/api/sessions/reschedule/${id}`, { date: '2026-11-20T14:00:00.000Z' });
  const note = `/api/sessions/${anew.json<Session>().id}/note`;
  await owner.put(note, buildNote());
  expect(statusAndText(await undo(anew))).toEqual([
    409,
    'This session has a note by now, so nothing was put back',
  ]);
  expect((await owner.get(note)).json()).toMatchObject({ subjective: buildNote().subjective });
});

test('An undo moves a session that was already invoiced back, and keeps its invoice', async () => {
  const { id, sessionIds } = await billing.issue();
  billing.at('2026-11-20T15:01:00.000Z');
  const path = `/api/sessions/${sessionIds[0]}`;
  await expectPutBack(
    () => owner.put(path, { date: '2026-11-27T15:30:00.000Z' }),
    [path, `/api/invoices/${id}`],
    [{ kind: 'session' }],
  );
});

test('An undo saves a version of the note before it reverts it', async () => {
  const id = await addSession({ notes: 'Held the pencil well.' });
  const changed = await owner.put(`/api/sessions/${id}`, { status: 'completed', notes: 'Another text.' });
  await undo(changed);
  expect(await read(`/api/sessions/${id}`)).toMatchObject({ notes: 'Held the pencil well.' });
  expect(await read(`/api/note-versions?sessionId=${id}`)).toMatchObject([
    { text: 'Another text.' },
    { text: 'Held the pencil well.' },
  ]);
});

test.each([
  [
    'a note alone, which has its versions',
    async () => owner.put(`/api/sessions/${await addSession()}`, { notes: 'Cut.' }),
  ],
  ['a change that changes nothing', async () => owner.put(`/api/clients/${clientId}`, { status: 'active' })],
  [
    'a change of what stands on an invoice',
    async () => owner.put(`/api/invoices/${(await billing.issue()).id}`, { amount: 9_000 }),
  ],
])('The reply to %s offers no undo', async (_, change) => {
  const reply = await change();
  expect([reply.status, reply.headers.get('undo')]).toEqual([200, null]);
});

test('An undo is valid for five minutes, and only for the user who made the change', async () => {
  const changed = await owner.put(`/api/clients/${clientId}`, { status: 'inactive' });
  const other = await billing.practice.register();
  const gone = [404, 'This can no longer be undone'];
  expect(statusAndText(await undo(changed, other))).toEqual(gone);
  expect((await undo(changed, billing.practice.visitor())).status).toBe(401);
  billing.at('2026-11-20T15:05:00.001Z');
  expect(statusAndText(await undo(changed))).toEqual(gone);
  expect(await read(`/api/clients/${clientId}`)).toMatchObject({ status: 'inactive' });
  for (const id of ['7', 'nothing', '00000000-0000-4000-8000-000000000000']) {
    expect(statusAndText(await owner.post(`/api/undo/${id}`))).toEqual(gone);
  }
});

test('An undo record contains only the changed fields, and is deleted with the next change after its time', async () => {
  const kept = () => billing.practice.database.read.selectFrom('undos').select('steps').execute();
  await owner.put(`/api/clients/${clientId}`, { status: 'inactive' });
  expect(await kept()).toMatchObject([
    { steps: [{ was: 'changed', table: 'clients', id: clientId, before: { status: 'active' } }] },
  ]);
  expect(JSON.stringify(await kept())).not.toMatch(/Ivy/);
  billing.at('2026-11-20T15:06:00.000Z');
  await owner.put(`/api/clients/${clientId}`, { status: 'active' });
  expect(await kept()).toMatchObject([{ steps: [{ before: { status: 'inactive' } }] }]);
});

test('The activity log records the undo, and other tabs are notified', async () => {
  const id = await addSession();
  const reply = await undo(await owner.put(`/api/sessions/${id}`, { status: 'completed' }));
  expect(JSON.parse(reply.headers.get('caseload-versions') ?? '')).toHaveProperty('sessions');
  const [last] = (await owner.get('/api/activity?action=undo')).json<object[]>();
  expect(last).toMatchObject({ action: 'undo', entity: 'session', entityId: id, clientId });
  const [log] = await verifyAudit(billing.practice.database);
  expect(log?.brokenAt).toBeUndefined();
});
