import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expiredBackups } from '#domain/records/backups/backup-policy.ts';
import type { PracticeFile } from '#server/platform/database/connection.ts';
import { backupFolder, ENCRYPTED_ENDING } from './backup-folder.ts';
import { headsFile } from './backup-heads.ts';
import type { BackupKeeper } from './backup-keeper.ts';
import { runInWorker } from './backup-work.ts';
import { makeBackup } from './make-backup.ts';

const LOOK_EVERY_MS = 60 * 60 * 1000;
const dailyName = /^daily-(\d{4}-\d{2}-\d{2})\.db(\.age)?$/;

interface BackupServices {
  dataDir: string;
  clock: () => Date;
}

/** Backs SQLite's data up once a day while the program runs, from when it is ready; stopping waits for it. */
export function startDailyBackups(app: FastifyInstance, keeper: BackupKeeper, file: PracticeFile): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = () => {
    running = running
      .then(() => keeper.runExclusive(() => backUpToday(keeper, makeInWorker)))
      .catch((error: unknown) => {
        app.log.error(
          { reason: error instanceof Error ? error.message : 'unknown' },
          'the daily backup failed',
        );
        return sayDamage(file);
      });
  };
  app.addHook('onReady', async () => {
    run();
    timer = setInterval(run, LOOK_EVERY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
}

// A backup is checked before it gets its name: one that is damaged was made of a damaged practice.
async function sayDamage(file: PracticeFile): Promise<void> {
  const sentence = await file.findDamage();
  if (sentence !== null) file.stopDamaged(sentence);
}

/** Makes the day's backup unless it is there, then removes those that have served their time. */
export async function backUpToday({ dataDir, clock }: BackupServices, make = makeBackup): Promise<void> {
  const folder = backupFolder(dataDir);
  const nameOf = (day: string) => join(folder, `daily-${day}.db`);
  const namesOf = (day: string) => [nameOf(day), `${nameOf(day)}${ENCRYPTED_ENDING}`];
  const filesOf = (day: string) => [...namesOf(day), headsFile(nameOf(day))];
  const today = clock().toISOString().slice(0, 10);
  if (namesOf(today).some((name) => existsSync(name))) return;
  await make(dataDir, nameOf(today));
  const days = readdirSync(folder).flatMap((name) => dailyName.exec(name)?.[1] ?? []);
  // One of a day that is still to come was made while the clock was wrong: it takes no real one's place.
  const past = days.filter((day) => day <= today);
  for (const name of expiredBackups(past).flatMap(filesOf)) rmSync(name, { force: true });
}

function makeInWorker(dataDir: string, target: string): Promise<string> {
  return runInWorker('make', { dataDir, target });
}
