import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import type { BackupCheck } from '#domain/records/backups/backup.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { addOneOfEach } from '#tests/builders/one-of-each.ts';
import { password, startBackedUpPractice } from '#tests/setup/backed-up-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

test('Only the owner reaches backups, and an invalid name answers 404', async () => {
  const { practice, owner, backUp } = await startBackedUpPractice();
  const therapist = await practice.register();
  const backup = await backUp();
  expect((await practice.visitor().get('/api/backups')).status).toBe(401);
  expect((await therapist.post(`/api/backups/${backup.name}/check`, {})).status).toBe(403);
  for (const name of [
    'practice.db',
    '..%2Fpractice.db',
    'daily-2020-01-01.db',
    `${backup.name}.unfinished`,
  ]) {
    for (const call of ['check', 'download', 'restore']) {
      const reply = await owner.post(`/api/backups/${name}/${call}`, { password });
      expect(statusAndText(reply), name).toEqual([404, 'This backup is not there any more']);
    }
  }
});

test('A manual backup is listed with its time and size', async () => {
  const { owner, backUp } = await startBackedUpPractice();
  await addOneOfEach(owner);
  const backup = await backUp();
  expect(backup).toEqual({
    name: 'practice-2026-11-20T150000Z.db',
    kind: 'by hand',
    madeAt: '2026-11-20T15:00:00.000Z',
    bytes: expect.any(Number),
    isEncrypted: false,
  });
  expect((await owner.get('/api/backups')).json()).toEqual({
    isKeptHere: true,
    publicKey: null,
    backups: [backup],
  });
});

describe('A check of a backup', () => {
  test('shows its content and what a restore would remove, change and bring back', async () => {
    const { practice, owner, backUp, kept } = await startBackedUpPractice();
    const ids = await addOneOfEach(owner);
    const backup = await backUp();
    await addRecord(owner, '/api/clients', buildClient({ firstName: 'Added' }));
    expect((await owner.put(`/api/sessions/${ids.session}`, { notes: 'Changed' })).status).toBe(200);
    expect((await owner.delete(`/api/tasks/${ids.task}`)).status).toBe(204);
    await practice.register();
    const check = (await owner.post(`/api/backups/${backup.name}/check`, {})).json<BackupCheck>();
    expect(check).toMatchObject({ backup, isOlderVersion: false, keepsSignedIn: true });
    const of = Object.fromEntries(check.tables.map(({ table, ...counts }) => [table, counts]));
    expect(of.clients).toEqual({ now: 2, inBackup: 1, lost: 1, changed: 0, returning: 0 });
    expect(of.sessions).toEqual({ now: 12, inBackup: 12, lost: 0, changed: 1, returning: 0 });
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
  ])('and a restore refuse one that is %s', async (_what, spoil, sentence) => {
    const { owner, folder, backUp } = await startBackedUpPractice();
    const { client } = await addOneOfEach(owner);
    const backup = await backUp();
    spoil(join(folder, backup.name));
    for (const reply of [
      await owner.post(`/api/backups/${backup.name}/check`, {}),
      await owner.post(`/api/backups/${backup.name}/restore`, { password }),
    ]) {
      expect(statusAndText(reply).join(' ')).toMatch(sentence);
      expect(reply.text).not.toContain(folder);
    }
    expect((await owner.get(`/api/clients/${client}`)).status).toBe(200);
  });
});
