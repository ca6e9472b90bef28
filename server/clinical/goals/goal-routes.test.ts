import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Goal, NewGoal } from '#domain/clinical/goals/goal.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildGoal, byRating } from '#tests/builders/goal-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { type PreparedPractice, preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestTherapist } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

let practice: PreparedPractice;
let owner: TestTherapist;
let clientId: number;
let planId: number;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await preparedPractice({ clock: () => now });
  owner = await practice.register();
  clientId = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
  planId = (await addRecord<Plan>(owner, '/api/plans', buildPlan({ clientId }))).id;
});

type Sent = Partial<NewGoal>;
const sent = (changes: Sent = {}) => buildGoal({ clientId, planId, ...changes });
const post = (changes: Sent = {}) => owner.post('/api/goals', sent(changes));
const addGoal = (changes: Sent = {}) => addRecord<Goal>(owner, '/api/goals', sent(changes));
const put = (goal: Goal, change: object) => owner.put(`/api/goals/${goal.id}`, change);
const stored = async (id: number) => (await owner.get(`/api/goals/${id}`)).json<Goal>();
const listed = async (query = '') => (await owner.get(`/api/goals${query}`)).json<Goal[]>();

/** Adds another client of the same therapist, with a plan. */
async function addBen(): Promise<{ clientId: number; planId: number }> {
  const { id } = await addRecord<Client>(owner, '/api/clients', buildClient({ firstName: 'Ben' }));
  return {
    clientId: id,
    planId: (await addRecord<Plan>(owner, '/api/plans', buildPlan({ clientId: id }))).id,
  };
}

test('A visitor without an account cannot reach a goal', async () => {
  const visitor = practice.visitor();
  const { id } = await addGoal();
  expect((await visitor.get('/api/goals')).status).toBe(401);
  expect((await visitor.get(`/api/goals/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/goals', {})).status).toBe(401);
  expect((await visitor.put(`/api/goals/${id}`, {})).status).toBe(401);
  expect((await visitor.delete(`/api/goals/${id}`)).status).toBe(401);
});

test('A wrong field is refused with its message, on creation and on change', async () => {
  const goal = await addGoal();
  const cases: [object, string][] = [
    [{ domain: 'speech' }, 'Choose the domain of the goal'],
    [{ name: '' }, 'Name is required'],
    [{ measure: 'percent' }, 'Choose how the goal is measured'],
    [{ targetCue: null }, 'Choose the most help with which it still counts'],
    [{ ladder: 'assistance' }, 'The allowed help is not on the chosen ladder'],
    [{ target: 101 }, 'The target is a percentage from 0 to 100'],
    [{ unit: 'reminders' }, 'A goal measured by "Percent of trials" has no name for what is counted'],
    [{ targetOn: '2026-09-07' }, 'The target day must not come before the first day'],
    [{ statement: '{child} will cut ___.' }, 'Fill in the blanks (___), or keep the goal as a draft'],
  ];
  for (const [changes, message] of cases) {
    expect(statusAndText(await owner.post('/api/goals', { ...sent(), ...changes }))).toEqual([400, message]);
    expect(statusAndText(await put(goal, changes))).toEqual([400, message]);
  }
  expect(await listed()).toEqual([goal]);
});

test('Another therapist’s goal, plan and client read as missing', async () => {
  const other = await practice.register();
  const { id } = await addGoal();
  const missing = [404, 'The requested goal could not be found'];
  for (const path of [`/api/goals/${id}`, '/api/goals/999999', '/api/goals/first']) {
    expect(statusAndText(await other.get(path))).toEqual(missing);
    expect(statusAndText(await other.put(path, { name: 'Mine' }))).toEqual(missing);
    expect(statusAndText(await other.delete(path))).toEqual(missing);
  }
  expect(statusAndText(await other.post('/api/goals', sent()))).toEqual([
    404,
    'The requested client could not be found',
  ]);
  const theirs = (await addRecord<Client>(other, '/api/clients', buildClient())).id;
  const onTheirs = { ...sent(), clientId: theirs };
  expect(statusAndText(await other.post('/api/goals', onTheirs))).toEqual([
    404,
    'The requested plan could not be found',
  ]);
  expect((await other.get('/api/goals')).json()).toEqual([]);
});

describe('A new goal', () => {
  test('is returned with all stored fields, and takes its days from its plan', async () => {
    const goal = await addGoal();
    const { createdAt, updatedAt } = goal;
    expect(goal).toEqual({
      ...sent(),
      id: goal.id,
      therapistId: owner.id,
      parentId: null,
      continuesId: null,
      position: 1,
      hiddenLevels: [],
      steps: null,
      labels: null,
      opportunities: null,
      statistic: null,
      direction: null,
      unit: null,
      plannedTrials: 5,
      minimumTrials: 5,
      sessionsInARow: 3,
      method: null,
      schedule: null,
      startsOn: '2026-09-08',
      targetOn: '2027-06-25',
      statusOn: '2026-11-20',
      statusHistory: [{ status: 'active', on: '2026-11-20', reason: null }],
      revision: 0,
      createdAt,
      updatedAt,
    });
    expect(await stored(goal.id)).toEqual(goal);
  });

  test('is a draft or active, and nothing else', async () => {
    expect((await addGoal({ status: undefined })).status).toBe('draft');
    expect(statusAndText(await post({ status: 'mastered' }))).toEqual([
      400,
      'A new goal is a draft or active',
    ]);
  });

  test('is created together with its plan, or neither is', async () => {
    const ben = await addRecord<Client>(owner, '/api/clients', buildClient({ firstName: 'Ben' }));
    const { clientId: _client, ...plan } = buildPlan({ clientId: ben.id });
    const first = { ...buildGoal({ clientId: ben.id }), plan };
    const wrong = [
      { ...first, name: '' },
      { ...first, target: 101 },
      { ...first, plan: { ...plan, endsOn: '2026-09-07' } },
    ];
    for (const body of wrong) expect((await owner.post('/api/goals', body)).status).toBe(400);
    expect((await owner.get(`/api/plans?clientId=${ben.id}`)).json()).toEqual([]);
    const goal = await addRecord<Goal>(owner, '/api/goals', first);
    expect((await owner.get(`/api/plans?clientId=${ben.id}`)).json()).toMatchObject([
      { id: goal.planId, title: 'IEP 2026-27', clientId: ben.id },
    ]);
    const both = [400, 'Choose a plan, or describe a new one'];
    expect(statusAndText(await owner.post('/api/goals', { ...first, planId: goal.planId }))).toEqual(both);
    expect(statusAndText(await post({ planId: undefined }))).toEqual(both);
  });

  test('cannot join a plan or a goal of another child', async () => {
    const ben = await addBen();
    const his = await addRecord<Goal>(owner, '/api/goals', buildGoal(ben));
    expect(statusAndText(await post({ planId: ben.planId }))).toEqual([
      400,
      'This plan is of another client',
    ]);
    expect(statusAndText(await post({ parentId: his.id }))).toEqual([
      400,
      'The goal of this objective is in another plan',
    ]);
    expect(statusAndText(await post({ continuesId: his.id }))).toEqual([
      400,
      'The goal that this one continues is of another client',
    ]);
  });

  test.each<[string, Sent]>([
    [
      'opportunities with named steps',
      {
        measure: 'opportunities',
        steps: ['Wet', 'Soap', 'Dry'],
        opportunities: 3,
        baselineValue: 1,
        target: 2,
        plannedTrials: null,
      },
    ],
    ['a level of help', { measure: 'cue', baselineValue: 4, target: null }],
    ['a rating', byRating],
    [
      'time',
      {
        ...byRating,
        measure: 'duration',
        labels: null,
        unit: null,
        statistic: 'longest',
        direction: 'up',
        target: 600,
      },
    ],
    [
      'how often',
      {
        ...byRating,
        measure: 'frequency',
        labels: null,
        unit: 'reminders',
        statistic: 'count',
        direction: 'down',
      },
    ],
    ['attainment', { ...byRating, measure: 'gas', unit: null, labels: ['1', '2', '3', '4', '5'], target: 0 }],
  ])('can be measured by %s', async (_what, measured) => {
    const goal = await addGoal(measured);
    const { plannedTrials, ...given } = measured;
    expect(await stored(goal.id)).toMatchObject({ ...given, plannedTrials: null });
  });
});

describe('Objectives', () => {
  const objective = () => sent({ name: 'One snip', status: undefined });

  test('are created with their goal, under it, with the same status', async () => {
    const goal = await addGoal({ objectives: [objective(), sent({ name: 'A line', target: 60 })] });
    expect(await listed()).toMatchObject([
      { id: goal.id, parentId: null },
      { parentId: goal.id, planId, name: 'One snip', status: 'active', position: 2 },
      { parentId: goal.id, planId, name: 'A line', target: 60, position: 3 },
    ]);
  });

  test('are limited to ten, and cannot have objectives of their own', async () => {
    const ten = Array.from({ length: 10 }, objective);
    const goal = await addGoal({ objectives: ten });
    const tooMany = 'A goal can have at most 10 objectives';
    expect(statusAndText(await post({ parentId: goal.id }))).toEqual([409, tooMany]);
    expect(statusAndText(await post({ objectives: [...ten, objective()] }))).toEqual([400, tooMany]);
    const other = await addGoal();
    const under = await addGoal({ parentId: other.id });
    const none = [400, 'An objective cannot have objectives of its own'];
    expect(statusAndText(await post({ parentId: under.id }))).toEqual(none);
    expect(statusAndText(await post({ parentId: other.id, objectives: [objective()] }))).toEqual(none);
  });

  test('have their own status, and become active with their goal', async () => {
    const goal = await addGoal({ status: 'draft', objectives: [objective(), objective()] });
    await put(goal, { status: 'active' });
    const [, first, second] = await listed();
    expect([first?.status, second?.status]).toEqual(['active', 'active']);
    if (first) await put(first, { status: 'mastered' });
    expect((await listed()).map(({ status }) => status)).toEqual(['active', 'mastered', 'active']);
  });
});

describe('The status of a goal', () => {
  test('is recorded with its day and reason at each change', async () => {
    const goal = await addGoal();
    now = new Date('2026-11-21T15:00:00.000Z');
    await put(goal, { status: 'mastered' });
    expect(statusAndText(await put(goal, { status: 'active' }))).toEqual([
      400,
      'Say why the goal is taken up again',
    ]);
    now = new Date('2026-11-22T15:00:00.000Z');
    const again = await put(goal, { status: 'active', reason: 'Lost over the winter break' });
    expect(again.json<Goal>()).toMatchObject({
      status: 'active',
      statusOn: '2026-11-22',
      statusHistory: [
        { status: 'active', on: '2026-11-20', reason: null },
        { status: 'mastered', on: '2026-11-21', reason: null },
        { status: 'active', on: '2026-11-22', reason: 'Lost over the winter break' },
      ],
    });
  });

  test('follows the life cycle, and setting the same status changes nothing', async () => {
    const goal = await addGoal({ status: 'draft' });
    expect(statusAndText(await put(goal, { status: 'mastered' }))).toEqual([
      409,
      'A draft cannot become mastered. Make it active first',
    ]);
    expect((await put(goal, { status: 'draft' })).json<Goal>().statusHistory).toHaveLength(1);
    expect((await stored(goal.id)).status).toBe('draft');
  });

  test('stays draft while there is a blank in the text', async () => {
    const goal = await addGoal({ status: 'draft', statement: '{child} will cut ___.' });
    expect(statusAndText(await put(goal, { status: 'active' }))).toEqual([
      400,
      'Fill in the blanks (___), or keep the goal as a draft',
    ]);
    const whole = { status: 'active', statement: '{child} will cut a circle.' };
    expect((await put(goal, whole)).json<Goal>()).toMatchObject(whole);
  });

  test('is active for at most 40 goals of a child, by any way of activating them', async () => {
    for (let count = 0; count < 40; count += 1) await addGoal({ objectives: count === 0 ? [sent()] : [] });
    const full = [409, 'A child can have at most 40 active goals. Close one of them or put it on hold first'];
    expect(statusAndText(await post())).toEqual(full);
    const draft = await addGoal({ status: 'draft' });
    expect(statusAndText(await put(draft, { status: 'active' }))).toEqual(full);
    const [first] = await listed();
    if (first) await put(first, { status: 'on-hold' });
    expect((await put(draft, { status: 'active' })).status).toBe(200);
  });
});

describe('A goal that is continued', () => {
  test('is discontinued, and the new goal refers to it', async () => {
    const goal = await addGoal();
    const next = await addGoal({ ...byRating, continuesId: goal.id });
    expect(next.continuesId).toBe(goal.id);
    expect(await stored(goal.id)).toMatchObject({
      status: 'discontinued',
      statusHistory: [{ status: 'active' }, { status: 'discontinued', reason: 'Continued as a new goal' }],
    });
  });

  test('stays mastered if it was, and cannot be a draft', async () => {
    const [goal, draft] = [await addGoal(), await addGoal({ status: 'draft' })];
    await put(goal, { status: 'mastered' });
    await addGoal({ continuesId: goal.id });
    expect((await stored(goal.id)).status).toBe('mastered');
    expect(statusAndText(await post({ continuesId: draft.id }))).toEqual([
      409,
      'A draft cannot be continued. Please change it instead',
    ]);
  });
});

test('A change leaves other fields and the goal’s place unchanged', async () => {
  const goal = await addGoal();
  const ben = await addBen();
  const changed = (await put(goal, { name: 'Cutting', ...ben, parentId: goal.id, position: 9 })).json<Goal>();
  expect(changed).toEqual({ ...goal, name: 'Cutting', updatedAt: changed.updatedAt });
  const rated = (await put(goal, byRating)).json<Goal>();
  expect(rated).toMatchObject({ ...byRating, name: 'Cutting', sessionsInARow: 3 });
});

test('The list can be filtered by client, plan and status', async () => {
  const [first, draft] = [await addGoal(), await addGoal({ status: 'draft' })];
  const ben = await addBen();
  const his = await addRecord<Goal>(owner, '/api/goals', buildGoal(ben));
  const ids = async (query: string) => (await listed(query)).map(({ id }) => id);
  expect(await ids('')).toEqual([first.id, draft.id, his.id]);
  expect(await ids(`?clientId=${clientId}`)).toEqual([first.id, draft.id]);
  expect(await ids(`?planId=${ben.planId}`)).toEqual([his.id]);
  expect(await ids('?status=active')).toEqual([first.id, his.id]);
  expect(await ids('?limit=2')).toEqual([first.id, draft.id]);
  expect(statusAndText(await owner.get('/api/goals?status=met'))).toEqual([
    400,
    'Choose a status from the list',
  ]);
  expect(statusAndText(await owner.get('/api/goals?planId=x'))).toEqual([
    400,
    'The plan must be named by its number',
  ]);
});

test('A draft is deleted with its objectives, and any other goal cannot be deleted', async () => {
  const draft = await addGoal({ status: 'draft', objectives: [sent({ status: undefined })] });
  const active = await addGoal();
  expect((await owner.delete(`/api/goals/${draft.id}`)).status).toBe(204);
  expect(await listed()).toEqual([active]);
  const stays = [409, 'Only a draft can be deleted. This goal was worked on, so it stays in the record'];
  expect(statusAndText(await owner.delete(`/api/goals/${active.id}`))).toEqual(stays);
  const begun = await addGoal({ status: 'draft', objectives: [sent({ status: 'active' })] });
  expect(statusAndText(await owner.delete(`/api/goals/${begun.id}`))).toEqual(stays);
});

test('A deleted client is restored with the same plans, goals and objectives', async () => {
  const goal = await addGoal({ objectives: [sent()] });
  await addGoal({ continuesId: goal.id });
  const before = await Promise.all([listed(), (await owner.get('/api/plans')).json()]);
  expect((await owner.delete(`/api/clients/${clientId}`)).status).toBe(204);
  expect([await listed(), (await owner.get('/api/plans')).json()]).toEqual([[], []]);
  const practiceOwner = await practice.signInOwner();
  const records = (await practiceOwner.get('/api/sealed-records')).json<SealedRecord[]>();
  const sealed = records.find((record) => record.clientId === clientId);
  expect((await practiceOwner.post(`/api/sealed-records/${sealed?.id}/restore`)).status).toBe(200);
  expect(await Promise.all([listed(), (await owner.get('/api/plans')).json()])).toEqual(before);
});
