import type { BackupCheck } from '#domain/records/backups/backup.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { runWorkerThread } from '#server/platform/worker-thread.ts';
import { WrongKey } from './encrypted-file.ts';

/** What takes a running practice seconds, and so is done in a thread beside it. */
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
  /** What a refusal calls the file. */
  shownName: string;
  /** What opens the file, where it is encrypted. */
  secretKey: string | undefined;
}

export type BackupOrder = {
  [Task in keyof BackupWork]: { task: Task } & BackupWork[Task]['order'];
}[keyof BackupWork];

/** What the thread ends with: what was asked for, or the sentence of a StartupError. */
export type BackupReply<Result> = { result: Result } | { refusal: string; isWrongKey: boolean };

/** Does one piece of work in a thread. Throws StartupError when the backup cannot be used, WrongKey when its key is missing. */
export async function runInWorker<Task extends keyof BackupWork>(
  task: Task,
  order: BackupWork[Task]['order'],
): Promise<BackupWork[Task]['result']> {
  const module = new URL('./backup-thread.ts', import.meta.url);
  const answer = await runWorkerThread<BackupReply<BackupWork[Task]['result']>>(module, { task, ...order });
  if ('refusal' in answer) throw new (answer.isWrongKey ? WrongKey : StartupError)(answer.refusal);
  return answer.result;
}
