import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/connection.ts';
import { BackupKeeper } from './backup-keeper.ts';
import { findPublicKey } from './backup-key-store.ts';
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
  { database, clock, isDaily, ...hooks }: KeepingOptions,
): RestoreServices | undefined {
  const { file, auditKey } = database;
  if (file === undefined) return undefined;
  const keeper = new BackupKeeper(file.dataDir, clock);
  const gate = new RestoreGate();
  gate.guard(app);
  // What is encrypted in the background is finished first.
  app.addHook('onClose', () => keeper.runExclusive(async () => undefined));
  if (isDaily) startDailyBackups(app, keeper, file);
  return { keeper, file, auditKey, gate, encryptAll, ...hooks };

  async function encryptAll(): Promise<void> {
    try {
      const publicKey = await findPublicKey(database.read);
      if (publicKey !== null) await keeper.encryptAll(publicKey);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      app.log.error({ reason }, 'a backup could not be encrypted and is kept as it was');
    }
  }
}
