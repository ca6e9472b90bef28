import { copyFileSync, existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type SecurityNotices, securityNotices } from '#server/people/users/security-notices.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { openAuditKey } from '#server/platform/database/audit-key.ts';
import { lockDataFolder, prepareDataFolder } from '#server/platform/database/data-folder.ts';
import { FileInUse, leaveWalMode } from '#server/platform/database/exchange-file.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import {
  backupFolder,
  beforeRestoreName,
  ENCRYPTED_ENDING,
  practiceFile,
  removeDatabase,
} from './backup-folder.ts';
import { keepHeads } from './backup-heads.ts';
import { publicKeyIn } from './backup-key-store.ts';
import { carryOverFile } from './carry-over.ts';
import { encryptBackups } from './encrypt-backups.ts';
import { expireOneTimeTokens } from './expire-one-time-tokens.ts';
import { noteRestore } from './note-restore.ts';
import { prepareRestore, settleFile } from './prepare-restore.ts';
import { inPrepared } from './prepared-backup.ts';

interface RestoreOptions {
  /** What opens the backup, where it is encrypted. */
  secretKey?: string | undefined;
  notices?: SecurityNotices;
  /** What seals the audit log, where it is not in the data folder. */
  auditKey?: string | undefined;
}

interface RestoredPractice {
  /** The path of the backup of what was there; undefined when nothing was. */
  kept: string | undefined;
  /** Whether accounts are as they were until now, and not as in the backup. */
  keepsAccounts: boolean;
}

/**
 * Puts a backup in the place of the practice's data, brought up to date, and keeps what was there as a backup of
 * its own. Throws StartupError, with everything left as it was, while the program runs and when the backup is damaged,
 * of something else, of a newer version, or encrypted with another key.
 */
export async function restoreBackup(
  dataDir: string,
  file: string,
  now: Date,
  { secretKey, auditKey, notices = securityNotices({ smtpUrl: undefined }) }: RestoreOptions = {},
): Promise<RestoredPractice> {
  prepareDataFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  const current = practiceFile(dataDir);
  const prepared = `${current}.restoring`;
  try {
    await prepareRestore(file, prepared, { shownName: file, secretKey });
    await inPrepared(prepared, (queries) => expireOneTimeTokens(queries, now));
    const kept = existsSync(current) ? await keepPresent(dataDir, current, now) : undefined;
    const isCarriedOver = kept !== undefined && (await tryToCarryOver(prepared, kept));
    const sealing = { auditKey: openAuditKey({ dataDir, auditKey }) };
    const by = { actor: SYSTEM_ACTOR, now: now.toISOString(), notices, ...sealing };
    await inPrepared(prepared, (queries) => noteRestore(queries, by));
    renameSync(prepared, current);
    return { kept: await encrypted(dataDir, current, kept), keepsAccounts: isCarriedOver };
  } finally {
    removeDatabase(prepared);
    unlock();
  }
}

// After the restore, which needed it plain. Gives the path that it has then.
async function encrypted(dataDir: string, current: string, kept: string | undefined) {
  const restored = new DatabaseSync(current, { readOnly: true });
  const publicKey = publicKeyIn(restored);
  restored.close();
  if (publicKey === undefined || kept === undefined) return kept;
  await encryptBackups(dataDir, publicKey);
  return existsSync(kept) ? kept : `${kept}${ENCRYPTED_ENDING}`;
}

// A plain copy: what was there is kept also when it is damaged, which may be why it is replaced.
async function keepPresent(dataDir: string, current: string, now: Date): Promise<string> {
  const connection = new DatabaseSync(current);
  try {
    leaveWalMode(connection);
  } catch (error) {
    // What is damaged may not be able to leave its log; that is no reason to keep it.
    if (error instanceof FileInUse) {
      throw new StartupError(
        `The program seems to be running on ${dataDir}. Stop it, then restore (${error.message}).`,
      );
    }
  } finally {
    connection.close();
  }
  const kept = join(backupFolder(dataDir), beforeRestoreName(now));
  copyFileSync(current, kept);
  await settleFile(kept);
  tryToKeepHeads(kept);
  // A log that a damaged file left behind would be taken for the restored one's.
  for (const part of ['-wal', '-shm']) {
    if (existsSync(`${current}${part}`)) renameSync(`${current}${part}`, `${kept}${part}`);
  }
  return kept;
}

function tryToKeepHeads(kept: string): void {
  const copied = new DatabaseSync(kept, { readOnly: true });
  try {
    keepHeads(copied, kept);
  } catch {
    // Data that cannot be read any more does not say where its logs ended.
  } finally {
    copied.close();
  }
}

async function tryToCarryOver(prepared: string, kept: string): Promise<boolean> {
  try {
    return await carryOverFile(prepared, kept);
  } catch {
    // Data that cannot be read any more has nothing to hand on.
    return false;
  }
}
