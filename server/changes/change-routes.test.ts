import { beforeEach, expect, test } from 'vitest';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
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
const save = (therapist: TestVisitor) => addRecord(therapist, '/api/clients', buildClient());

test('Somebody who is not signed in is told nothing', async () => {
  const reply = await fetch(url);
  expect([reply.status, await reply.text()]).toEqual([401, 'Please sign in']);
});

test('Only GET is offered: a HEAD would never end', async () => {
  const reply = await fetch(url, { method: 'HEAD', headers: { cookie: owner.cookie } });
  expect(reply.status).toBe(404);
});

test('The events are a stream that nobody keeps', async () => {
  const leaving = new AbortController();
  const reply = await fetch(url, { headers: { cookie: owner.cookie }, signal: leaving.signal });
  expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  leaving.abort();
});

test('Every open tab of a therapist is told the version now and after each write, and nothing else', async () => {
  const [one, other] = [await openTab(owner), await openTab(owner)];
  for (const tab of [one, other]) expect(await tab.next()).toEqual({ version: 1 });
  await save(owner);
  for (const tab of [one, other]) expect(await tab.next()).toEqual({ version: 2 });
  await save(owner);
  await save(owner);
  for (const tab of [one, other]) {
    expect(await tab.next()).toEqual({ version: 3 });
    expect(await tab.next()).toEqual({ version: 4 });
  }
});

test("No tab is told of another therapist's writes", async () => {
  const neighbour = await practice.register();
  const [hers, theirs] = [await openTab(owner), await openTab(neighbour)];
  expect(await hers.next()).toEqual({ version: 1 });
  expect(await theirs.next()).toEqual({ version: 1 });
  await save(neighbour);
  await save(neighbour);
  expect(await theirs.next()).toEqual({ version: 2 });
  expect(await theirs.next()).toEqual({ version: 3 });
  await save(owner);
  expect(await hers.next()).toEqual({ version: 2 });
});

test('Looking and refused changes are no events', async () => {
  const tab = await openTab(owner);
  expect(await tab.next()).toEqual({ version: 1 });
  expect((await owner.post('/api/clients', {})).status).toBe(400);
  expect((await owner.put('/api/clients/1', buildClient())).status).toBe(404);
  await save(owner);
  await owner.get('/api/clients');
  expect(await tab.next()).toEqual({ version: 2 });
});

test('The version of an event is the one in the ETag of every list', async () => {
  await save(owner);
  const tab = await openTab(owner);
  const event = await tab.next();
  expect((await owner.get('/api/clients')).headers.get('etag')).toContain(`-${event?.version}-`);
});

test('A tab that has left does not disturb the others', async () => {
  const [leaving, staying] = [await openTab(owner), await openTab(owner)];
  await leaving.leave();
  await staying.next();
  await save(owner);
  expect(await staying.next()).toEqual({ version: 2 });
});

test('Too many tabs are refused', async () => {
  await Promise.all(Array.from({ length: 50 }, () => openTab(owner)));
  const reply = await fetch(url, { headers: { cookie: owner.cookie } });
  expect([reply.status, await reply.text()]).toEqual([
    429,
    'Too many windows are open at once. Please close some of them',
  ]);
});

test('Stopping the program ends the events and does not wait for the tabs', async () => {
  const tab = await openTab(owner);
  expect(await tab.next()).toEqual({ version: 1 });
  await practice.app.close();
  expect(await tab.next()).toBeUndefined();
});
