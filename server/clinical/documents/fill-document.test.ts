import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildDocument } from '#tests/builders/document-builder.ts';
import { modelDocument } from '#tests/builders/document-model.ts';
import { buildGoal } from '#tests/builders/goal-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let client: Client;
let plan: Plan;
let goal: Goal;

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
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
  /** In the morning of this day, or at a given moment. */
  on?: string;
  date?: string;
  duration?: number;
  marks?: GoalResult['marks'];
  status?: Session['status'];
  isSigned?: boolean;
  /** The plan, if not the child's first one. */
  planId?: number;
}

async function see({ on, date = `${on}T15:00:00.000Z`, duration = 30, ...of }: Seen) {
  const { marks = null, status = 'completed', isSigned = true, planId = plan.id } = of;
  const body = { ...buildSession({ clientId: client.id, date, duration }), status, notes: 'Seen' };
  const { id } = await addRecord<Session>(therapist, '/api/sessions', body);
  if (marks) {
    const { status } = await therapist.put(`/api/sessions/${id}/results/${goal.id}`, buildResult({ marks }));
    expect(status).toBe(200);
  }
  await therapist.put(`/api/sessions/${id}/note`, {
    template: 'narrative',
    setting: 'home',
    planId,
  });
  if (isSigned) expect((await therapist.post(`/api/sessions/${id}/note/sign`, {})).status).toBe(201);
}

const begin = (changes: Partial<Parameters<typeof buildDocument>[0]> = {}) =>
  addRecord<ClinicalDocument>(
    therapist,
    '/api/documents',
    buildDocument({ clientId: client.id, ...changes }),
  );

describe('A filled document', () => {
  test('counts signed sessions of the period only, and says how many are unsigned', async () => {
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

  test('counts the service of its own plan if a child has two at once', async () => {
    const own = await addRecord<Plan>(
      therapist,
      '/api/plans',
      buildPlan({ clientId: client.id, program: 'private', title: 'At home', startsOn: '2026-10-01' }),
    );
    await see({ on: '2026-09-10', planId: own.id });
    await see({ on: '2026-10-06' });
    await see({ on: '2026-10-07', planId: own.id, duration: 60 });
    await see({ on: '2026-10-08', planId: own.id, isSigned: false });
    await see({ on: '2026-10-09', status: 'no-show' });
    const service = async (planId: number | null) => {
      const days = { fromOn: '2026-09-08', untilOn: '2026-11-13' };
      const { held, minutes, missed, unsigned } = (await begin({ planId, ...days })).filled;
      return { held, minutes, missed: missed.length, unsigned };
    };
    expect(await service(plan.id)).toEqual({ held: 1, minutes: 30, missed: 1, unsigned: 0 });
    expect(await service(own.id)).toEqual({ held: 2, minutes: 90, missed: 0, unsigned: 1 });
    expect(await service(null)).toEqual({ held: 3, minutes: 120, missed: 1, unsigned: 1 });
  });

  test('shows the signed data while a session’s note is being corrected', async () => {
    await see({ on: '2026-10-01', marks: ['V', 'V', 'V', 'X', 'X'] });
    const before = await begin();
    const [session] = (await therapist.get('/api/sessions')).json<Session[]>();
    const path = `/api/sessions/${session?.id}`;
    expect((await therapist.post(`${path}/note/correct`, { reason: 'The wrong marks' })).status).toBe(201);
    await therapist.put(`${path}/results/${goal.id}`, buildResult({ marks: ['X'] }));
    await therapist.put(path, { status: 'cancelled' });
    expect((await begin()).filled).toEqual(before.filled);
    expect((await therapist.delete(`${path}/results/${goal.id}`)).status).toBe(204);
    expect((await begin()).filled).toEqual(before.filled);
  });

  test('has every part that its kind shows, and no other', async () => {
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

  test('shows each assessment answer with the earlier one', async () => {
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
  test('updates the record’s data and keeps all typed text', async () => {
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
    expect(statusAndText(other)).toEqual([404, 'The requested document could not be found']);
  });
});

const mark = fc.constantFrom('I', 'V', 'G', 'M', 'PP', 'X');
// Only the practice's time zone puts some of these days in another month or outside the period.
const moment = fc.constantFrom(
  ...['2026-09-07T16:00', '2026-09-08T03:30', '2026-09-08T04:30', '2026-09-30T16:00', '2026-10-01T03:30'],
  ...['2026-10-01T16:00', '2026-11-01T05:30', '2026-11-01T06:30', '2026-11-13T16:00', '2026-11-14T04:30'],
  '2026-11-14T05:30',
);
const seen = fc.record({
  moment,
  duration: fc.constantFrom(30, 45, 60),
  status: fc.constantFrom('completed', 'completed', 'completed', 'no-show', 'absence'),
  marks: fc.array(mark, { maxLength: 6 }),
  isSigned: fc.boolean(),
});

test('A document matches the rows of sessions, notes and results', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(seen, { selector: (one) => one.moment, minLength: 2, maxLength: 6 }),
      async (sessions) => {
        await addChild();
        for (const { moment: at, marks, ...of } of sessions) {
          const isMarked = of.status === 'completed' && marks.length > 0;
          await see({ ...of, date: `${at}:00.000Z`, marks: isMarked ? marks : null });
        }
        const period = { fromOn: '2026-09-08', untilOn: '2026-11-13' };
        const { filled } = await begin({ kind: 'annual-review', ...period });
        const ofPractice = { clientId: client.id, timeZone: 'America/New_York', ...period };
        const { figures, lastResults, ...service } = await modelDocument(practice.database, ofPractice);
        expect(serviceSummary(filled)).toEqual(service);
        for (const words of figures) expect(filled.goals[0]?.figures).toContain(words);
        if (figures.length === 0) expect(filled.goals[0]?.figures).toBe('No signed results in this period');
        expect(filled.goals[0]?.lastResults).toEqual(lastResults);
      },
    ),
    { numRuns: 6 },
  );
});

/** Returns the service of a document in the form of the model. */
function serviceSummary({ held, minutes, missed, unsigned, firstDay, months }: ClinicalDocument['filled']) {
  const counted = (some: typeof missed) =>
    Object.fromEntries(some.map(({ status, sessions }) => [status, sessions]));
  return {
    ...{ held, minutes, unsigned, firstDay },
    missed: counted(missed),
    months: months.map((month) => ({ ...month, missed: counted(month.missed) })),
  };
}
