import type { FastifyRequest } from 'fastify';
import type { RestoredBackup } from '#domain/records/backups/backup.ts';
import type { BackupOpening } from '#domain/records/backups/backup-key.ts';
import type { SecurityNotices } from '#server/people/users/security-notices.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import type { AuditKey } from '#server/platform/database/audit-key.ts';
import type { PracticeFile } from '#server/platform/database/connection.ts';
import { FileInUse } from '#server/platform/database/exchange-file.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { beforeRestoreName, removeDatabase } from './backup-folder.ts';
import type { BackupKeeper } from './backup-keeper.ts';
import { runInWorker } from './backup-work.ts';
import { carryOverFile } from './carry-over.ts';
import { expireOneTimeTokens } from './expire-one-time-tokens.ts';
import { noteRestore } from './note-restore.ts';
import { inPrepared } from './prepared-backup.ts';
import { refuseUnusable } from './refuse-unusable.ts';
import type { RestoreGate } from './restore-gate.ts';

export interface RestoreServices {
  keeper: BackupKeeper;
  file: PracticeFile;
  auditKey: AuditKey;
  gate: RestoreGate;
  notices: SecurityNotices;
  /** Encrypts what is not encrypted yet, where the owner has chosen a key; what fails is said in the log. */
  encryptAll: () => Promise<void>;
  /** Lets go of what the program remembers of the data; called right before it is exchanged, and right after. */
  beforeExchange: () => Promise<void>;
  afterExchange: () => Promise<void>;
}

/**
 * Puts a backup in the place of the running practice's data, which is backed up first. Everything that the restored
 * practice is to know is in the prepared copy before the one rename that makes it the practice: whatever stops this
 * in between leaves the practice as it was.
 */
export async function restoreWhileRunning(
  services: RestoreServices,
  opening: BackupOpening & { name: string },
  request: FastifyRequest,
): Promise<RestoredBackup> {
  const restored = await exchangeForBackup(services, opening, request);
  // Now that nobody waits for it any more.
  await services.encryptAll();
  return { ...restored, before: services.keeper.find(restored.before.name).backup };
}

function exchangeForBackup(
  { keeper, file, auditKey, gate, notices, beforeExchange, afterExchange }: RestoreServices,
  { name, secretKey }: BackupOpening & { name: string },
  request: FastifyRequest,
): Promise<RestoredBackup> {
  return keeper.runExclusive(async () => {
    const prepared = `${keeper.present}.restoring`;
    const { path } = keeper.find(name);
    const order = { file: path, copy: prepared, shownName: name, secretKey };
    await refuseUnusable(runInWorker('prepare', order));
    try {
      return await gate.whileClosed(request, async () => {
        await beforeExchange();
        const before = await keeper.make(beforeRestoreName(keeper.clock()), { isPlain: true });
        await inPrepared(prepared, (queries) => expireOneTimeTokens(queries, keeper.clock()));
        const keepsSignedIn = await carryOverFile(prepared, keeper.present);
        const actor = keepsSignedIn ? request.practice.actor : SYSTEM_ACTOR;
        const now = keeper.clock().toISOString();
        await inPrepared(prepared, (queries) => noteRestore(queries, { actor, now, notices, auditKey }));
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
