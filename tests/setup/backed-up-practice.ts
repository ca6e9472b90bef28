import { join } from 'node:path';
import { add } from 'date-fns';
import { expect } from 'vitest';
import type { Backup, BackupList, RestoredBackup } from '#domain/records/backups/backup.ts';
import type { BackupOpening } from '#domain/records/backups/backup-key.ts';
import { startTestPractice } from './test-practice.ts';

/** The password of every account opened by `register`. */
export const password = 'quiet-swing-42';

/** Starts a practice on November 20, 2026, whose owner makes and restores backups a minute apart. */
export async function startBackedUpPractice() {
  let now = new Date('2026-11-20T15:00:00.000Z');
  const practice = await startTestPractice({ clock: () => now });
  const owner = await practice.register();

  function later(): void {
    now = add(now, { minutes: 1 });
  }

  return {
    practice,
    owner,
    /** Advances the clock by a minute. */
    later,
    /** The folder of the backups. */
    folder: join(practice.database.file?.dataDir ?? '', 'backups'),
    async backUp(): Promise<Backup> {
      const reply = await owner.post('/api/backups');
      expect(reply.status).toBe(201);
      later();
      return reply.json<Backup>();
    },
    async restore({ name }: Backup, { secretKey }: BackupOpening = {}): Promise<RestoredBackup> {
      const reply = await owner.post(`/api/backups/${name}/restore`, { password, secretKey });
      expect([reply.status, reply.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
      later();
      return reply.json<RestoredBackup>();
    },
    async kept(): Promise<Backup[]> {
      return (await owner.get('/api/backups')).json<BackupList>().backups;
    },
  };
}
