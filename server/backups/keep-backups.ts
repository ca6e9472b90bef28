import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/database/connection.ts';
import { BackupKeeper } from './backup-keeper.ts';
import { startDailyBackups } from './daily-backups.ts';
import { RestoreGate } from './restore-gate.ts';
import type { RestoreServices } from './restore-while-running.ts';

interface KeepingOptions extends Pick<RestoreServices, 'notices' | 'beforeExchange' | 'afterExchange'> {
  database: Database;
  clock: () => Date;
  /** Whether a backup is made every day. */
  isDaily: boolean;
}

/** What a running practice needs to make and restore backups; undefined on PostgreSQL, which has its own tools. */
export function keepBackups(
  app: FastifyInstance,
  { database: { file }, clock, isDaily, ...hooks }: KeepingOptions,
): RestoreServices | undefined {
  if (file === undefined) return undefined;
  const keeper = new BackupKeeper(file.dataDir, clock);
  const gate = new RestoreGate();
  gate.guard(app);
  if (isDaily) startDailyBackups(app, keeper);
  return { keeper, file, gate, ...hooks };
}
