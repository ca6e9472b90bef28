import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Task } from '#domain/caseload/tasks/task.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { readPages } from '#tests/setup/read-pages.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let owner: TestVisitor;

beforeEach(async () => {
  practice = await preparedPractice();
  owner = await practice.register();
});

async function add(changes: Parameters<typeof buildTask>[0] = {}): Promise<Task> {
  return addRecord<Task>(owner, '/api/tasks', buildTask(changes));
}

async function clientOf(therapist: TestVisitor): Promise<number> {
  return (await addRecord<Client>(therapist, '/api/clients', buildClient())).id;
}

const titles = (tasks: Task[]) => tasks.map((task) => task.title);

test('Tasks require a sign-in', async () => {
  const visitor = practice.visitor();
  const { id } = await add();
  expect((await visitor.get('/api/tasks')).status).toBe(401);
  expect((await visitor.get(`/api/tasks/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/tasks', buildTask())).status).toBe(401);
  expect((await visitor.put(`/api/tasks/${id}`, { completed: true })).status).toBe(401);
  expect((await visitor.delete(`/api/tasks/${id}`)).status).toBe(401);
});

test.each([
  [{ title: '' }, 'Title is required'],
  [{ title: undefined }, 'Title is required'],
  [{ title: 'x'.repeat(301) }, 'Please shorten this to 300 characters'],
  [{ description: 7 }, 'Please enter text'],
  [{ dueDate: '2026-02-30' }, 'Please enter a valid due date'],
  [{ dueDate: 20261201 }, 'Please enter a valid due date'],
  [{ completed: 'yes' }, 'Completed must be yes or no'],
  [{ clientId: 'Ivy' }, 'Please choose a client from the list'],
])('A task with %o is refused: %s', async (changes, message) => {
  const created = await owner.post('/api/tasks', { ...buildTask(), ...changes });
  expect([created.status, created.text]).toEqual([400, message]);
  if (!('title' in changes && changes.title === undefined)) {
    const { id } = await add();
    const changed = await owner.put(`/api/tasks/${id}`, changes);
    expect([changed.status, changed.text]).toEqual([400, message]);
  }
});

test.each([
  ['status=late', 'Status must be open or completed'],
  ['clientId=Ivy', 'The client must be named by its number'],
  ['from=soon', 'From and to must be dates like 2026-09-01, or moments'],
  ['limit=0', 'The limit must be a whole number from 1 to 1000'],
  ['cursor=nowhere', 'This place in the list cannot be found. Please start again from the first page'],
])('The list refuses ?%s', async (query, message) => {
  const reply = await owner.get(`/api/tasks?${query}`);
  expect([reply.status, reply.text]).toEqual([400, message]);
});

test("Another therapist's task and client are not found", async () => {
  const other = await practice.register();
  const { id } = await add();
  const missing = [404, 'The requested task could not be found'];
  for (const address of [`/api/tasks/${id}`, '/api/tasks/999999', '/api/tasks/first']) {
    const replies = [
      await other.get(address),
      await other.put(address, { completed: true }),
      await other.delete(address),
    ];
    for (const reply of replies) expect([reply.status, reply.text]).toEqual(missing);
  }
  const clientId = await clientOf(other);
  const created = await owner.post('/api/tasks', buildTask({ clientId }));
  const changed = await owner.put(`/api/tasks/${id}`, { clientId });
  for (const reply of [created, changed]) {
    expect([reply.status, reply.text]).toEqual([404, 'The requested client could not be found']);
  }
  expect((await owner.get(`/api/tasks/${id}`)).json<Task>()).toMatchObject({
    clientId: null,
    completed: false,
  });
});

describe('A task', () => {
  test('is created open, with omitted fields empty', async () => {
    const task = await add({ title: ' Call the school ', description: '', dueDate: null });
    expect(task).toEqual({
      id: expect.any(Number),
      therapistId: expect.any(Number),
      title: 'Call the school',
      description: null,
      dueDate: null,
      completed: false,
      clientId: null,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: task.createdAt,
    });
    expect((await owner.get(`/api/tasks/${task.id}`)).json()).toEqual(task);
  });

  test('ignores a therapistId in the body', async () => {
    const task = await add();
    const reply = await owner.post('/api/tasks', { ...buildTask(), therapistId: task.therapistId + 1 });
    expect(reply.json<Task>().therapistId).toBe(task.therapistId);
  });

  test('changes only completed when the checkbox is toggled', async () => {
    const task = await add();
    const done = (await owner.put(`/api/tasks/${task.id}`, { completed: true })).json<Task>();
    expect(done).toEqual({ ...task, completed: true, updatedAt: done.updatedAt });
    const open = (await owner.put(`/api/tasks/${task.id}`, { completed: false })).json<Task>();
    expect(open).toEqual({ ...task, updatedAt: open.updatedAt });
  });

  test('can refer to a client, and to none again', async () => {
    const clientId = await clientOf(owner);
    const task = await add({ clientId });
    expect(task.clientId).toBe(clientId);
    const changed = await owner.put(`/api/tasks/${task.id}`, { clientId: null, dueDate: '' });
    expect(changed.json()).toMatchObject({ clientId: null, dueDate: null });
  });

  test('in an outdated version is not overwritten', async () => {
    const task = await add();
    const stale = await owner.put(`/api/tasks/${task.id}`, {
      title: 'Mine',
      updatedAt: '2020-01-01T00:00:00.000Z',
    });
    expect(stale.status).toBe(409);
    expect((await owner.get(`/api/tasks/${task.id}`)).json()).toEqual(task);
    const fresh = await owner.put(`/api/tasks/${task.id}`, { title: 'Mine', updatedAt: task.updatedAt });
    expect(fresh.json()).toMatchObject({ title: 'Mine' });
  });

  test('is not found after it is deleted', async () => {
    const { id } = await add();
    const reply = await owner.delete(`/api/tasks/${id}`);
    expect([reply.status, reply.text]).toEqual([204, '']);
    expect((await owner.get(`/api/tasks/${id}`)).status).toBe(404);
    expect((await owner.get('/api/tasks')).json()).toEqual([]);
  });

  test('sent twice with one Idempotency-Key is created once', async () => {
    const key = { 'idempotency-key': 'grips-1' };
    const first = await owner.post('/api/tasks', buildTask(), key);
    const second = await owner.post('/api/tasks', buildTask(), key);
    expect(second.json()).toEqual(first.json());
    expect((await owner.get('/api/tasks')).json()).toHaveLength(1);
  });
});

describe('The task list', () => {
  beforeEach(async () => {
    await add({ title: 'undated', dueDate: null });
    await add({ title: 'done early', dueDate: '2026-11-01', completed: true });
    await add({ title: 'later', dueDate: '2026-12-24' });
    await add({ title: 'sooner', dueDate: '2026-11-30' });
    await add({ title: 'sooner too', dueDate: '2026-11-30' });
    await add({ title: 'done undated', dueDate: null, completed: true });
  });
  const order = ['sooner', 'sooner too', 'later', 'undated', 'done early', 'done undated'];

  test('lists open tasks first, by due date, undated last', async () => {
    expect(titles((await owner.get('/api/tasks')).json())).toEqual(order);
  });

  test('supports paging', async () => {
    const pages = await readPages(owner, '/api/tasks?limit=1');
    expect(pages.flatMap((page) => titles(page.json()))).toEqual(order);
  });

  test.each([
    ['status=open', ['sooner', 'sooner too', 'later', 'undated']],
    ['status=completed', ['done early', 'done undated']],
    ['from=2026-11-30', ['sooner', 'sooner too', 'later']],
    ['to=2026-11-30', ['sooner', 'sooner too', 'done early']],
    ['from=2026-12-24&to=2026-12-24', ['later']],
  ])('?%s returns matches', async (query, found) => {
    expect(titles((await owner.get(`/api/tasks?${query}`)).json())).toEqual(found);
  });

  test('can be limited to one client', async () => {
    const clientId = await clientOf(owner);
    await add({ title: 'about Ivy', clientId });
    expect(titles((await owner.get(`/api/tasks?clientId=${clientId}`)).json())).toEqual(['about Ivy']);
  });

  test('answers 304 if nothing changed', async () => {
    const first = await owner.get('/api/tasks');
    const tag = first.headers.get('etag') ?? '';
    expect((await owner.get('/api/tasks', { 'if-none-match': tag })).status).toBe(304);
    await add();
    expect((await owner.get('/api/tasks', { 'if-none-match': tag })).status).toBe(200);
  });
});
