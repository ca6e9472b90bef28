import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildGoal } from '#tests/builders/goal-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice, TestTherapist } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let owner: TestTherapist;
let clientId: number;

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  owner = await practice.register();
  clientId = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
});

const addPlan = (changes: object = {}) =>
  addRecord<Plan>(owner, '/api/plans', { ...buildPlan({ clientId }), ...changes });
const stored = async (id: number) => (await owner.get(`/api/plans/${id}`)).json<Plan>();

test('A visitor without an account cannot reach a plan', async () => {
  const visitor = practice.visitor();
  const { id } = await addPlan();
  expect((await visitor.get('/api/plans')).status).toBe(401);
  expect((await visitor.get(`/api/plans/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/plans', {})).status).toBe(401);
  expect((await visitor.put(`/api/plans/${id}`, {})).status).toBe(401);
  expect((await visitor.delete(`/api/plans/${id}`)).status).toBe(401);
});

test('A wrong field is refused with its message, on creation and on change', async () => {
  const plan = await addPlan();
  const outside = 'Every report day must lie within the days of the plan';
  const cases: [object, string][] = [
    [{ program: 'ei' }, 'Choose the program of the plan'],
    [{ title: ' ' }, 'Title is required'],
    [{ endsOn: '2026-09-07' }, 'The plan must not end before it begins'],
    [{ reportDays: ['2027-06-26'] }, outside],
    [{ endsOn: '2026-10-01' }, outside],
    [{ diagnosisCodes: ['Clumsy'] }, 'A diagnosis code reads like F82 or R27.8'],
  ];
  for (const [changes, message] of cases) {
    const body = { ...buildPlan({ clientId }), ...changes };
    expect(statusAndText(await owner.post('/api/plans', body))).toEqual([400, message]);
    expect(statusAndText(await owner.put(`/api/plans/${plan.id}`, changes))).toEqual([400, message]);
  }
  expect((await owner.get('/api/plans')).json()).toEqual([plan]);
});

test('Another therapist’s plan and client read as missing', async () => {
  const other = await practice.register();
  const { id } = await addPlan();
  const missing = [404, 'The requested plan could not be found'];
  for (const path of [`/api/plans/${id}`, '/api/plans/999999', '/api/plans/first']) {
    expect(statusAndText(await other.get(path))).toEqual(missing);
    expect(statusAndText(await other.put(path, { title: 'Mine' }))).toEqual(missing);
    expect(statusAndText(await other.delete(path))).toEqual(missing);
  }
  expect(statusAndText(await other.post('/api/plans', buildPlan({ clientId })))).toEqual([
    404,
    'The requested client could not be found',
  ]);
  expect((await other.get('/api/plans')).json()).toEqual([]);
});

describe('A plan', () => {
  test('is returned with all stored fields, its report days in order', async () => {
    const plan = await addPlan({ reportDays: ['2027-02-05', '2026-11-13'], school: '' });
    expect(plan).toEqual({
      ...buildPlan({ clientId }),
      id: plan.id,
      therapistId: owner.id,
      school: null,
      reportDays: ['2026-11-13', '2027-02-05'],
      waivedReports: [],
      createdAt: '2026-11-20T15:00:00.000Z',
      updatedAt: '2026-11-20T15:00:00.000Z',
    });
    expect(await stored(plan.id)).toEqual(plan);
  });

  test('can be as short as a private agreement', async () => {
    const body = {
      clientId,
      program: 'private',
      title: 'Fall',
      startsOn: '2026-09-08',
      endsOn: '2026-12-18',
    };
    const plan = await addRecord<Plan>(owner, '/api/plans', body);
    expect(plan).toMatchObject({ setting: null, reportDays: [], diagnosisCodes: [], precautions: null });
  });

  test('keeps its client and the fields that a change omits', async () => {
    const plan = await addPlan();
    const other = await addRecord<Client>(owner, '/api/clients', buildClient({ firstName: 'Ben' }));
    const change = { title: 'IEP, amended', reportDays: [], clientId: other.id };
    const changed = (await owner.put(`/api/plans/${plan.id}`, change)).json<Plan>();
    const { updatedAt } = changed;
    expect(changed).toEqual({ ...plan, title: 'IEP, amended', reportDays: [], updatedAt });
    expect(updatedAt > plan.updatedAt).toBe(true);
  });

  test('is listed by its first day, latest first, with the child’s other plans', async () => {
    const earlier = await addPlan({ startsOn: '2025-09-08', endsOn: '2026-06-26', reportDays: [] });
    const [iep, mine] = [await addPlan(), await addPlan({ program: 'private', title: 'Private' })];
    const ben = await addRecord<Client>(owner, '/api/clients', buildClient({ firstName: 'Ben' }));
    const his = await addPlan({ clientId: ben.id });
    const listed = async (query: string) =>
      (await owner.get(`/api/plans${query}`)).json<Plan[]>().map(({ id }) => id);
    expect(await listed('')).toEqual([his.id, mine.id, iep.id, earlier.id]);
    expect(await listed(`?clientId=${clientId}`)).toEqual([mine.id, iep.id, earlier.id]);
    expect(await listed('?limit=1')).toEqual([his.id]);
  });

  test('can be deleted while it is empty, but not once it has a goal', async () => {
    const [empty, used] = [await addPlan(), await addPlan()];
    await addRecord(owner, '/api/goals', buildGoal({ clientId, planId: used.id, status: 'draft' }));
    expect((await owner.delete(`/api/plans/${empty.id}`)).status).toBe(204);
    expect((await owner.get(`/api/plans/${empty.id}`)).status).toBe(404);
    expect(statusAndText(await owner.delete(`/api/plans/${used.id}`))).toEqual([
      409,
      'This plan has goals, so it stays in the record. Only an empty plan can be deleted',
    ]);
    expect(await stored(used.id)).toEqual(used);
  });
});

describe('A due report', () => {
  const dueOn = '2026-11-13';
  const reason = 'The family moved away';
  const waive = (id: number, body: object) => owner.put(`/api/plans/${id}/waiver`, body);
  const dueDays = async () =>
    (await owner.get('/api/documents/due?until=2027-06-30'))
      .json<{ dueOn: string }[]>()
      .map((report) => report.dueOn);

  test('is no longer due once it is waived, and is due again when the waiver is taken back', async () => {
    const plan = await addPlan();
    const waived = (await waive(plan.id, { dueOn, reason: `  ${reason} ` })).json<Plan>();
    const { fullName } = (await owner.get('/api/user')).json<{ fullName: string }>();
    const waivedReports = [{ dueOn, reason, waivedBy: fullName, waivedOn: '2026-11-20' }];
    expect(waived).toEqual({ ...plan, waivedReports, updatedAt: waived.updatedAt });
    expect(await stored(plan.id)).toEqual(waived);
    expect(await dueDays()).toEqual(['2027-02-05']);
    expect((await waive(plan.id, { dueOn: '2027-02-05', reason: 'No service' })).status).toBe(200);
    expect(await dueDays()).toEqual([]);
    expect((await waive(plan.id, { dueOn, reason: null })).status).toBe(200);
    expect(await dueDays()).toEqual([dueOn]);
  });

  test('is logged and undone when it is waived', async () => {
    const { id } = await addPlan();
    const waived = await waive(id, { dueOn, reason });
    const [line] = (await owner.get('/api/activity')).json<object[]>();
    expect(line).toMatchObject({ action: 'update', entity: 'plan', entityId: id, clientId });
    expect((await owner.post(`/api/undo/${waived.headers.get('undo')}`, {})).status).toBe(200);
    expect(await dueDays()).toEqual([dueOn, '2027-02-05']);
  });

  test('is waived only with a reason, once, by its therapist, and while it is due', async () => {
    const { id } = await addPlan();
    const other = await practice.register();
    const notDue = [409, 'This report is not due: it is signed, waived or not required by the plan'];
    const answers = async (body: object) => statusAndText(await waive(id, body));
    expect((await practice.visitor().put(`/api/plans/${id}/waiver`, { dueOn, reason })).status).toBe(401);
    expect(await answers({ dueOn, reason: ' ' })).toEqual([400, 'Say why the report is waived']);
    expect(await answers({ reason })).toEqual([400, 'Please enter valid report days']);
    expect((await other.put(`/api/plans/${id}/waiver`, { dueOn, reason })).status).toBe(404);
    expect(await answers({ dueOn: '2026-11-14', reason })).toEqual(notDue);
    expect(await answers({ dueOn, reason: null })).toEqual([409, 'This report is not waived']);
    expect((await waive(id, { dueOn, reason })).status).toBe(200);
    expect(await answers({ dueOn, reason })).toEqual(notDue);
  });

  test('keeps its day in the plan while it is waived', async () => {
    const { id } = await addPlan();
    const { waivedReports } = (await waive(id, { dueOn, reason })).json<Plan>();
    expect(statusAndText(await owner.put(`/api/plans/${id}`, { reportDays: ['2027-02-05'] }))).toEqual([
      400,
      'The report due Nov 13, 2026 is waived. Take the waiver back before you remove or change its day',
    ]);
    expect((await owner.put(`/api/plans/${id}`, { title: 'IEP, amended', waivedReports: [] })).status).toBe(
      200,
    );
    expect((await stored(id)).waivedReports).toEqual(waivedReports);
  });
});
