import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expiredBackups } from '#domain/records/backups/backup-policy.ts';
import type { PracticeFile } from '#server/platform/database/connection.ts';
import { backupFolder, ENCRYPTED_ENDING } from './backup-folder.ts';
import { headsFile } from './backup-heads.ts';
import type { BackupStore } from './backup-store.ts';
import { runInWorker } from './backup-work.ts';
import { makeBackup } from './make-backup.ts';

const CHECK_EVERY_MS = 60 * 60 * 1000;
const dailyName = /^daily-(\d{4}-\d{2}-\d{2})\.db(\.age)?$/;

interface BackupServices {
  dataDir: string;
  clock: () => Date;
}

/** Backs up SQLite's data once a day while the program runs; stopping waits for it. */
export function startDailyBackups(app: FastifyInstance, backupStore: BackupStore, file: PracticeFile): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => backupStore.runExclusive(() => backUpToday(backupStore, makeInWorker)))
      .catch((error: unknown) => {
        app.log.error(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'the daily backup failed',
        );
        return reportDamage(file);
      });
  };
  app.addHook('onReady', async () => {
    run();
    timer = setInterval(run, CHECK_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

// Every backup is checked: a damaged one was made from a damaged practice.
async function reportDamage(file: PracticeFile): Promise<void> {
  const sentence = await file.findDamage();
  if (sentence !== null) file.stopDamaged(sentence);
}

/** Makes today's backup unless it exists, then deletes expired ones. */
export async function backUpToday({ dataDir, clock }: BackupServices, make = makeBackup): Promise<void> {
  const folder = backupFolder(dataDir);
  const nameOf = (day: string) => join(folder, `daily-${day}.db`);
  const namesOf = (day: string) => [nameOf(day), `${nameOf(day)}${ENCRYPTED_ENDING}`];
  const filesOf = (day: string) => [...namesOf(day), headsFile(nameOf(day))];
  const today = clock().toISOString().slice(0, 10);
  if (namesOf(today).some((name) => existsSync(name))) return;
  await make(dataDir, nameOf(today));
  const days = readdirSync(folder).flatMap((name) => dailyName.exec(name)?.[1] ?? []);
  // A backup with a future date was made while the clock was wrong: it must not displace others.
  const past = days.filter((day) => day <= today);
  for (const name of expiredBackups(past).flatMap(filesOf)) rmSync(name, { force: true });
}

function makeInWorker(dataDir: string, target: string): Promise<string> {
  return runInWorker('make', { dataDir, target });
}
