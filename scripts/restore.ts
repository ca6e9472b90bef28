// `npm run restore -- file [--key file]`: puts a backup in the place of the practice's data, while the program is
// stopped; the key opens one that is encrypted.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupSecretKey } from '#domain/practice/backup-key.ts';
import { backupFolder, backupKindOf } from '#server/backups/backup-folder.ts';
import { restoreBackup } from '#server/backups/restore-backup.ts';
import { readConfig } from '#server/config.ts';
import { securityNotices } from '#server/mail/security-notices.ts';
import { StartupError } from '#server/startup-error.ts';
import { runCommand } from './program/run-command.ts';

const USAGE = 'Say which backup: npm run restore -- FILE [--key FILE-WITH-THE-BACKUP-KEY]';
const ACCOUNTS_OF_THEN =
  'Accounts are as they were when the backup was made: an older password signs in again, and so does a passkey that was removed since. Ask everybody to look at Settings → Security.';

await runCommand(run);

async function run(): Promise<void> {
  const { file: given, keyFile } = readArguments();
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) {
    console.log(
      [
        'The data is in PostgreSQL. Stop the program and restore with:\n',
        `  pg_restore --clean --if-exists --single-transaction --dbname="$DATABASE_URL" ${given ?? 'practice.dump'}\n`,
        'Then end the links and invitations of the backup, and hold back mail that may have been sent since:\n',
        '  psql "$DATABASE_URL" --command="DELETE FROM recovery_links" \\',
        '    --command="UPDATE invites SET expires_at = now() WHERE used_at IS NULL AND expires_at > now()" \\',
        '    --command="UPDATE outbox SET held_at = now() WHERE sent_at IS NULL AND held_at IS NULL"\n',
      ].join('\n'),
    );
    return;
  }
  if (given === undefined) throw new StartupError(usage(backupFolder(dataDir)));
  const { kept, keepsAccounts } = await restoreBackup(dataDir, resolve(given), new Date(), {
    secretKey: keyFile && secretKeyIn(keyFile),
    notices: securityNotices(config),
  });
  console.log(`Restored from ${given}.${kept === undefined ? '' : ` What was there before is in ${kept}.`}`);
  if (!keepsAccounts) console.log(ACCOUNTS_OF_THEN);
}

function readArguments(): { file: string | undefined; keyFile: string | undefined } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { key: { type: 'string' } },
    });
    return { file: positionals[0], keyFile: values.key };
  } catch {
    throw new StartupError(USAGE);
  }
}

// As the owner downloaded it, or as `age-keygen` writes it: comments, and one line with the key.
function secretKeyIn(keyFile: string): string {
  if (!existsSync(keyFile)) throw new StartupError(`There is no file ${keyFile}.`);
  const lines = readFileSync(keyFile, 'utf8').split(/\r?\n/);
  const key = lines.map((line) => backupSecretKey.safeParse(line)).find(({ success }) => success)?.data;
  if (key === undefined) throw new StartupError(`There is no backup key in ${keyFile}.`);
  return key;
}

function usage(folder: string): string {
  const files = readdirSync(folder)
    .filter((name) => backupKindOf(name) !== undefined)
    .map((name) => `  ${join(folder, name)}`);
  return [USAGE, ...files].join('\n');
}
