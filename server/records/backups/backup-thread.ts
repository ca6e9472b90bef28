// The thread of backup-work.ts.
import { parentPort, workerData } from 'node:worker_threads';
import { nameSourcesInStacks } from '#server/platform/source-stacks.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { removeDatabase } from './backup-folder.ts';
import type { BackupOrder, BackupReply, BackupWork } from './backup-work.ts';
import { hasSameAccounts } from './carry-over.ts';
import { compareBackup } from './compare-backup.ts';
import { encryptBackups } from './encrypt-backups.ts';
import { WrongKey } from './encrypted-file.ts';
import { makeBackup } from './make-backup.ts';
import { prepareRestore } from './prepare-restore.ts';

nameSourcesInStacks();
const order: BackupOrder = workerData;
parentPort?.postMessage(await replyTo(order));

async function replyTo(order: BackupOrder): Promise<BackupReply<unknown>> {
  try {
    return { result: await done(order) };
  } catch (error) {
    if (error instanceof StartupError) {
      return { refusal: error.message, isWrongKey: error instanceof WrongKey };
    }
    throw error;
  }
}

function done(order: BackupOrder): Promise<unknown> {
  if (order.task === 'make') return makeBackup(order.dataDir, order.target, order);
  if (order.task === 'encrypt') return encryptBackups(order.dataDir, order.publicKey);
  if (order.task === 'prepare') return prepareRestore(order.file, order.copy, order);
  return check(order);
}

async function check({
  file,
  copy,
  present,
  ...opening
}: BackupWork['check']['order']): Promise<BackupWork['check']['result']> {
  try {
    const isOlderVersion = await prepareRestore(file, copy, opening);
    const tables = compareBackup(copy, present);
    return { isOlderVersion, tables, keepsSignedIn: await hasSameAccounts(copy, present) };
  } finally {
    removeDatabase(copy);
  }
}
