import type { FastifyRequest } from 'fastify';
import type { RestoredBackup } from '#domain/records/backups/backup.ts';
import type { BackupOpening } from '#domain/records/backups/backup-key.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import type { AuditKey } from '#server/platform/database/audit-key.ts';
import type { PracticeFile } from '#server/platform/database/connection.ts';
import { FileInUse } from '#server/platform/database/exchange-file.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { auditRestore } from './audit-restore.ts';
import { beforeRestoreName, removeDatabase } from './backup-folder.ts';
import type { BackupStore } from './backup-store.ts';
import { runInWorker } from './backup-work.ts';
import { carryOverFile } from './carry-over.ts';
import { expireOneTimeTokens } from './expire-one-time-tokens.ts';
import { inPrepared } from './prepared-backup.ts';
import { refuseUnusable } from './refuse-unusable.ts';
import type { RestoreGate } from './restore-gate.ts';

export interface RestoreServices {
  backupStore: BackupStore;
  file: PracticeFile;
  auditKey: AuditKey;
  gate: RestoreGate;
  notices: SecurityNotices;
  /** Encrypts unencrypted backups if the owner has chosen a key; errors are logged. */
  encryptAll: () => Promise<void>;
  /** Clear what the program has cached; called right before and right after the exchange. */
  beforeExchange: () => Promise<void>;
  afterExchange: () => Promise<void>;
}

/**
 * Replaces the running practice's data with a backup; the data is backed up first. The prepared copy has everything
 * the restored practice needs before the single rename that activates it: an interruption before leaves the practice
 * unchanged.
 */
export async function restoreWhileRunning(
  services: RestoreServices,
  opening: BackupOpening & { name: string },
  request: FastifyRequest,
): Promise<RestoredBackup> {
  const restored = await exchangeForBackup(services, opening, request);
  // Encrypted now that nobody waits for it.
  await services.encryptAll();
  return { ...restored, before: services.backupStore.find(restored.before.name).backup };
}

function exchangeForBackup(
  { backupStore, file, auditKey, gate, notices, beforeExchange, afterExchange }: RestoreServices,
  { name, secretKey }: BackupOpening & { name: string },
  request: FastifyRequest,
): Promise<RestoredBackup> {
  return backupStore.runExclusive(async () => {
    const prepared = `${backupStore.present}.restoring`;
    const { path } = backupStore.find(name);
    const order = { file: path, copy: prepared, shownName: name, secretKey };
    await refuseUnusable(runInWorker('prepare', order));
    try {
      return await gate.whileClosed(request, async () => {
        await beforeExchange();
        const before = await backupStore.make(beforeRestoreName(backupStore.clock()), { isPlain: true });
        await inPrepared(prepared, (queries) => expireOneTimeTokens(queries, backupStore.clock()));
        const keepsSignedIn = await carryOverFile(prepared, backupStore.present);
        const actor = keepsSignedIn ? request.practice.actor : SYSTEM_ACTOR;
        const now = backupStore.clock().toISOString();
        await inPrepared(prepared, (queries) => auditRestore(queries, { actor, now, notices, auditKey }));
        await exchange(file, prepared);
        await afterExchange();
        notices.send();
        return { before, keepsSignedIn };
      });
    } finally {
      removeDatabase(prepared);
    }
  });
}

async function exchange(file: PracticeFile, prepared: string): Promise<void> {
  try {
    await file.exchangeFor(prepared);
  } catch (error) {
    if (error instanceof FileInUse) {
      throw conflict(
        'Another program has the practice’s file open. Close it, then restore; nothing was changed',
      );
    }
    throw error;
  }
}
