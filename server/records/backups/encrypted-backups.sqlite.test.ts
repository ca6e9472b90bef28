import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decrypter } from 'age-encryption';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import type { Backup, BackupCheck } from '#domain/records/backups/backup.ts';
import type { BackupDownload, NewBackupKey } from '#domain/records/backups/backup-key.ts';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { addBackupKey } from '#tests/builders/backup-builder.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { codeAt, turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { password, startBackedUpPractice } from '#tests/setup/backed-up-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';
import { backUpToday } from './daily-backups.ts';
import { restoreBackup } from './restore-backup.ts';

/** A practice whose owner has chosen a backup key. */
async function startWithKey() {
  const practice = await startBackedUpPractice();
  return { ...practice, key: await addBackupKey(practice.owner) };
}

async function addressOf(owner: TestVisitor, { name }: Backup): Promise<string> {
  const reply = await owner.post(`/api/backups/${name}/download`, { password });
  expect(reply.status).toBe(201);
  return reply.json<BackupDownload>().address;
}

async function opened(file: Uint8Array, { secretKey }: NewBackupKey): Promise<string> {
  const decrypter = new Decrypter();
  decrypter.addIdentity(secretKey);
  return Buffer.from(await decrypter.decrypt(file)).toString('latin1', 0, 15);
}

describe('A download of a backup', () => {
  test('requires more than a sign-in', async () => {
    const { owner, backUp } = await startWithKey();
    const { name } = await backUp();
    expect((await owner.get(`/api/backups/${name}`)).status).toBe(404);
    const ask = (body: object) => owner.post(`/api/backups/${name}/download`, body);
    expect(statusAndText(await ask({}))).toEqual([400, 'Password is required']);
    expect(statusAndText(await ask({ password: 'wrong-guess' }))).toEqual([
      403,
      'Your current password is not right',
    ]);
    expect((await owner.get('/api/backup-downloads/made-up')).status).toBe(404);
  });

  test('requires the second factor if it is on', async () => {
    const { owner, backUp } = await startWithKey();
    const { secret } = await turnOnTwoFactor(owner, new Date('2026-11-20T15:00:00.000Z'));
    const { name } = await backUp();
    const ask = (body: object) => owner.post(`/api/backups/${name}/download`, { password, ...body });
    expect(statusAndText(await ask({}))).toEqual([
      403,
      'Enter a code from your authenticator app or a recovery code',
    ]);
    expect(statusAndText(await ask({ code: '000000' }))).toEqual([
      403,
      'This code is not right, or was used already. Please enter the newest one',
    ]);
    const code = codeAt(secret, new Date('2026-11-20T15:01:00.000Z'));
    expect((await ask({ code })).status).toBe(201);
    expect((await ask({ code })).status).toBe(403);
  });

  test('requires a backup key and says so', async () => {
    const { owner, backUp } = await startBackedUpPractice();
    const { name } = await backUp();
    expect(statusAndText(await owner.post(`/api/backups/${name}/download`, { password }))).toEqual([
      409,
      'Choose a backup key first: what leaves the server is encrypted with it',
    ]);
  });

  test('works once, encrypted, for the sign-in that requested it', async () => {
    const { practice, owner, backUp, key } = await startWithKey();
    await addOneOfEach(owner);
    const backup = await backUp();
    const address = await addressOf(owner, backup);
    const elsewhere = practice.visitor();
    await elsewhere.post('/api/login', { username: 'therapist1', password });
    expect((await elsewhere.get(address)).status).toBe(404);
    const reply = await practice.app.inject({ url: address, headers: { cookie: owner.cookie } });
    expect(reply.headers['content-disposition']).toBe(`attachment; filename="${backup.name}"`);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.rawPayload).toHaveLength(backup.bytes);
    expect(reply.rawPayload.includes('SQLite format 3')).toBe(false);
    expect(await opened(reply.rawPayload, key)).toBe('SQLite format 3');
    expect(statusAndText(await owner.get(address))).toEqual([
      404,
      'This download was used already, or is too old. Please ask for it again',
    ]);
  });

  test('expires after five minutes', async () => {
    const { owner, backUp, later } = await startWithKey();
    const address = await addressOf(owner, await backUp());
    for (let minutes = 0; minutes < 5; minutes += 1) later();
    expect((await owner.get(address)).status).toBe(404);
  });

  test("is recorded in every therapist's log", async () => {
    const { practice, owner, backUp } = await startWithKey();
    const therapist = await practice.register();
    const backup = await backUp();
    expect((await owner.get(await addressOf(owner, backup))).status).toBe(200);
    for (const one of [owner, therapist]) {
      const [line] = (await one.get('/api/activity')).json<ActivityLine[]>();
      expect(line).toMatchObject({ action: 'export', entity: 'backup', fullName: 'Therapist 1 Sample' });
    }
  });
});

describe('With a backup key', () => {
  test('each backup is encrypted: earlier, manual, daily and before a restore', async () => {
    const { practice, owner, folder, backUp, restore, kept } = await startBackedUpPractice();
    const early = await backUp();
    const key = await addBackupKey(owner);
    await restore(await backUp(), key);
    const { file } = practice.database;
    await backUpToday({ dataDir: file?.dataDir ?? '', clock: () => new Date('2026-11-21T08:00:00.000Z') });
    const backups = await kept();
    expect(backups.map(({ kind }) => kind).sort()).toEqual([
      'before a restore',
      'by hand',
      'by hand',
      'daily',
    ]);
    expect(backups.map(({ name }) => name)).toContain(`${early.name}.age`);
    // Beside each stands in the clear where the activity logs end: numbers and hashes alone.
    const [heads, files] = [true, false].map((isHeads) =>
      readdirSync(folder).filter((name) => name.endsWith('.heads') === isHeads),
    );
    expect(heads).toHaveLength(4);
    for (const name of files ?? []) {
      expect(await opened(readFileSync(join(folder, name)), key), name).toBe('SQLite format 3');
    }
  });

  test('a check and a restore require the key, and refuse a wrong one', async () => {
    const { owner, backUp, key } = await startWithKey();
    const { client } = await addOneOfEach(owner);
    const { name } = await backUp();
    const { secretKey: other } = await addBackupKey(owner);
    await owner.delete(`/api/clients/${client}`);
    for (const call of ['check', 'restore']) {
      const ask = (secretKey?: string) => owner.post(`/api/backups/${name}/${call}`, { secretKey, password });
      expect(statusAndText(await ask())).toEqual([403, `${name} is encrypted and needs the backup key.`]);
      expect(statusAndText(await ask(other))).toEqual([403, `This key does not open ${name}.`]);
      expect(statusAndText(await ask('AGE'))).toEqual([
        400,
        'The backup key begins with AGE-SECRET-KEY-1 and has 74 letters and digits',
      ]);
      const reply = await ask(key.secretKey.toLowerCase());
      expect([reply.status, reply.text.includes('AGE')]).toEqual([200, false]);
      if (call === 'check') expect(reply.json<BackupCheck>().tables[0]).toMatchObject({ returning: 1 });
    }
    expect((await owner.get(`/api/clients/${client}`)).status).toBe(200);
  });

  test('restoring an old backup does not restore an old key', async () => {
    const { owner, backUp, restore, key } = await startWithKey();
    const backup = await backUp();
    const later = await addBackupKey(owner);
    await restore(backup, key);
    const shelf = (await owner.get('/api/backups')).json<{ publicKey: string }>();
    expect(shelf.publicKey).toBe(later.publicKey);
  });

  test('a damaged backup is reported as damaged', async () => {
    const { owner, folder, backUp, key } = await startWithKey();
    const { name } = await backUp();
    const bytes = readFileSync(join(folder, name));
    bytes[bytes.length - 100] = (bytes.at(-100) ?? 0) ^ 1;
    writeFileSync(join(folder, name), bytes);
    const reply = await owner.post(`/api/backups/${name}/check`, { secretKey: key.secretKey });
    expect(statusAndText(reply).join(' ')).toMatch(
      /^409 This backup cannot be restored\. .* is damaged or no backup/,
    );
  });

  test('the command opens a backup with the key, even without an existing practice', async () => {
    const { folder, backUp, key } = await startWithKey();
    const file = join(folder, (await backUp()).name);
    const dataDir = mkdtempSync(join(tmpdir(), 'practice-restored-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const now = new Date('2026-11-21T15:00:00.000Z');
    await expect(restoreBackup(dataDir, file, now)).rejects.toThrow(/is encrypted and needs the backup key/);
    await restoreBackup(dataDir, file, now, key);
    const database = await openDatabase({ dataDir });
    onTestFinished(() => database.close());
    expect(await database.read.selectFrom('users').select('id').execute()).toEqual([{ id: 1 }]);
  });
});

describe('A backup key', () => {
  test('created by the program decrypts what its public half encrypted', async () => {
    const { owner, folder, backUp } = await startBackedUpPractice();
    const made = await owner.post('/api/backup-keys');
    expect(made.headers.get('cache-control')).toBe('no-store');
    const pair = made.json<NewBackupKey>();
    // Made, and not yet chosen.
    expect((await owner.get('/api/backups')).json()).toMatchObject({ publicKey: null });
    const chosen = await owner.put('/api/backup-key', { publicKey: pair.publicKey, password });
    expect(chosen.status).toBe(204);
    const { name, isEncrypted } = await backUp();
    expect(isEncrypted).toBe(true);
    expect(await opened(readFileSync(join(folder, name)), pair)).toBe('SQLite format 3');
  });

  test('requires the password, is checked for typing mistakes, and is recorded in every log', async () => {
    const { practice, owner } = await startBackedUpPractice();
    const therapist = await practice.register();
    const { publicKey } = (await owner.post('/api/backup-keys')).json<NewBackupKey>();
    const choose = (body: object) => owner.put('/api/backup-key', body);
    expect((await choose({ publicKey, password: 'wrong' })).status).toBe(403);
    const mistyped = publicKey.slice(0, -1) + (publicKey.endsWith('q') ? 'p' : 'q');
    expect(statusAndText(await choose({ publicKey: mistyped, password }))).toEqual([
      400,
      'This public key has a typing mistake',
    ]);
    expect((await choose({ publicKey, password })).status).toBe(204);
    const [line] = (await therapist.get('/api/activity')).json<ActivityLine[]>();
    expect(line).toMatchObject({ action: 'update', entity: 'backup-key' });
  });
});
