import fc from 'fast-check';
import type { NewAnnual } from '#domain/billing/annuals/annual.ts';
import type { InvoiceStatus } from '#domain/billing/invoices/invoice.ts';
import type { NewAssessment } from '#domain/caseload/assessments/assessment.ts';
import { clientStatuses, type NewClient } from '#domain/caseload/clients/client.ts';
import { sessionStatuses, sessionTypes } from '#domain/caseload/sessions/session-words.ts';
import type { NewTask } from '#domain/caseload/tasks/task.ts';
import type { Goal, NewGoal } from '#domain/clinical/goals/goal.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { specimens } from '#tests/specimens/specimens.ts';
import { addRecord } from './add-record.ts';
import { buildAnnual } from './annual-builder.ts';
import { buildAssessment } from './assessment-builder.ts';
import { buildClient } from './client-builder.ts';
import { generatedWords } from './generated-words.ts';
import { buildGoal, byRating } from './goal-builder.ts';
import { buildInvoice } from './invoice-builder.ts';
import { buildPlan } from './plan-builder.ts';
import { buildResult } from './result-builder.ts';
import { buildSession } from './session-builder.ts';
import { buildTask } from './task-builder.ts';

const nullish = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const day = fc.constantFrom('2026-03-08', '2026-09-15', '2026-11-01', '2026-11-20', '2026-12-31');
const moment = fc.constantFrom(
  '2026-03-08T06:59:00.000Z',
  '2026-07-01T04:00:00.000Z',
  '2026-11-01T05:30:00.000Z',
  '2026-11-20T15:00:00.000Z',
);

const client: fc.Arbitrary<Partial<NewClient>> = fc.record({
  firstName: fc.constantFrom('Ivy', 'Ben', "D'Arcy", 'Zoé'),
  lastName: fc.constantFrom('Sample', 'Example', 'Peña'),
  dateOfBirth: nullish(fc.constantFrom('2018-04-09', '2020-02-29')),
  notes: nullish(generatedWords),
  status: fc.constantFrom(...clientStatuses),
});
const session = fc.record({
  date: moment,
  duration: fc.constantFrom(15, 45, 60),
  type: fc.constantFrom(...sessionTypes),
  status: fc.constantFrom(...sessionStatuses),
  notes: nullish(generatedWords),
  /** The changed note. */
  laterNotes: nullish(generatedWords),
  /** The number of weekly sessions; 1 for a single one. */
  weeks: fc.constantFrom(1, 1, 3),
});
const assessment: fc.Arbitrary<Partial<NewAssessment>> = fc.record({
  responses: nullish(fc.constantFrom([null, 4], ['Slowly', 2, 'Left', true], [null, null, null, false])),
  status: fc.constantFrom('pending', 'completed'),
});
const annual: fc.Arbitrary<Partial<NewAnnual>> = fc.record({ date: day, amount: fc.nat(20_000) });
const task: fc.Arbitrary<Partial<NewTask>> = fc.record({
  title: generatedWords,
  dueDate: nullish(day),
  completed: fc.boolean(),
});
/** Goals of one plan: each may continue the previous one and have objectives. */
const goal = fc.record({
  name: fc.constantFrom('Cutting on a line', 'Zoé “quoted”', '=SUM(A1)'),
  measured: fc.constantFrom<Partial<NewGoal>>({}, byRating),
  status: fc.constantFrom<'draft' | 'active'>('draft', 'active'),
  continues: fc.boolean(),
  objectives: fc.nat(2),
});
const bill = fc.record({
  dueDate: day,
  status: fc.constantFrom<InvoiceStatus>('pending', 'paid', 'overdue'),
});

const child = fc.record({
  client,
  sessions: fc.array(session, { maxLength: 4 }),
  assessments: fc.array(assessment, { maxLength: 2 }),
  annuals: fc.array(annual, { maxLength: 2 }),
  tasks: fc.array(task, { maxLength: 2 }),
  goals: fc.array(goal, { maxLength: 3 }),
  /** How billable records are invoiced: all sessions together, each annual record separately. */
  bill: nullish(bill),
});

/** Bodies of records without a client, by the address of their list. */
const generatedLists: Record<string, fc.Arbitrary<readonly object[]>> = Object.fromEntries(
  specimens.flatMap(({ table, generated }) => (generated ? [[listAddress(table), generated]] : [])),
);

/** A caseload as typed by a therapist: clients, and records without a client. */
export const generatedCaseload = fc.record({
  children: fc.array(child, { maxLength: 3 }),
  tasks: fc.array(task, { maxLength: 2 }),
  ofNoClient: fc.record(generatedLists),
});
type GeneratedCaseload = typeof generatedCaseload extends fc.Arbitrary<infer Value> ? Value : never;

/** Creates a generated caseload through the API. */
export async function addCaseload(
  therapist: TestVisitor,
  { children, tasks, ofNoClient }: GeneratedCaseload,
): Promise<void> {
  for (const each of children) await addChild(therapist, each);
  for (const each of tasks) await addRecord(therapist, '/api/tasks', buildTask(each));
  for (const [list, bodies] of Object.entries(ofNoClient))
    for (const body of bodies) await addRecord(therapist, list, body);
}

async function addChild(therapist: TestVisitor, child: GeneratedCaseload['children'][number]): Promise<void> {
  const add = async (path: string, body: unknown) =>
    (await addRecord<{ id: number }>(therapist, path, body)).id;
  const clientId = await add('/api/clients', buildClient(child.client));
  const billable: number[] = [];
  const sessionIds: number[] = [];
  for (const { weeks, laterNotes, ...stated } of child.sessions) {
    const body = buildSession({ clientId, ...stated });
    if (weeks > 1) await addRecord(therapist, '/api/sessions/series', { ...body, count: weeks });
    else {
      const id = await add('/api/sessions', body);
      await therapist.put(`/api/sessions/${id}`, { notes: laterNotes });
      sessionIds.push(id);
      if (stated.status === 'completed') billable.push(id);
    }
  }
  for (const each of child.assessments) {
    await add('/api/assessments', buildAssessment({ clientId, ...each }));
  }
  for (const each of child.tasks) await add('/api/tasks', buildTask({ clientId, ...each }));
  await addGoals(therapist, { clientId, sessionIds }, child.goals);
  if (child.bill && billable.length > 0) {
    await add('/api/invoices', buildInvoice({ clientId, sessionIds: billable, ...child.bill }));
  }
  for (const each of child.annuals) {
    const annualId = await add('/api/annuals', buildAnnual({ clientId, ...each }));
    if (child.bill)
      await add('/api/invoices', buildInvoice({ clientId, annualIds: [annualId], ...child.bill }));
  }
}

async function addGoals(
  therapist: TestVisitor,
  { clientId, sessionIds }: { clientId: number; sessionIds: readonly number[] },
  goals: GeneratedCaseload['children'][number]['goals'],
): Promise<void> {
  if (goals.length === 0) return;
  const { id: planId } = await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId }));
  let before: Goal | undefined;
  for (const { name, measured, status, continues, objectives } of goals) {
    const objective = { ...buildGoal({ clientId, ...measured }), name: 'Step' };
    const goal = {
      ...buildGoal({ clientId, planId, name, status, ...measured }),
      continuesId: continues && before?.status === 'active' ? before.id : null,
      objectives: Array.from({ length: objectives }, () => objective),
    };
    before = await addRecord<Goal>(therapist, '/api/goals', goal);
    if (status === 'active') await addResults(therapist, before, sessionIds);
  }
}

/** Adds results in the first two sessions, with a new wording of the goal in between. */
async function addResults(therapist: TestVisitor, goal: Goal, sessionIds: readonly number[]): Promise<void> {
  const recorded = goal.measure === 'rating' ? { marks: null, rating: 2 } : {};
  for (const [index, sessionId] of sessionIds.slice(0, 2).entries()) {
    if (index === 1)
      await therapist.put(`/api/goals/${goal.id}`, { name: 'Worded anew', reason: 'Said at school' });
    const path = `/api/sessions/${sessionId}/results/${goal.id}`;
    const { status, text } = await therapist.put(path, buildResult({ ...recorded, comment: '=SUM(A1)' }));
    if (status !== 200) throw new Error(`PUT ${path} answered ${status}: ${text}`);
  }
}
