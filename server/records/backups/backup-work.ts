import type { BackupCheck } from '#domain/records/backups/backup.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { runWorkerThread } from '#server/platform/worker-thread.ts';
import { WrongKey } from './encrypted-file.ts';

/** Work that takes seconds and therefore runs in a thread next to a running practice. */
export interface BackupWork {
  make: { order: { dataDir: string; target: string; isPlain?: boolean }; result: string };
  encrypt: { order: { dataDir: string; publicKey: string }; result: undefined };
  prepare: { order: PreparedCopy; result: boolean };
  check: {
    order: PreparedCopy & { present: string };
    result: Omit<BackupCheck, 'backup'>;
  };
}

interface PreparedCopy {
  file: string;
  copy: string;
  /** The file's name in messages. */
  shownName: string;
  /** The key of an encrypted file. */
  secretKey: string | undefined;
}

export type BackupOrder = {
  [Task in keyof BackupWork]: { task: Task } & BackupWork[Task]['order'];
}[keyof BackupWork];

/** The thread's result, or the message of a StartupError. */
export type BackupReply<Result> = { result: Result } | { refusal: string; isWrongKey: boolean };

/**
 * Runs one task in a thread. Throws StartupError if the backup cannot be used, WrongKey if its key is missing or
 * wrong.
 */
export async function runInWorker<Task extends keyof BackupWork>(
  task: Task,
  order: BackupWork[Task]['order'],
): Promise<BackupWork[Task]['result']> {
  const module = new URL('./backup-thread.ts', import.meta.url);
  const answer = await runWorkerThread<BackupReply<BackupWork[Task]['result']>>(module, { task, ...order });
  if ('refusal' in answer) throw new (answer.isWrongKey ? WrongKey : StartupError)(answer.refusal);
  return answer.result;
}
