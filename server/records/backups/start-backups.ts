import type { FastifyInstance } from 'fastify';
import type { Database } from '#server/platform/database/connection.ts';
import { findPublicKey } from './backup-key-store.ts';
import { BackupStore } from './backup-store.ts';
import { startDailyBackups } from './daily-backups.ts';
import { RestoreGate } from './restore-gate.ts';
import type { RestoreServices } from './restore-while-running.ts';

interface BackupOptions extends Pick<RestoreServices, 'notices' | 'beforeExchange' | 'afterExchange'> {
  database: Database;
  clock: () => Date;
  /** Whether a backup is made every day. */
  isDaily: boolean;
}

/**
 * Starts what a running practice needs to make and restore backups; returns undefined on PostgreSQL, which has its
 * own tools.
 */
export function startBackups(
  app: FastifyInstance,
  { database, clock, isDaily, ...hooks }: BackupOptions,
): RestoreServices | undefined {
  const { file, auditKey } = database;
  if (file === undefined) return undefined;
  const backupStore = new BackupStore(file.dataDir, clock);
  const gate = new RestoreGate();
  gate.guard(app);
  // Encryption in the background is completed first.
  app.addHook('onClose', () => backupStore.runExclusive(async () => undefined));
  if (isDaily) startDailyBackups(app, backupStore, file);
  return { backupStore, file, auditKey, gate, encryptAll, ...hooks };

  async function encryptAll(): Promise<void> {
    try {
      const publicKey = await findPublicKey(database.read);
      if (publicKey !== null) await backupStore.encryptAll(publicKey);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      app.log.error({ reason }, 'a backup could not be encrypted and is kept as it was');
    }
  }
}
