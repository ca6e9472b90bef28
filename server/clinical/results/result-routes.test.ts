import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { NewSession, Session } from '#domain/caseload/sessions/session.ts';
import type { Goal, NewGoal } from '#domain/clinical/goals/goal.ts';
import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildFirstGoal, buildGoal, byRating } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice, TestTherapist } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestReply } from '#tests/setup/test-visitor.ts';

const NO_SESSION = [404, 'The requested session could not be found'];
const NO_GOAL = [404, 'The requested goal could not be found'];
const NO_RESULT = [404, 'The requested result could not be found'];
const CHANGED =
  'This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again';

let practice: TestPractice;
let owner: TestTherapist;
let clientId: number;
let goal: Goal;
let session: Session;

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  owner = await practice.register();
  clientId = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
  goal = await addRecord<Goal>(owner, '/api/goals', buildFirstGoal({ clientId }));
  session = await addSession();
});

const addSession = (changes: Partial<NewSession> = {}) =>
  addRecord<Session>(owner, '/api/sessions', buildSession({ clientId, ...changes }));
const addGoal = (changes: Partial<NewGoal>) =>
  addRecord<Goal>(owner, '/api/goals', buildGoal({ clientId, planId: goal.planId, ...changes }));
const pathOf = (goalId = goal.id, sessionId = session.id) => `/api/sessions/${sessionId}/results/${goalId}`;
const put = (body: object, path = pathOf()) => owner.put(path, body);
const listed = async (query = '', by = owner) => (await by.get(`/api/results${query}`)).json<GoalResult[]>();

async function save(changes: object = {}, path = pathOf()): Promise<GoalResult> {
  const reply = await put(buildResult(changes), path);
  expect(statusAndText(reply)[0], reply.text).toBe(200);
  return reply.json<GoalResult>();
}

test('A visitor without an account cannot reach a result', async () => {
  const visitor = practice.visitor();
  const replies: TestReply[] = [
    await visitor.get('/api/results'),
    await visitor.get(`/api/goals/${goal.id}/results`),
    await visitor.get('/api/goal-revisions'),
    await visitor.put(pathOf(), buildResult()),
    await visitor.delete(pathOf()),
  ];
  expect(replies.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
});

describe('A result is refused with its message:', () => {
  test.each<[object, string]>([
    [{ phase: undefined }, 'Choose a phase: baseline, teaching or probe'],
    [{ phase: 'test' }, 'Choose a phase: baseline, teaching or probe'],
    [{ marks: ['I', 'Z'] }, 'A mark is a level of help, or X'],
    [{ marks: Array(201).fill('I') }, 'A goal has at most 200 marks in a session'],
    [{ marks: ['MIN'] }, 'A mark is not on the ladder of this goal'],
    [{ marks: null, percent: 80 }, 'A result needs something recorded, or a comment'],
    [{ seconds: Array(51).fill(1) }, 'A goal has at most 50 times in a session'],
    [{ seconds: [36_001] }, 'A time is whole seconds, at most 10 hours'],
    [{ count: 1_000 }, 'The count is a whole number from 0 to 999'],
    [{ rating: 11 }, 'The rating is a step of the scale'],
    [{ rating: 1 }, 'A goal measured by "Percent of trials" has no rating'],
    [{ comment: 'a'.repeat(501) }, 'Please shorten this to 500 characters'],
  ])('%o', async (changes, message) => {
    expect(statusAndText(await put(buildResult(changes)))).toEqual([400, message]);
    expect(await listed()).toEqual([]);
    // A goal only gets data from saved results.
    expect((await owner.get('/api/goal-revisions')).json()).toEqual([]);
  });
});

test('Another therapist’s session, goal and results read as missing', async () => {
  await save();
  const other = await practice.register();
  expect(statusAndText(await other.put(pathOf(), buildResult()))).toEqual(NO_SESSION);
  expect(statusAndText(await other.delete(pathOf()))).toEqual(NO_RESULT);
  expect(statusAndText(await other.get(`/api/goals/${goal.id}/results`))).toEqual(NO_GOAL);
  const theirs = (await addRecord<Client>(other, '/api/clients', buildClient())).id;
  const own = await addRecord<Session>(other, '/api/sessions', buildSession({ clientId: theirs }));
  const ownGoal = await addRecord<Goal>(other, '/api/goals', buildFirstGoal({ clientId: theirs }));
  expect(statusAndText(await other.put(pathOf(goal.id, own.id), buildResult()))).toEqual(NO_GOAL);
  expect(statusAndText(await other.put(pathOf(ownGoal.id), buildResult()))).toEqual(NO_SESSION);
  expect(await listed(`?sessionId=${session.id}`, other)).toEqual([]);
  expect(await listed('', other)).toEqual([]);
  expect((await other.get('/api/goal-revisions')).json()).toEqual([]);
});

test('A session accepts no result of another child’s goal', async () => {
  const ben = await addRecord<Client>(owner, '/api/clients', buildClient({ firstName: 'Ben' }));
  const his = await addRecord<Goal>(owner, '/api/goals', buildFirstGoal({ clientId: ben.id }));
  expect(statusAndText(await put(buildResult(), pathOf(his.id)))).toEqual([
    400,
    'This goal is of another client than the session',
  ]);
  expect(statusAndText(await put(buildResult(), pathOf(999_999)))).toEqual(NO_GOAL);
  expect(statusAndText(await put(buildResult(), pathOf(goal.id, 999_999)))).toEqual(NO_SESSION);
  expect(statusAndText(await owner.delete(pathOf()))).toEqual(NO_RESULT);
});

describe('A result', () => {
  test('is saved with all its fields, and its goal’s revision is saved', async () => {
    const result = await save({ comment: ' Held the paper alone. ' });
    const { createdAt, updatedAt } = result;
    expect(result).toEqual({
      id: result.id,
      therapistId: owner.id,
      clientId,
      sessionId: session.id,
      goalId: goal.id,
      goalRevision: 1,
      measure: 'trials',
      phase: 'teaching',
      marks: ['I', 'I', 'V', 'M', 'X'],
      cue: null,
      seconds: null,
      count: null,
      minutes: null,
      rating: null,
      comment: 'Held the paper alone.',
      createdAt,
      updatedAt,
      date: session.date,
      sessionStatus: session.status,
      noteStatus: 'none',
    });
    expect(await listed()).toEqual([result]);
    const revisions = (await owner.get(`/api/goal-revisions?goalId=${goal.id}`)).json<GoalRevision[]>();
    expect(revisions).toMatchObject([
      { goalId: goal.id, clientId, revision: 1, effectiveOn: '2026-09-08', reason: null },
    ]);
    expect(revisions[0]?.content).toMatchObject({ name: 'Cutting on a line', target: 80, targetCue: 'V' });
    expect((await owner.get(`/api/goals/${goal.id}`)).json()).toMatchObject({ revision: 1 });
  });

  test('is replaced completely, and omitted fields are cleared', async () => {
    await save({ comment: 'Tired.', phase: 'baseline' });
    const result = await save({ marks: ['X'] });
    expect(result).toMatchObject({ phase: 'teaching', marks: ['X'], comment: null });
    expect(await listed()).toEqual([result]);
    expect((await owner.get('/api/goal-revisions')).json()).toHaveLength(1);
  });

  test('can be deleted once, and restored by undo', async () => {
    const result = await save();
    const deleted = await owner.delete(pathOf());
    expect(deleted.status).toBe(204);
    expect(statusAndText(await owner.delete(pathOf()))).toEqual(NO_RESULT);
    expect(await listed()).toEqual([]);
    const undone = await owner.post(`/api/undo/${deleted.headers.get('undo')}`);
    expect(undone.json()).toMatchObject({ text: 'The result is there again.' });
    expect(await listed()).toEqual([result]);
  });

  test.each<[Partial<NewGoal>, object]>([
    [
      {
        measure: 'opportunities',
        plannedTrials: null,
        minimumTrials: null,
        opportunities: 5,
        target: 4,
        baselineValue: 1,
      },
      {},
    ],
    [
      { measure: 'cue', target: null, baselineValue: 3 },
      { marks: null, cue: 'G' },
    ],
    [
      { measure: 'duration', statistic: 'longest', direction: 'up', target: 600 },
      { marks: null, seconds: [90, 450] },
    ],
    [
      { measure: 'frequency', statistic: 'per-hour', direction: 'down', unit: 'reminders', target: 4 },
      { marks: null, count: 3, minutes: 30 },
    ],
    [byRating, { marks: null, rating: 2 }],
    [
      { measure: 'gas', labels: ['a', 'b', 'c', 'd', 'e'], target: 0, baselineValue: -2 },
      { marks: null, rating: -1 },
    ],
  ])('of a goal of each measure is saved: %o', async (changes, recorded) => {
    const hasLadder = changes.measure === 'opportunities' || changes.measure === 'cue';
    const none = { plannedTrials: null, minimumTrials: null };
    const without = hasLadder ? none : { ...none, ladder: null, targetCue: null };
    const other = await addGoal({ ...without, ...changes });
    expect(await save(recorded, pathOf(other.id))).toMatchObject({ measure: changes.measure, ...recorded });
  });

  test('of a session that did not take place is saved', async () => {
    await save();
    await owner.put(`/api/sessions/${session.id}`, { status: 'no-show' });
    expect(await listed()).toMatchObject([{ sessionId: session.id, sessionStatus: 'no-show' }]);
  });

  test('keeps marks of levels that were hidden later, and accepts no new ones', async () => {
    await save({ marks: ['M', 'I'] });
    await owner.put(`/api/goals/${goal.id}`, { hiddenLevels: ['M'] });
    expect(await save({ marks: ['M', 'I', 'I'] })).toMatchObject({ marks: ['M', 'I', 'I'] });
    expect(statusAndText(await put(buildResult({ marks: ['M', 'M'] })))).toEqual([
      400,
      'This goal does not offer the level "Model" any more',
    ]);
  });
});

describe('Marks of named steps', () => {
  const steps = ['Cross the laces', 'Pull through', 'Make a loop'];
  const marksOf = async ({ id }: Goal) => (await listed()).find(({ goalId }) => goalId === id)?.marks;
  let tying: Goal;
  const addObjective = (changes: Partial<NewGoal>) => addGoal({ parentId: tying.id, steps, ...changes });

  beforeEach(async () => {
    tying = await addGoal({ name: 'Shoe tying', steps });
  });

  test('count for objectives with the same steps, also when they change or are deleted', async () => {
    const same = await addObjective({ name: 'Two steps', target: 60 });
    const others = [
      await addObjective({ name: 'Loops', steps: ['Make a loop', 'Pull the loop'] }),
      await addObjective({ name: 'Draft', status: 'draft' }),
    ];
    await save({ marks: ['I', null, 'V'], comment: 'Left shoe.' }, pathOf(tying.id));
    expect(await listed(`?sessionId=${session.id}`)).toMatchObject([
      { goalId: same.id, marks: ['I', null, 'V'], comment: null, goalRevision: 1 },
      { goalId: tying.id, comment: 'Left shoe.' },
    ]);
    await save({ marks: ['I', 'I', 'V'] }, pathOf(tying.id));
    expect(await marksOf(same)).toEqual(['I', 'I', 'V']);
    for (const other of others) expect(await marksOf(other)).toBeUndefined();
    const deleted = await owner.delete(pathOf(tying.id));
    expect(await listed()).toEqual([]);
    await owner.post(`/api/undo/${deleted.headers.get('undo')}`);
    expect(await marksOf(same)).toEqual(['I', 'I', 'V']);
  });

  test('leave an objective alone that was marked by itself', async () => {
    const same = await addObjective({ name: 'Two steps', target: 60 });
    await save({ marks: ['X', 'X', 'X'] }, pathOf(same.id));
    await save({ marks: ['I', 'I', 'V'] }, pathOf(tying.id));
    expect(await marksOf(same)).toEqual(['X', 'X', 'X']);
    await owner.delete(pathOf(tying.id));
    expect(await marksOf(same)).toEqual(['X', 'X', 'X']);
  });

  test('are deleted for the objective when only a comment is left', async () => {
    const same = await addObjective({ name: 'Two steps', target: 60 });
    await save({ marks: ['I', 'I', 'V'] }, pathOf(tying.id));
    await save({ marks: null, comment: 'Not today.' }, pathOf(tying.id));
    expect(await marksOf(same)).toBeUndefined();
  });
});

describe('When two people record at once', () => {
  test('the one with an older result is refused, and nothing is lost', async () => {
    const first = await save({ marks: ['I'], updatedAt: null });
    expect(statusAndText(await put(buildResult({ marks: ['V'], updatedAt: null })))).toEqual([409, CHANGED]);
    const second = await save({ marks: ['I', 'V'], updatedAt: first.updatedAt });
    expect(statusAndText(await put(buildResult({ marks: ['X'], updatedAt: first.updatedAt })))).toEqual([
      409,
      CHANGED,
    ]);
    expect(await listed()).toEqual([second]);
    await owner.delete(pathOf());
    expect(statusAndText(await put(buildResult({ marks: ['X'], updatedAt: second.updatedAt })))).toEqual([
      409,
      CHANGED,
    ]);
  });

  test('a repeated save changes nothing and is no conflict', async () => {
    const first = await save({ marks: ['I'], updatedAt: null });
    expect(await save({ marks: ['I'], updatedAt: null })).toEqual(first);
    expect(await save({ marks: ['I'], updatedAt: '2026-11-01T15:00:00.000Z' })).toEqual(first);
  });
});

describe('A goal accepts results', () => {
  const isDraft = 'This goal is a draft. Make it active before you record results';
  const statuses = ['on-hold', 'discontinued', 'mastered'] as const;

  test('while it is active or mastered, and of sessions up to when it was put on hold or discontinued', async () => {
    const draft = await addGoal({ status: 'draft' });
    expect(statusAndText(await put(buildResult(), pathOf(draft.id)))).toEqual([409, isDraft]);
    const today = await addSession({ date: '2026-11-20T15:00:00.000Z' });
    const later = await addSession({ date: '2026-11-23T15:00:00.000Z' });
    for (const status of statuses) {
      const { id } = await addGoal({ name: status });
      await owner.put(`/api/goals/${id}`, { status });
      await save({}, pathOf(id));
      await save({}, pathOf(id, today.id));
      const reply = await put(buildResult(), pathOf(id, later.id));
      expect(statusAndText(reply)).toEqual(
        status === 'mastered'
          ? [200, reply.text]
          : [
              409,
              `This goal was ${status === 'on-hold' ? 'put on hold' : status} before this session. Make it active to record results`,
            ],
      );
    }
  });

  test('that are corrected, even after it was closed', async () => {
    const later = await addSession({ date: '2026-11-23T15:00:00.000Z' });
    await save({}, pathOf(goal.id, later.id));
    await owner.put(`/api/goals/${goal.id}`, { status: 'discontinued' });
    expect(await save({ marks: ['X'] }, pathOf(goal.id, later.id))).toMatchObject({ marks: ['X'] });
  });
});

describe('A list of results', () => {
  test('can be of a goal, a child, a session or some days, latest session first', async () => {
    const other = await addGoal({ name: 'Buttons' });
    const later = await addSession({ date: '2026-10-12T14:00:00.000Z' });
    const ben = await addRecord<Client>(owner, '/api/clients', buildClient({ firstName: 'Ben' }));
    const his = await addRecord<Goal>(owner, '/api/goals', buildFirstGoal({ clientId: ben.id }));
    const ofBen = await addSession({ clientId: ben.id, date: '2026-10-13T14:00:00.000Z' });
    const first = await save();
    const ofOther = await save({}, pathOf(other.id));
    const second = await save({}, pathOf(goal.id, later.id));
    const third = await save({}, pathOf(his.id, ofBen.id));
    expect(await listed()).toEqual([third, second, ofOther, first]);
    expect(await listed(`?clientId=${clientId}`)).toEqual([second, ofOther, first]);
    expect(await listed(`?sessionId=${session.id}`)).toEqual([ofOther, first]);
    expect(await listed('?from=2026-10-12&to=2026-10-12')).toEqual([second]);
    const ofGoal = async (query = '') => (await owner.get(`/api/goals/${goal.id}/results${query}`)).json();
    expect(await ofGoal()).toEqual([second, first]);
    expect(await ofGoal('?from=2026-10-12')).toEqual([second]);
    expect(await ofGoal('?to=2026-10-11')).toEqual([first]);
    expect(statusAndText(await owner.get('/api/results?sessionId=x'))).toEqual([
      400,
      'The session must be named by its number',
    ]);
    expect(statusAndText(await owner.get('/api/goals/999999/results'))).toEqual(NO_GOAL);
  });

  test('is paged, and answers 304 if unchanged', async () => {
    for (const [index, day] of ['2026-10-12', '2026-10-13', '2026-10-14'].entries()) {
      const { id } = await addSession({ date: `${day}T14:00:00.000Z` });
      await save({ marks: Array(index + 1).fill('I') }, pathOf(goal.id, id));
    }
    const all = await listed();
    const page = await owner.get('/api/results?limit=2');
    expect(page.json()).toEqual(all.slice(0, 2));
    const next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    expect((await owner.get(next)).json()).toEqual(all.slice(2));
    const tag = (await owner.get('/api/results')).headers.get('etag') ?? '';
    expect((await owner.get('/api/results', { 'if-none-match': tag })).status).toBe(304);
    await save();
    expect((await owner.get('/api/results', { 'if-none-match': tag })).status).toBe(200);
  });
});

describe('A session with results', () => {
  test('cannot move to another client', async () => {
    const ben = await addRecord<Client>(owner, '/api/clients', buildClient({ firstName: 'Ben' }));
    await save();
    expect(statusAndText(await owner.put(`/api/sessions/${session.id}`, { clientId: ben.id }))).toEqual([
      409,
      'This session has a note, so it cannot be moved to another client',
    ]);
    expect((await owner.put(`/api/sessions/${session.id}`, { clientId })).status).toBe(200);
    await owner.delete(pathOf());
    expect((await owner.put(`/api/sessions/${session.id}`, { clientId: ben.id })).status).toBe(200);
  });

  test('is deleted and restored with them', async () => {
    const result = await save();
    const deleted = await owner.delete(`/api/sessions/${session.id}`);
    expect(await listed()).toEqual([]);
    expect((await owner.post(`/api/undo/${deleted.headers.get('undo')}`)).status).toBe(200);
    expect(await listed()).toEqual([result]);
  });
});

test('A deleted client is restored with the same results and revisions', async () => {
  await save();
  const read = async () => [
    (await owner.get('/api/results')).json(),
    (await owner.get('/api/goal-revisions')).json(),
    (await owner.get('/api/goals')).json(),
  ];
  const before = await read();
  const deleted = await owner.delete(`/api/clients/${clientId}`);
  expect(await read()).toEqual([[], [], []]);
  expect((await owner.post(`/api/undo/${deleted.headers.get('undo')}`)).status).toBe(200);
  expect(await read()).toEqual(before);
});

test('The log shows who recorded, changed and deleted a result', async () => {
  const { id } = await save();
  await save({ marks: ['X'] });
  await owner.delete(pathOf());
  const lines = await practice.database.read
    .selectFrom('audit_log')
    .select(['action', 'entity_id', 'client_id'])
    .where('entity', '=', 'result')
    .where('therapist_id', '=', owner.id)
    .orderBy('position')
    .execute();
  expect(lines).toEqual(
    ['create', 'update', 'delete'].map((action) => ({ action, entity_id: id, client_id: clientId })),
  );
});
