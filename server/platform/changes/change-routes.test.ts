import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { byTable } from '#domain/program/caseload-records.ts';
import type { CaseloadVersions, SomeVersions } from '#domain/program/caseload-versions.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { followEvents } from '#tests/setup/event-follower.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let owner: TestVisitor;
let url: string;

beforeEach(async () => {
  practice = await startTestPractice();
  owner = await practice.register();
  url = `${await practice.app.listen({ port: 0, host: '127.0.0.1' })}/api/events`;
});

const openTab = (therapist: TestVisitor) => followEvents(url, therapist.cookie);
const before: CaseloadVersions = {
  ...byTable(() => 0),
  imports: 0,
  'sealed-records': 0,
  account: 0,
  practice: 1,
};
const now = (versions: SomeVersions = {}) => ({ versions: { ...before, ...versions } });
const clients = (version: number) => ({ versions: { clients: version } });

const save = (therapist: TestVisitor) => addRecord<Client>(therapist, '/api/clients', buildClient());

test('The events require a sign-in', async () => {
  const reply = await fetch(url);
  expect([reply.status, await reply.text()]).toEqual([401, 'Please sign in']);
});

test('Only GET is offered, because a HEAD request would never end', async () => {
  const reply = await fetch(url, { method: 'HEAD', headers: { cookie: owner.cookie } });
  expect(reply.status).toBe(404);
});

test('The events are a stream that is not cached', async () => {
  const leaving = new AbortController();
  const reply = await fetch(url, { headers: { cookie: owner.cookie }, signal: leaving.signal });
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  leaving.abort();
});

test('Every open tab of a therapist receives the current versions and those that each write changes, and nothing else', async () => {
  const [one, other] = [await openTab(owner), await openTab(owner)];
  for (const tab of [one, other]) expect(await tab.next()).toEqual(now());
  await save(owner);
  for (const tab of [one, other]) expect(await tab.next()).toEqual(clients(1));
  await save(owner);
  await addRecord(owner, '/api/tasks', buildTask());
  for (const tab of [one, other]) {
    expect(await tab.next()).toEqual(clients(2));
    expect(await tab.next()).toEqual({ versions: { tasks: 1 } });
  }
});

test("No tab receives another therapist's changes", async () => {
  const neighbour = await practice.register();
  const [hers, theirs] = [await openTab(owner), await openTab(neighbour)];
  expect(await hers.next()).toEqual(now());
  expect(await theirs.next()).toEqual(now());
  await save(neighbour);
  await save(neighbour);
  expect(await theirs.next()).toEqual(clients(1));
  expect(await theirs.next()).toEqual(clients(2));
  await save(owner);
  expect(await hers.next()).toEqual(clients(1));
});

test('Reads and refused changes send no events', async () => {
  const tab = await openTab(owner);
  expect(await tab.next()).toEqual(now());
  expect((await owner.post('/api/clients', {})).status).toBe(400);
  expect((await owner.put('/api/clients/1', buildClient())).status).toBe(404);
  await save(owner);
  await owner.get('/api/clients');
  expect(await tab.next()).toEqual(clients(1));
});

test('Lists and writes have the same versions in their headers as the events', async () => {
  const saved = await owner.post('/api/clients', buildClient());
  expect(saved.headers.get('caseload-versions')).toBe('{"clients":1}');
  const event = await (await openTab(owner)).next();
  expect(event).toEqual(now({ clients: 1 }));
  const read = await owner.get('/api/clients');
  expect(read.headers.get('caseload-versions')).toBe('{"clients":1,"practice":1}');
});

test('Replies other than lists have the versions from before they were read, so that a page misses no change', async () => {
  const versionsTold = async (path: string) => {
    const told = (await owner.get(path)).headers.get('caseload-versions');
    return JSON.parse(told ?? '');
  };
  expect(await versionsTold('/api/preferences')).toEqual(before);
  await owner.put('/api/preferences', { weekStart: 'Saturday' });
  expect(await versionsTold('/api/user')).toEqual({ ...before, account: 1 });
  const { id } = await save(owner);
  expect(await versionsTold(`/api/clients/${id}`)).toEqual({ ...before, account: 1, clients: 1 });
});

test('A closed tab does not disturb the others', async () => {
  const [leaving, staying] = [await openTab(owner), await openTab(owner)];
  await leaving.leave();
  await staying.next();
  await save(owner);
  expect(await staying.next()).toEqual(clients(1));
});

test('Too many tabs are refused', async () => {
  await Promise.all(Array.from({ length: 50 }, () => openTab(owner)));
  const reply = await fetch(url, { headers: { cookie: owner.cookie } });
  expect([reply.status, await reply.text()]).toEqual([
    429,
    'Too many windows are open at once. Please close some of them',
  ]);
});

test('Stopping the program ends the events without waiting for the tabs', async () => {
  const tab = await openTab(owner);
  expect(await tab.next()).toEqual(now());
  await practice.app.close();
  expect(await tab.next()).toBeUndefined();
});
