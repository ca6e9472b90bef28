import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Assessment } from '#domain/assessments/assessment.ts';
import type { Client } from '#domain/clients/client.ts';
import type { ClinicalDocument } from '#domain/documents/document.ts';
import type { Goal } from '#domain/goals/goal.ts';
import type { Plan } from '#domain/plans/plan.ts';
import type { GoalResult } from '#domain/results/goal-result.ts';
import type { Session } from '#domain/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { buildGoal } from '#tests/builders/goal-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { type TestVisitor, told } from '#tests/setup/test-visitor.ts';

let therapist: TestVisitor;
let client: Client;
let plan: Plan;
let goal: Goal;

beforeEach(async () => {
  const practice = await startTestPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
  await therapist.put('/api/signing-profile', buildSigningProfile());
  await addChild();
});

async function addChild() {
  client = await addRecord(therapist, '/api/clients', buildClient());
  plan = await addRecord(therapist, '/api/plans', buildPlan({ clientId: client.id }));
  goal = await addRecord(therapist, '/api/goals', buildGoal({ clientId: client.id, planId: plan.id }));
}

interface Seen {
  on: string;
  marks?: GoalResult['marks'];
  status?: Session['status'];
  isSigned?: boolean;
}

async function see({ on, marks = null, status = 'completed', isSigned = true }: Seen) {
  const date = `${on}T15:00:00.000Z`;
  const body = { ...buildSession({ clientId: client.id, date, duration: 30 }), status, notes: 'Seen' };
  const { id } = await addRecord<Session>(therapist, '/api/sessions', body);
  if (marks) {
    const { status } = await therapist.put(`/api/sessions/${id}/results/${goal.id}`, buildResult({ marks }));
    expect(status).toBe(200);
  }
  await therapist.put(`/api/sessions/${id}/note`, {
    template: 'narrative',
    setting: 'home',
    planId: plan.id,
  });
  if (isSigned) expect((await therapist.post(`/api/sessions/${id}/note/sign`, {})).status).toBe(201);
}

const begin = (changes: Partial<Parameters<typeof buildDocument>[0]> = {}) =>
  addRecord<ClinicalDocument>(
    therapist,
    '/api/documents',
    buildDocument({ clientId: client.id, ...changes }),
  );

describe('What a document is filled with', () => {
  test('counts signed sessions of the period alone, and says how many are not signed', async () => {
    await see({ on: '2026-09-10', marks: ['V', 'V', 'X', 'X', 'X'] });
    await see({ on: '2026-10-01', marks: ['V', 'V', 'V', 'X', 'X'] });
    await see({ on: '2026-10-08', marks: ['I', 'I', 'I', 'I', 'I'], isSigned: false });
    await see({ on: '2026-10-15', status: 'no-show' });
    await see({ on: '2026-11-14', marks: ['I', 'I', 'I', 'I', 'I'] });
    const { filled } = await begin();
    expect(filled).toMatchObject({
      held: 2,
      minutes: 60,
      missed: [{ status: 'no-show', sessions: 1 }],
      firstDay: '2026-09-10',
      lastDay: '2026-10-01',
      unsigned: 1,
    });
    expect(filled.goals).toMatchObject([{ goalPosition: goal.position, lastResults: { length: 2 } }]);
    expect(filled.goals[0]?.figures).toContain('5 of 10 trials');
    expect(JSON.stringify(filled)).not.toContain('"id"');
  });

  test('is what was signed, while the note of a session is being corrected', async () => {
    await see({ on: '2026-10-01', marks: ['V', 'V', 'V', 'X', 'X'] });
    const before = await begin();
    const [session] = (await therapist.get('/api/sessions')).json<Session[]>();
    const path = `/api/sessions/${session?.id}`;
    expect((await therapist.post(`${path}/note/correct`, { reason: 'The wrong marks' })).status).toBe(201);
    await therapist.put(`${path}/results/${goal.id}`, buildResult({ marks: ['X'] }));
    await therapist.put(path, { status: 'cancelled' });
    expect((await begin()).filled).toEqual(before.filled);
  });

  test('is every part that its kind shows, and no other', async () => {
    await therapist.post('/api/goals', buildGoal({ clientId: client.id, planId: plan.id, status: 'draft' }));
    await see({ on: '2026-10-01' });
    const report = (await begin()).filled;
    const review = (await begin({ kind: 'annual-review' })).filled;
    expect([report.months, report.proposedGoals]).toEqual([[], []]);
    expect([review.months.length, review.proposedGoals.length, review.goals.length]).toEqual([1, 1, 1]);
    expect((await begin({ kind: 'plan-of-care' })).filled.goals).toHaveLength(2);
    expect((await begin({ kind: 'evaluation' })).filled).toMatchObject({
      goals: [],
      proposedGoals: { length: 1 },
    });
  });

  test('sets the answers of assessments beside the earlier ones', async () => {
    const asked = buildAssessment({ clientId: client.id });
    for (const first of ['Slowly', 'Quickly']) {
      const body = { ...asked, status: 'completed', responses: [first, 3] };
      await addRecord<Assessment>(therapist, '/api/assessments', body);
    }
    const { filled } = await begin({ kind: 'evaluation' });
    expect(filled.assessments.map(({ answers }) => answers[0])).toMatchObject([
      { answer: 'Slowly', earlier: null },
      { answer: 'Quickly', earlier: { on: '2026-11-20', answer: 'Slowly' } },
    ]);
  });
});

describe('Fill again', () => {
  test('renews what the record says, and keeps every typed word', async () => {
    const document = await begin();
    const path = `/api/documents/${document.id}`;
    const words = {
      sections: [{ key: 'next', text: 'Curves next.' }],
      marks: [{ goalPosition: 1, code: 'PG' }],
    };
    const typed = (await therapist.put(path, words)).json<ClinicalDocument>();
    await see({ on: '2026-10-01', marks: ['V', 'V', 'V', 'X', 'X'] });
    const filled = (
      await therapist.post(`${path}/fill`, { updatedAt: typed.updatedAt })
    ).json<ClinicalDocument>();
    expect(filled.filled.held).toBe(1);
    expect([filled.sections, filled.marks]).toEqual([typed.sections, typed.marks]);
    const stale = await therapist.post(`${path}/fill`, { updatedAt: typed.updatedAt });
    expect(stale.status).toBe(409);
    const other = await therapist.post('/api/documents/99/fill', {});
    expect(told(other)).toEqual([404, 'The requested document could not be found']);
  });
});

const mark = fc.constantFrom('I', 'V', 'G', 'M', 'PP', 'X');
const seen = fc.record({
  day: fc.integer({ min: 1, max: 30 }),
  marks: fc.array(mark, { minLength: 1, maxLength: 6 }),
  isSigned: fc.boolean(),
});

test('The figures of a goal are those of its raw marks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(seen, { selector: ({ day }) => day, minLength: 1, maxLength: 4 }),
      async (sessions) => {
        await addChild();
        for (const { day, ...of } of sessions)
          await see({ ...of, on: `2026-10-${String(day).padStart(2, '0')}` });
        const marked = sessions.filter(({ isSigned }) => isSigned).flatMap(({ marks }) => marks);
        const reached = marked.filter((one) => ['I', 'G', 'V'].includes(one));
        const { filled } = await begin();
        expect([filled.held, filled.unsigned]).toEqual([
          sessions.filter(({ isSigned }) => isSigned).length,
          sessions.filter(({ isSigned }) => !isSigned).length,
        ]);
        const figures =
          marked.length === 0 ? 'No signed results' : `${reached.length} of ${marked.length} trials`;
        expect(filled.goals[0]?.figures).toContain(figures);
      },
    ),
    { numRuns: 5 },
  );
});
