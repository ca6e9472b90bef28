import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { securityNotices } from '#server/people/users/security-notices.ts';
import { refuseOtherKey } from '#server/platform/audit/refuse-other-key.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { openAuditKey } from '#server/platform/database/audit-key.ts';
import { lockDataFolder, prepareDataFolder } from '#server/platform/database/data-folder.ts';
import { FileInUse, leaveWalMode } from '#server/platform/database/exchange-file.ts';
import { mailSetup } from '#server/platform/mail/mail-setup.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { auditRestore } from './audit-restore.ts';
import {
  backupFolder,
  beforeRestoreName,
  ENCRYPTED_ENDING,
  practiceFile,
  removeDatabase,
} from './backup-folder.ts';
import { saveHeads } from './backup-heads.ts';
import { publicKeyIn } from './backup-key-store.ts';
import { carryOverFile } from './carry-over.ts';
import { encryptBackups } from './encrypt-backups.ts';
import { expireOneTimeTokens } from './expire-one-time-tokens.ts';
import { prepareRestore, syncFile } from './prepare-restore.ts';
import { inPrepared } from './prepared-backup.ts';

interface RestoreOptions {
  /** The key of an encrypted backup. */
  secretKey?: string | undefined;
  /** The mail server of the environment; without it the one that the practice saved is used. */
  smtpUrl?: string | undefined;
  /** The key of the audit log, if it is not in the data folder. */
  auditKey?: string | undefined;
}

interface RestoredPractice {
  /** The path of the backup of the previous practice; undefined if there was none. */
  saved: string | undefined;
  /** Whether the accounts are the present ones, and not the backup's. */
  hasSameAccounts: boolean;
}

/**
 * Replaces the practice's data with a migrated backup, and saves the previous data as a backup. Throws StartupError
 * and changes nothing while the program runs, or if the backup is damaged, not a practice, of a newer version, or
 * encrypted with another key, or if the present activity logs are sealed with another one.
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  now: Date,
  { secretKey, auditKey, smtpUrl }: RestoreOptions = {},
): Promise<RestoredPractice> {
  prepareDataFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  const current = practiceFile(dataDir);
  const prepared = `${current}.restoring`;
  try {
    await prepareRestore(file, prepared, { shownName: file, secretKey });
    await inPrepared(prepared, (queries) => expireOneTimeTokens(queries, now));
    const saved = existsSync(current) ? await savePresent(dataDir, current, now) : undefined;
    const isCarriedOver = saved !== undefined && (await tryToCarryOver(prepared, saved));
    const key = openAuditKey({ dataDir, auditKey });
    const notices = securityNotices(mailSetup(smtpUrl, key));
    const by = { actor: SYSTEM_ACTOR, now: now.toISOString(), notices, auditKey: key };
    await inPrepared(prepared, async (queries) => {
      if (isCarriedOver) await refuseOtherKey(queries, key);
      await auditRestore(queries, by);
    });
    renameSync(prepared, current);
    return { saved: await encrypted(dataDir, current, saved), hasSameAccounts: isCarriedOver };
  } finally {
    removeDatabase(prepared);
    unlock();
  }
}

// Encrypted after the restore, which needed it unencrypted. Returns its path.
async function encrypted(dataDir: string, current: string, saved: string | undefined) {
  const restored = new DatabaseSync(current, { readOnly: true });
  const publicKey = publicKeyIn(restored);
  restored.close();
  if (publicKey === undefined || saved === undefined) return saved;
  await encryptBackups(dataDir, publicKey);
  return existsSync(saved) ? saved : `${saved}${ENCRYPTED_ENDING}`;
}

// Copied without checks: the previous data is saved even if it is damaged, which may be the reason for the restore.
async function savePresent(dataDir: string, current: string, now: Date): Promise<string> {
  const connection = new DatabaseSync(current);
  try {
    leaveWalMode(connection);
  } catch (error) {
    // A damaged file may not be able to leave WAL mode; the restore continues.
    if (error instanceof FileInUse) {
      throw new StartupError(
        `The program seems to be running on ${dataDir}. Stop it, then restore (${error.message}).`,
      );
    }
  } finally {
    connection.close();
  }
  const saved = join(backupFolder(dataDir), beforeRestoreName(now));
  copyFileSync(current, saved);
  await syncFile(saved);
  trySaveHeads(saved);
  // SQLite would apply the log of a damaged file to the restored one.
  for (const part of ['-wal', '-shm']) {
    if (existsSync(`${current}${part}`)) renameSync(`${current}${part}`, `${saved}${part}`);
  }
  return saved;
}

function trySaveHeads(saved: string): void {
  const copied = new DatabaseSync(saved, { readOnly: true });
  try {
    saveHeads(copied, saved);
  } catch {
    // Unreadable data does not show where its logs ended.
  } finally {
    copied.close();
  }
}

async function tryToCarryOver(prepared: string, saved: string): Promise<boolean> {
  try {
    return await carryOverFile(prepared, saved);
  } catch {
    // Unreadable data has nothing to carry over.
    return false;
  }
}
