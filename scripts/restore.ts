// `npm run restore -- file [--key file]`: replaces the practice's data with a backup while the program is stopped;
// the key opens an encrypted one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { backupSecretKey } from '#domain/records/backups/backup-key.ts';
import { type SecurityNotices, securityNotices } from '#server/people/users/security-notices.ts';
import { readConfig } from '#server/platform/config.ts';
import { type AuditKey, openAuditKey } from '#server/platform/database/audit-key.ts';
import { mailSetup } from '#server/platform/mail/mail-setup.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { backupFolder, backupKindOf } from '#server/records/backups/backup-folder.ts';
import { restoreBackup } from '#server/records/backups/restore-backup.ts';
import { restorePostgres } from '#server/records/backups/restore-postgres.ts';
import { loadDump, refuseUnreadableDump } from './program/pg-restore.ts';
import { runCommand } from './program/run-command.ts';

const USAGE = 'Say which backup: npm run restore -- FILE [--key FILE-WITH-THE-BACKUP-KEY]';
const USAGE_ON_POSTGRES = 'Say which backup: npm run restore -- FILE, as pg_dump --format=custom wrote it';
const ACCOUNTS_OF_THEN =
  'Accounts are as they were when the backup was made: an older password signs in again, and so does a passkey that was removed since. Ask everybody to look at Settings → Security.';

await runCommand(run);

async function run(): Promise<void> {
  const { file: given, keyFile } = readArguments();
  const config = readConfig(process.env);
  const { dataDir, databaseUrl } = config;
  if (given === undefined) {
    throw new StartupError(databaseUrl === undefined ? usage(backupFolder(dataDir)) : USAGE_ON_POSTGRES);
  }
  if (databaseUrl !== undefined) {
    const auditKey = openAuditKey(config);
    const notices = securityNotices(mailSetup(config.smtpUrl, auditKey));
    return restoreDump(databaseUrl, given, { notices, auditKey });
  }
  const { saved, hasSameAccounts } = await restoreBackup(dataDir, resolve(given), new Date(), {
    secretKey: keyFile && secretKeyIn(keyFile),
    smtpUrl: config.smtpUrl,
    auditKey: config.auditKey,
  });
  console.log(
    `Restored from ${given}.${saved === undefined ? '' : ` What was there before is in ${saved}.`}`,
  );
  if (!hasSameAccounts) console.log(ACCOUNTS_OF_THEN);
}

async function restoreDump(
  databaseUrl: string,
  given: string,
  by: { notices: SecurityNotices; auditKey: AuditKey },
): Promise<void> {
  const file = resolve(given);
  await refuseUnreadableDump(file);
  const load = () => loadDump(file, databaseUrl);
  const { saved, hasSameAccounts } = await restorePostgres(databaseUrl, { load, now: new Date(), ...by });
  console.log(
    `Restored from ${given}.${saved === undefined ? '' : ` What was there before is in the schema ${saved}; remove it with DROP SCHEMA ${saved} CASCADE when it is not needed any more.`}`,
  );
  if (!hasSameAccounts) console.log(ACCOUNTS_OF_THEN);
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

// The format in which the owner downloaded it, or that of `age-keygen`: comments and one line with the key.
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
