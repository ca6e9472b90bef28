import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/clients/client.ts';
import type { Backup, BackupCheck, BackupShelf, RestoredBackup } from '#domain/practice/backup.ts';
import { sampleIdentity } from '#domain/practice/sample-identity.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { told } from '#tests/setup/billing-practice.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

const password = 'quiet-swing-42';
const lists = ['clients', 'sessions', 'assessments', 'invoices', 'annuals', 'tasks'].map(
  (name) => `/api/${name}`,
);

let practice: TestPractice;
let owner: TestVisitor;
let now: Date;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now });
  owner = await practice.register();
});

function later(): void {
  now = new Date(now.getTime() + 60_000);
}

async function backUp(): Promise<Backup> {
  const reply = await owner.post('/api/backups');
  expect(reply.status).toBe(201);
  later();
  return reply.json<Backup>();
}

async function restore({ name }: Backup): Promise<RestoredBackup> {
  const reply = await owner.post(`/api/backups/${name}/restore`, { password });
  expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
  later();
  return reply.json<RestoredBackup>();
}

/** What the whole caseload answers, byte by byte. */
function everything(therapist: TestVisitor): Promise<string[]> {
  return Promise.all(lists.map(async (path) => (await therapist.get(path)).text));
}

async function kept(): Promise<Backup[]> {
  return (await owner.get('/api/backups')).json<BackupShelf>().backups;
}

function folder(): string {
  return join(practice.database.file?.dataDir ?? '', 'backups');
}

test('Backups are for the owner, and a name that is none is not there', async () => {
  const therapist = await practice.register();
  const backup = await backUp();
  expect((await practice.visitor().get('/api/backups')).status).toBe(401);
  expect((await therapist.get(`/api/backups/${backup.name}`)).status).toBe(403);
  for (const name of [
    'practice.db',
    '..%2Fpractice.db',
    'daily-2020-01-01.db',
    `${backup.name}.unfinished`,
  ]) {
    for (const path of [`/api/backups/${name}`, `/api/backups/${name}/check`]) {
      expect(told(await owner.get(path)), path).toEqual([404, 'This backup is not there any more']);
    }
    expect((await owner.post(`/api/backups/${name}/restore`, { password })).status).toBe(404);
  }
});

test('A backup by hand is in the list with its time and size, and can be downloaded', async () => {
  await addOneOfEach(owner);
  const backup = await backUp();
  expect(backup).toEqual({
    name: 'practice-2026-11-20T150000Z.db',
    kind: 'by hand',
    madeAt: '2026-11-20T15:00:00.000Z',
    bytes: expect.any(Number),
  });
  expect((await owner.get('/api/backups')).json()).toEqual({ isKeptHere: true, backups: [backup] });
  const reply = await practice.app.inject({
    url: `/api/backups/${backup.name}`,
    headers: { cookie: owner.cookie },
  });
  expect(reply.headers['content-disposition']).toBe(`attachment; filename="${backup.name}"`);
  expect(reply.rawPayload.subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(reply.rawPayload).toHaveLength(backup.bytes);
});

test('Backup, delete, restore gives the same bytes of data', async () => {
  const other = await practice.register();
  const { client } = await addOneOfEach(owner);
  await addOneOfEach(other, owner);
  const before = [await everything(owner), await everything(other)];
  const backup = await backUp();

  expect((await owner.delete(`/api/clients/${client}`)).status).toBe(204);
  await addRecord(other, '/api/clients', buildClient({ firstName: 'Added', lastName: 'Later' }));
  expect([await everything(owner), await everything(other)]).not.toEqual(before);

  const { before: replaced, keepsSignedIn } = await restore(backup);
  expect(keepsSignedIn).toBe(true);
  expect([await everything(owner), await everything(other)]).toEqual(before);

  // And what was replaced is a backup itself.
  expect(replaced.kind).toBe('before a restore');
  await restore(replaced);
  expect((await owner.get(`/api/clients/${client}`)).status).toBe(404);
  expect((await other.get('/api/clients')).text).toContain('"Later"');
});

describe('A look into a backup', () => {
  test('says what is in it and what would be lost, changed and there again', async () => {
    const backup0 = await addOneOfEach(owner);
    const backup = await backUp();
    await addRecord(owner, '/api/clients', buildClient({ firstName: 'Added' }));
    expect((await owner.put(`/api/sessions/${backup0.session}`, { notes: 'Changed' })).status).toBe(200);
    expect((await owner.delete(`/api/tasks/${backup0.task}`)).status).toBe(204);
    await practice.register();
    const check = (await owner.get(`/api/backups/${backup.name}/check`)).json<BackupCheck>();
    expect(check).toMatchObject({ backup, isOlderVersion: false, keepsSignedIn: true });
    const of = Object.fromEntries(check.tables.map(({ table, ...counts }) => [table, counts]));
    expect(of.clients).toEqual({ now: 2, inBackup: 1, lost: 1, changed: 0, returning: 0 });
    expect(of.sessions).toEqual({ now: 3, inBackup: 3, lost: 0, changed: 1, returning: 0 });
    expect(of.tasks).toEqual({ now: 0, inBackup: 1, lost: 0, changed: 0, returning: 1 });
    expect(of.accounts).toEqual({ now: 2, inBackup: 1, lost: 1, changed: 0, returning: 0 });
    expect(await kept()).toEqual([backup]);
  });

  test.each([
    ['damaged', (file: string) => truncateSync(file, 20_000), /^409.*is damaged or no backup/],
    [
      'of something else',
      (file: string) => writeFileSync(file, 'no database '.repeat(500)),
      /^409.*is damaged/,
    ],
    [
      'of a newer version',
      (file: string) =>
        new DatabaseSync(file).exec("INSERT INTO kysely_migration (name, timestamp) VALUES ('9999', '2026')"),
      /^409.*made by a newer version/,
    ],
  ])('refuses one that is %s, and so does a restore', async (_what, spoil, sentence) => {
    const { client } = await addOneOfEach(owner);
    const backup = await backUp();
    spoil(join(folder(), backup.name));
    for (const reply of [
      await owner.get(`/api/backups/${backup.name}/check`),
      await owner.post(`/api/backups/${backup.name}/restore`, { password }),
    ]) {
      expect(told(reply).join(' ')).toMatch(sentence);
      expect(reply.text).not.toContain(folder());
    }
    expect((await owner.get(`/api/clients/${client}`)).status).toBe(200);
  });
});

describe('A restore', () => {
  test('asks for the password, and changes nothing without it', async () => {
    const backup = await backUp();
    const client = await addRecord<Client>(owner, '/api/clients', buildClient());
    const path = `/api/backups/${backup.name}/restore`;
    expect(told(await owner.post(path, {}))).toEqual([400, 'Password is required']);
    expect(told(await owner.post(path, { password: 'wrong' }))).toEqual([
      403,
      'Your current password is not right',
    ]);
    expect((await owner.get(`/api/clients/${client.id}`)).status).toBe(200);
  });

  test('is noted in the restored activity log, which still verifies', async () => {
    await restore(await backUp());
    const log = (await owner.get('/api/activity')).json<{ action: string; entity: string }[]>();
    expect(log[0]).toMatchObject({ action: 'restore', entity: 'backup', fullName: 'Therapist 1 Sample' });
  });

  test('keeps signed in who is now, and signs out whose account is not in it', async () => {
    const lost = practice.visitor();
    const credentials = { username: 'therapist1', password };
    expect((await lost.post('/api/login', credentials)).status).toBe(200);
    const backup = await backUp();
    // Signed in when the backup was made, signed out since.
    expect((await owner.post('/api/sign-ins/end-others')).status).toBe(204);
    const since = practice.visitor();
    expect((await since.post('/api/login', credentials)).status).toBe(200);
    const newcomer = await practice.register();
    await restore(backup);
    expect((await owner.get('/api/user')).status).toBe(200);
    expect((await since.get('/api/user')).status).toBe(200);
    expect((await lost.get('/api/user')).status).toBe(401);
    expect((await newcomer.get('/api/user')).status).toBe(401);
  });

  test('never gives a number twice, and no browser takes an old list for the new one', async () => {
    await addRecord<Client>(owner, '/api/clients', buildClient());
    const backup = await backUp();
    const gone = await addRecord<Client>(owner, '/api/clients', buildClient());
    const tag = (await owner.get('/api/clients')).headers.get('etag') ?? '';
    await restore(backup);
    const fresh = await owner.get('/api/clients', { 'if-none-match': tag });
    expect([fresh.status, fresh.json<Client[]>().length]).toEqual([200, 1]);
    const next = await addRecord<Client>(owner, '/api/clients', buildClient());
    expect(next.id).toBeGreaterThan(gone.id);
    expect((await owner.get('/api/clients')).headers.get('etag')).not.toBe(tag);
  });

  test('shows the website of then', async () => {
    const backup = await backUp();
    const identity = { ...sampleIdentity, practiceName: 'Tall Trees Therapy' };
    expect((await owner.put('/api/website-identity', { identity })).status).toBe(200);
    await restore(backup);
    const page = (await practice.visitor().get('/api/contact/received')).text;
    expect(page).toContain(sampleIdentity.practiceName);
    expect(page).not.toContain('Tall Trees');
  });

  test('lets calls that come meanwhile wait or refuses them, and never answers half of each', async () => {
    await addOneOfEach(owner);
    const backup = await backUp();
    for (let count = 0; count < 3; count += 1) await addRecord(owner, '/api/clients', buildClient());
    const restoring = owner.post(`/api/backups/${backup.name}/restore`, { password });
    let isDone = false;
    void restoring.finally(() => {
      isDone = true;
    });
    while (!isDone) {
      const [read, write] = await Promise.all([
        owner.get('/api/clients'),
        owner.post('/api/tasks', { title: 'Written meanwhile' }),
      ]);
      expect([1, 4]).toContain(read.json<Client[]>().length);
      expect([201, 503]).toContain(write.status);
      if (write.status === 503) {
        expect(write.text).toBe('The practice is being restored from a backup. Please try again in a moment');
        expect(write.headers.get('retry-after')).toBe('5');
      }
    }
    expect((await restoring).status).toBe(200);
    expect((await owner.get('/api/clients')).json<Client[]>()).toHaveLength(1);
    expect((await owner.post('/api/tasks', { title: 'Written after' })).status).toBe(201);
  });

  test('is refused while another program has the file open, and the practice goes on as it was', async () => {
    const backup = await backUp();
    const { id } = await addRecord<Client>(owner, '/api/clients', buildClient());
    const elsewhere = new DatabaseSync(join(folder(), '..', 'practice.db'));
    elsewhere.prepare('SELECT count(*) FROM clients').get();
    const reply = await owner.post(`/api/backups/${backup.name}/restore`, { password });
    elsewhere.close();
    expect(told(reply)).toEqual([
      409,
      'Another program has the practice’s file open. Close it, then restore; nothing was changed',
    ]);
    expect((await owner.get(`/api/clients/${id}`)).status).toBe(200);
    expect((await owner.post('/api/tasks', { title: 'Still saved' })).status).toBe(201);
    await restore(backup);
    expect((await owner.get(`/api/clients/${id}`)).status).toBe(404);
  });
});
