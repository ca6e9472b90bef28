import { beforeEach, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let owner: TestVisitor;
let clientId: number;

const from = '2026-09-08';
type NewMembers = { clientId: number; from: string; until?: string }[];

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  owner = await practice.register();
  clientId = await addClient();
});

async function addClient(changes: object = {}, therapist = owner): Promise<number> {
  return (await addRecord<Client>(therapist, '/api/clients', { ...buildClient(), ...changes })).id;
}

const addGroup = (changes: object = {}) =>
  addRecord<Group>(owner, '/api/groups', { ...buildGroup(), ...changes });

test('Groups require a sign-in', async () => {
  const visitor = practice.visitor();
  for (const path of ['/api/groups', '/api/groups/1']) expect((await visitor.get(path)).status).toBe(401);
  expect((await visitor.post('/api/groups', buildGroup())).status).toBe(401);
  expect((await visitor.delete('/api/groups/1')).status).toBe(401);
});

const others = 'Other children must be a whole number from 0 to 10';

test.each([
  [{ name: ' ' }, 'Please name the group'],
  [{ name: null }, 'Please name the group'],
  [{ others: -1 }, others],
  [{ others: 11 }, others],
  [{ others: 1.5 }, others],
  [{ active: 'yes' }, 'Active must be yes or no'],
])('A group with %j is refused: %s', async (changes, message) => {
  const created = await owner.post('/api/groups', { ...buildGroup(), ...changes });
  expect(statusAndText(created)).toEqual([400, message]);
  const group = await addGroup();
  expect(statusAndText(await owner.put(`/api/groups/${group.id}`, changes))).toEqual([400, message]);
  expect((await owner.get('/api/groups')).json()).toEqual([group]);
});

test('An invalid roster is refused, and no group is created', async () => {
  const other = await practice.register();
  const theirs = await addClient({}, other);
  const inactive = await addClient({ status: 'inactive' });
  const thirteen: NewMembers = [];
  for (let child = 0; child < 13; child += 1) thirteen.push({ clientId: await addClient(), from });
  const refusals: [NewMembers, number, string][] = [
    [[{ clientId: theirs, from }], 404, 'The requested client could not be found'],
    [[{ clientId: inactive, from }], 409, 'This client is inactive. Say that you want to add them anyway'],
    [thirteen, 400, 'A group has at most 12 children'],
    [
      [{ clientId, from, until: '2026-09-07' }],
      400,
      'The last day in the group must not be before the first',
    ],
    [
      [
        { clientId, from, until: '2026-10-01' },
        { clientId, from: '2026-10-01' },
      ],
      400,
      'This child is in the group on some of these days already',
    ],
    [[{ clientId, from: '' }], 400, 'Please enter the day from which the child is in the group'],
  ];
  for (const [members, status, message] of refusals) {
    expect(statusAndText(await owner.post('/api/groups', buildGroup({ members })))).toEqual([
      status,
      message,
    ]);
  }
  expect((await owner.get('/api/groups')).json()).toEqual([]);
});

test("Another therapist's group is not found", async () => {
  const other = await practice.register();
  const group = await addGroup({ members: [{ clientId, from }] });
  const missing = [404, 'The requested group could not be found'];
  const path = `/api/groups/${group.id}`;
  expect(statusAndText(await other.get(path))).toEqual(missing);
  expect(statusAndText(await other.put(path, { name: 'Mine' }))).toEqual(missing);
  expect(statusAndText(await other.delete(path))).toEqual(missing);
  expect((await other.get('/api/groups')).json()).toEqual([]);
  expect((await owner.get(path)).json()).toEqual(group);
});

test('A group is created with its members, changed, and listed by name', async () => {
  const second = await addClient({ status: 'inactive' });
  const group = await addGroup({
    members: [
      { clientId, from },
      { clientId: second, from, until: '2026-12-01', allowInactive: true },
    ],
  });
  expect(group).toMatchObject({
    name: 'Tuesday writing group',
    others: 1,
    active: true,
    members: [
      { clientId, from, until: null },
      { clientId: second, from, until: '2026-12-01' },
    ],
  });
  const changed = await owner.put(`/api/groups/${group.id}`, { name: 'Writing', active: false });
  expect(changed.json()).toMatchObject({
    ...group,
    name: 'Writing',
    active: false,
    updatedAt: expect.any(String),
  });
  await addGroup({ name: 'Balance' });
  const list = (await owner.get('/api/groups')).json<Group[]>();
  expect(list.map(({ name }) => name)).toEqual(['Balance', 'Writing']);
  expect(list[1]).toEqual(changed.json());
});

test('A group and its roster are deleted, and restored by undo', async () => {
  const group = await addGroup({ members: [{ clientId, from }] });
  const deleted = await owner.delete(`/api/groups/${group.id}`);
  expect(statusAndText(deleted)).toEqual([204, '']);
  expect((await owner.get(`/api/groups/${group.id}`)).status).toBe(404);
  const undone = await owner.post(`/api/undo/${deleted.headers.get('undo')}`);
  expect(undone.status, undone.text).toBe(200);
  expect((await owner.get('/api/groups')).json()).toEqual([group]);
  expect((await owner.get('/api/sessions')).json<Session[]>()).toEqual([]);
});
