import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Task } from '#domain/caseload/tasks/task.ts';
import { listedRecords } from '#domain/program/caseload-records.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { noIds } from '#tests/builders/no-ids.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { type CallIds, privateCalls } from '#tests/builders/valid-calls.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';
import { addId } from '#tests/specimens/specimen.ts';
import { specimens } from '#tests/specimens/specimens.ts';

const lists = [
  ...listedRecords.map(({ table }) => listAddress(table)),
  '/api/sessions/today',
  '/api/sessions?search=ivy',
  '/api/client-imports',
];

/** The lists that a new record changes in addition to its own. */
const otherLists: Record<string, readonly string[]> = {
  '/api/clients': ['/api/sessions?search=ivy', '/api/client-imports'],
  '/api/sessions': [
    '/api/sessions/today',
    '/api/sessions?search=ivy',
    // Results say when their session is.
    '/api/results',
    // The words of a session are stored in the row of its note.
    '/api/session-notes',
  ],
  // An import says whether the mandates that it added to clients are still there.
  '/api/mandates': ['/api/client-imports'],
  // A bill says whether its invoices are paid.
  '/api/invoices': ['/api/vouchers'],
  // An invoice says what was paid on it.
  '/api/payments': ['/api/invoices'],
  // A child's first goal makes its plan.
  '/api/goals': ['/api/plans'],
};

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
  expect(await staledBy(update(`/api/tasks/${task.id}`, { completed: true }))).toEqual(['/api/tasks']);
  expect(await staledBy(update(`/api/clients/${clientId}`, { firstName: 'Iris' }))).toEqual([
    '/api/clients',
    '/api/sessions?search=ivy',
    '/api/client-imports',
  ]);
  expect(await staledBy(update('/api/preferences', { weekStart: 'monday' }))).toEqual([]);
  expect(await staledBy(update('/api/practice-settings', { timeZone: 'America/Chicago' }))).toEqual(lists);
});

test('A new record invalidates the lists that show it, and no others', async () => {
  const billableSession = await addId(
    owner,
    '/api/sessions',
    buildSession({ clientId, status: 'completed' }),
  );
  const plan = await addId(owner, '/api/plans', buildPlan({ clientId }));
  const ids: CallIds = { ...noIds, client: clientId, plan, billableSession };
  for (const { table } of specimens) {
    const list = listAddress(table);
    const body = privateCalls[`POST ${list}`]?.body?.(ids);
    // A bill needs a payer with sessions, and changes invoices too; a superbill needs an invoice.
    if (body === undefined || table === 'vouchers' || table === 'billing_documents') continue;
    const stale = [list, ...(otherLists[list] ?? [])];
    expect((await staledBy(() => addRecord(owner, list, body))).sort(), list).toEqual(stale.sort());
  }
});

test('Reads invalidate nothing', async () => {
  expect(await staledBy(() => owner.get(`/api/clients/${clientId}`))).toEqual([]);
});
