import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import { listedRecords } from '#domain/program/caseload-records.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import { verifyAudit } from '#server/platform/audit/verify-audit.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { password, startBackedUpPractice } from '#tests/setup/backed-up-practice.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const lists = listedRecords.map(({ table }) => listAddress(table));

/** What the whole caseload answers, byte by byte. */
function everything(therapist: TestVisitor): Promise<string[]> {
  return Promise.all(lists.map(async (path) => (await therapist.get(path)).text));
}

describe('A restore', () => {
  test('restores the same data byte by byte, and saves the previous data as a backup', async () => {
    const { practice, owner, backUp, restore } = await startBackedUpPractice();
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

  test('requires the password and changes nothing without it', async () => {
    const { owner, backUp } = await startBackedUpPractice();
    const backup = await backUp();
    const client = await addRecord<Client>(owner, '/api/clients', buildClient());
    const path = `/api/backups/${backup.name}/restore`;
    expect(statusAndText(await owner.post(path, {}))).toEqual([400, 'Password is required']);
    expect(statusAndText(await owner.post(path, { password: 'wrong' }))).toEqual([
      403,
      'Your current password is not right',
    ]);
    expect((await owner.get(`/api/clients/${client.id}`)).status).toBe(200);
  });

  test('is recorded in the restored log, which still verifies', async () => {
    const { practice, owner, backUp, restore } = await startBackedUpPractice();
    await restore(await backUp());
    const log = (await owner.get('/api/activity')).json<{ action: string; entity: string }[]>();
    expect(log[0]).toMatchObject({ action: 'restore', entity: 'backup', fullName: 'Therapist 1 Sample' });
    expect(await verifyAudit(practice.database)).toMatchObject([{ brokenAt: undefined }]);
  });

  test('keeps present users signed in, and signs out those whose account is not in the backup', async () => {
    const { practice, owner, backUp, restore } = await startBackedUpPractice();
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

  test('never reuses an id, and no browser takes an old list for the new one', async () => {
    const { owner, backUp, restore } = await startBackedUpPractice();
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

  test('restores the website', async () => {
    const { practice, owner, backUp, restore } = await startBackedUpPractice();
    const backup = await backUp();
    const identity = { ...sampleIdentity, practiceName: 'Tall Trees Therapy' };
    expect((await owner.put('/api/website-identity', { identity })).status).toBe(200);
    await restore(backup);
    const page = (await practice.visitor().get('/api/contact/received')).text;
    expect(page).toContain(sampleIdentity.practiceName);
    expect(page).not.toContain('Tall Trees');
  });

  test('makes concurrent calls wait or refuses them, and never mixes old and new data', async () => {
    const { owner, backUp } = await startBackedUpPractice();
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

  test('is refused while another program has the file open, and the practice continues unchanged', async () => {
    const { owner, folder, backUp, restore } = await startBackedUpPractice();
    const backup = await backUp();
    const { id } = await addRecord<Client>(owner, '/api/clients', buildClient());
    const elsewhere = new DatabaseSync(join(folder, '..', 'practice.db'));
    elsewhere.prepare('SELECT count(*) FROM clients').get();
    const reply = await owner.post(`/api/backups/${backup.name}/restore`, { password });
    elsewhere.close();
    expect(statusAndText(reply)).toEqual([
      409,
      'Another program has the practice’s file open. Close it, then restore; nothing was changed',
    ]);
    expect((await owner.get(`/api/clients/${id}`)).status).toBe(200);
    expect((await owner.post('/api/tasks', { title: 'Still saved' })).status).toBe(201);
    await restore(backup);
    expect((await owner.get(`/api/clients/${id}`)).status).toBe(404);
  });
});
