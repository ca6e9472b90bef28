// `npm run backup [-- file]`: copies the practice's data, also while the program runs.
import { existsSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '#server/platform/config.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { backupFolder, fileStamp } from '#server/records/backups/backup-folder.ts';
import { makeBackup } from '#server/records/backups/make-backup.ts';
import { runCommand } from './program/run-command.ts';

await runCommand(() => run(process.argv[2]));

async function run(given: string | undefined): Promise<void> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const name = `practice-${fileStamp(new Date())}`;
  if (databaseUrl !== undefined) {
    console.log(
      `The data is in PostgreSQL. Back it up with:\n\n  pg_dump --format=custom --file=${given ?? `${name}.dump`} "$DATABASE_URL"\n`,
    );
    return;
  }
  const target = given === undefined ? join(backupFolder(dataDir), `${name}.db`) : resolve(given);
  refuseUnusable(target);
  const file = await makeBackup(dataDir, target);
  console.log(`Backed up and checked: ${file}`);
}

function refuseUnusable(target: string): void {
  if (!existsSync(dirname(target))) throw new StartupError(`There is no folder ${dirname(target)}.`);
  if (existsSync(target) && statSync(target).isDirectory()) {
    throw new StartupError(
      `${target} is a folder. Name a file in it, such as ${join(target, 'practice.db')}.`,
    );
  }
}
