import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildFirstGoal, buildGoal, byRating } from '#tests/builders/goal-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { statusAndText, type TestReply, type TestVisitor } from '#tests/setup/test-visitor.ts';

const OTHER_MEASURE = [409, 'This goal has data. Continue it as a new goal to measure it another way'];

let owner: TestVisitor;
let clientId: number;
let goal: Goal;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  const practice = await preparedPractice({ clock: () => now });
  owner = await practice.register();
  clientId = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
  goal = await addRecord<Goal>(owner, '/api/goals', buildFirstGoal({ clientId }));
});

/** Adds a session on a day, with a result of the goal. */
async function record(day: string): Promise<Session> {
  const session = buildSession({ clientId, date: `${day}T15:00:00.000Z` });
  const added = await addRecord<Session>(owner, '/api/sessions', session);
  expect((await owner.put(`/api/sessions/${added.id}/results/${goal.id}`, buildResult())).status).toBe(200);
  return added;
}

const change = (body: object) => owner.put(`/api/goals/${goal.id}`, body);
const stored = async () => (await owner.get(`/api/goals/${goal.id}`)).json<Goal>();
const undo = (reply: TestReply) => owner.post(`/api/undo/${reply.headers.get('undo')}`);
const revisions = async () =>
  (await owner.get(`/api/goal-revisions?goalId=${goal.id}`)).json<GoalRevision[]>();

/** Returns the revisions of the results, by the days of their sessions. */
async function revisionsOfDays(): Promise<Record<string, number>> {
  const results = (await owner.get(`/api/goals/${goal.id}/results`)).json<GoalResult[]>();
  return Object.fromEntries(results.map(({ date, goalRevision }) => [date.slice(0, 10), goalRevision]));
}

const harder = { target: 90, targetCue: 'I', reason: 'Reached 80% at school' };

describe('A goal without data', () => {
  test('can be changed freely and has no revisions', async () => {
    expect((await change({ ...byRating, name: 'Grip' })).json()).toMatchObject({ revision: 0, name: 'Grip' });
    expect(await revisions()).toEqual([]);
  });
});

describe('A change of a goal with data', () => {
  beforeEach(() => record('2026-11-02'));

  test('to its text, criterion or days creates a revision with a day and a reason', async () => {
    expect((await change(harder)).json()).toMatchObject({ revision: 2, target: 90 });
    expect((await change({ targetOn: '2027-05-01', reason: 'Moves away' })).json()).toMatchObject({
      revision: 3,
    });
    expect(await revisions()).toMatchObject([
      { revision: 1, effectiveOn: '2026-09-08', reason: null, content: { target: 80, targetCue: 'V' } },
      { revision: 2, effectiveOn: '2026-11-20', reason: 'Reached 80% at school', content: { target: 90 } },
      { revision: 3, reason: 'Moves away', content: { target: 90, targetOn: '2027-05-01' } },
    ]);
  });

  test('without a reason is refused', async () => {
    const before = await stored();
    const asked = [400, 'This goal has data. Say why it changes'];
    for (const body of [{ target: 90 }, { name: 'Scissors' }, { startsOn: '2026-10-01', reason: ' ' }]) {
      expect(statusAndText(await change(body))).toEqual(asked);
    }
    expect(await stored()).toEqual(before);
  });

  test('to fields that revisions do not cover needs no reason', async () => {
    const { name, target, steps } = goal;
    const body = { name, target, steps, hiddenLevels: ['M'], method: 'Trials', plannedTrials: 10 };
    expect((await change(body)).json()).toMatchObject({ revision: 1, method: 'Trials' });
    expect((await change({ status: 'on-hold' })).json()).toMatchObject({ revision: 1 });
    expect(await revisions()).toHaveLength(1);
  });

  test('to its measure, ladder or steps is refused', async () => {
    const before = await stored();
    const reason = 'Easier to see';
    for (const other of [byRating, { ladder: 'assistance', targetCue: 'I' }, { steps: ['Hold', 'Cut'] }]) {
      expect(statusAndText(await change({ ...other, reason }))).toEqual(OTHER_MEASURE);
    }
    expect(await stored()).toEqual(before);
    const next = { ...buildGoal({ clientId, planId: goal.planId, continuesId: goal.id }), ...byRating };
    await addRecord<Goal>(owner, '/api/goals', next);
    expect(await stored()).toMatchObject({ status: 'discontinued', revision: 1 });
  });
});

describe('A result belongs to the revision of its session’s day', () => {
  test('even if the goal changed on that day or the session was moved', async () => {
    const early = await record('2026-11-02');
    await record('2026-11-20');
    await change(harder);
    await record('2026-11-23');
    expect(await revisionsOfDays()).toEqual({ '2026-11-02': 1, '2026-11-20': 2, '2026-11-23': 2 });
    const moved = await owner.put(`/api/sessions/${early.id}`, { date: '2026-11-24T15:00:00.000Z' });
    expect(await revisionsOfDays()).toEqual({ '2026-11-20': 2, '2026-11-23': 2, '2026-11-24': 2 });
    expect((await undo(moved)).status).toBe(200);
    expect(await revisionsOfDays()).toEqual({ '2026-11-02': 1, '2026-11-20': 2, '2026-11-23': 2 });
  });

  test('and an open pad can still record after the goal changed', async () => {
    const { id } = await record('2026-11-20');
    const [seen] = (await owner.get(`/api/results?sessionId=${id}`)).json<GoalResult[]>();
    await change(harder);
    const body = buildResult({ marks: ['I'], updatedAt: seen?.updatedAt });
    const saved = await owner.put(`/api/sessions/${id}/results/${goal.id}`, body);
    expect(saved.json()).toMatchObject({ goalRevision: 2, marks: ['I'] });
  });
});

describe('Undo', () => {
  test('of a change removes its revision', async () => {
    await record('2026-11-20');
    const before = [await stored(), await revisions()];
    const changed = await change(harder);
    expect((await undo(changed)).status).toBe(200);
    expect(await stored()).toEqual({ ...(before[0] as Goal), updatedAt: expect.any(String) });
    expect(await revisions()).toEqual(before[1]);
    expect(await revisionsOfDays()).toEqual({ '2026-11-20': 1 });
  });

  test('of a change of the measure is refused once there is data', async () => {
    const changed = await change(byRating);
    const session = await addRecord<Session>(owner, '/api/sessions', buildSession({ clientId }));
    const body = { phase: 'teaching', rating: 2 };
    await owner.put(`/api/sessions/${session.id}/results/${goal.id}`, body);
    expect(statusAndText(await undo(changed))).toEqual([
      409,
      'This goal was changed since, so nothing was put back',
    ]);
  });
});

describe('After all results are deleted', () => {
  test('the goal can be measured another way, and then the deletion cannot be undone', async () => {
    const session = await record('2026-11-20');
    const deleted = await owner.delete(`/api/sessions/${session.id}/results/${goal.id}`);
    const before = [await stored(), await revisions()];
    const changed = await change(byRating);
    expect(changed.json()).toMatchObject({ measure: 'rating', revision: 0 });
    expect(await revisions()).toEqual([]);
    expect(statusAndText(await undo(deleted))).toEqual([
      409,
      'Something that goes with this was changed since, so nothing was put back',
    ]);
    expect((await undo(changed)).status).toBe(200);
    expect([await stored(), await revisions()]).toEqual([
      { ...(before[0] as Goal), updatedAt: expect.any(String) },
      before[1],
    ]);
    expect((await undo(deleted)).status).toBe(200);
    expect(await revisionsOfDays()).toEqual({ '2026-11-20': 1 });
  });

  test('the goal cannot be measured another way while a deleted session still has a result', async () => {
    const session = await record('2026-11-20');
    const deleted = await owner.delete(`/api/sessions/${session.id}`);
    expect(statusAndText(await change(byRating))).toEqual(OTHER_MEASURE);
    expect((await undo(deleted)).status).toBe(200);
    expect(await revisionsOfDays()).toEqual({ '2026-11-20': 1 });
  });
});
