import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Task } from '#domain/caseload/tasks/task.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAnnual } from '#tests/builders/annual-builder.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildClosing } from '#tests/builders/closing-builder.ts';
import { buildFirstGoal } from '#tests/builders/goal-builder.ts';
import { buildPhrase } from '#tests/builders/phrase-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const lists = [
  '/api/clients',
  '/api/sessions',
  '/api/sessions/today',
  '/api/sessions?search=ivy',
  '/api/assessments',
  '/api/invoices',
  '/api/annuals',
  '/api/tasks',
  '/api/closings',
  '/api/phrases',
  '/api/plans',
  '/api/goals',
  '/api/results',
  '/api/session-notes',
  '/api/documents',
  '/api/signed-documents',
  '/api/client-imports',
];

let owner: TestVisitor;
let clientId: number;
let task: Task;

beforeEach(async () => {
  const practice = await startTestPractice({ clock: () => new Date('2026-11-02T15:00:00.000Z') });
  owner = await practice.register();
  clientId = (await addRecord<Client>(owner, '/api/clients', buildClient())).id;
  task = await addRecord<Task>(owner, '/api/tasks', buildTask());
});

/** The lists that answer otherwise than 304 after a change. */
async function staledBy(change: () => Promise<unknown>): Promise<string[]> {
  const tags = new Map<string, string>();
  for (const list of lists) tags.set(list, (await owner.get(list)).headers.get('etag') ?? '');
  await change();
  const stale: string[] = [];
  for (const [list, tag] of tags) {
    const reply = await owner.get(list, { 'if-none-match': tag });
    if (reply.status !== 304) stale.push(list);
  }
  return stale;
}

test('A change invalidates the lists that show it, and no others', async () => {
  const update = (path: string, body: object) => () => owner.put(path, body);
  const add = (path: string, body: object) => () => addRecord(owner, path, body);
  expect(await staledBy(update(`/api/tasks/${task.id}`, { completed: true }))).toEqual(['/api/tasks']);
  expect(await staledBy(add('/api/closings', buildClosing()))).toEqual(['/api/closings']);
  expect(await staledBy(add('/api/phrases', buildPhrase()))).toEqual(['/api/phrases']);
  expect(await staledBy(add('/api/sessions', buildSession({ clientId })))).toEqual([
    '/api/sessions',
    '/api/sessions/today',
    '/api/sessions?search=ivy',
    // Results say when their session is.
    '/api/results',
    // The words of a session are stored in the row of its note.
    '/api/session-notes',
  ]);
  expect(await staledBy(add('/api/assessments', buildAssessment({ clientId })))).toEqual([
    '/api/assessments',
  ]);
  expect(await staledBy(add('/api/annuals', buildAnnual({ clientId })))).toEqual(['/api/annuals']);
  expect(await staledBy(add('/api/plans', buildPlan({ clientId })))).toEqual(['/api/plans']);
  // A child's first goal makes its plan.
  expect(await staledBy(add('/api/goals', buildFirstGoal({ clientId })))).toEqual([
    '/api/plans',
    '/api/goals',
  ]);
  expect(await staledBy(update(`/api/clients/${clientId}`, { firstName: 'Iris' }))).toEqual([
    '/api/clients',
    '/api/sessions?search=ivy',
    '/api/client-imports',
  ]);
  expect(await staledBy(update('/api/preferences', { weekStart: 'monday' }))).toEqual([]);
  expect(await staledBy(update('/api/practice-settings', { timeZone: 'America/Chicago' }))).toEqual(lists);
});

test('Reads invalidate nothing', async () => {
  expect(await staledBy(() => owner.get(`/api/clients/${clientId}`))).toEqual([]);
});
