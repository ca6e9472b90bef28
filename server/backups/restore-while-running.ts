import type { FastifyRequest } from 'fastify';
import { Kysely } from 'kysely';
import type { RestoredBackup } from '#domain/practice/backup.ts';
import { type Actor, appendAuditAlone, SYSTEM_ACTOR } from '#server/audit/audit-log.ts';
import type { PracticeFile } from '#server/database/connection.ts';
import { FileInUse } from '#server/database/exchange-file.ts';
import { openSqliteFile, sqliteDialect } from '#server/database/sqlite-dialect.ts';
import type { Tables } from '#server/database/tables.ts';
import { conflict } from '#server/http/errors.ts';
import { beforeRestoreName, removeDatabase } from './backup-folder.ts';
import type { BackupKeeper } from './backup-keeper.ts';
import { runInWorker } from './backup-work.ts';
import { carryOver, hasSameAccount } from './carry-over.ts';
import { expireOneTimeTokens } from './expire-one-time-tokens.ts';
import { refuseUnusable } from './refuse-unusable.ts';
import type { RestoreGate } from './restore-gate.ts';

export interface RestoreServices {
  keeper: BackupKeeper;
  file: PracticeFile;
  gate: RestoreGate;
  /** Lets go of what the program remembers of the data; called right before it is exchanged, and right after. */
  beforeExchange: () => Promise<void>;
  afterExchange: () => Promise<void>;
}

/**
 * Puts a backup in the place of the running practice's data, which is backed up first. Everything that the restored
 * practice is to know is in the prepared copy before the one rename that makes it the practice: whatever stops this
 * in between leaves the practice as it was.
 */
export function restoreWhileRunning(
  { keeper, file, gate, beforeExchange, afterExchange }: RestoreServices,
  name: string,
  request: FastifyRequest,
): Promise<RestoredBackup> {
  return keeper.runExclusive(async () => {
    const prepared = `${keeper.present}.restoring`;
    const { path } = keeper.find(name);
    await refuseUnusable(runInWorker('prepare', { file: path, copy: prepared, shownName: name }));
    try {
      return await gate.whileClosed(request, async () => {
        await beforeExchange();
        const before = await keeper.make(beforeRestoreName(keeper.clock()));
        const actor = { userId: request.practice.user.id, address: request.ip };
        const keepsSignedIn = hasSameAccount(prepared, keeper.present, actor.userId);
        expireOneTimeTokens(prepared, keeper.clock());
        carryOver(prepared, keeper.present);
        await noteRestore(prepared, keepsSignedIn ? actor : SYSTEM_ACTOR, keeper.clock().toISOString());
        await exchange(file, prepared);
        await afterExchange();
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

// In the log of who restored it or, where she is not known, of the owner; a practice without accounts has no log.
async function noteRestore(prepared: string, actor: Actor, now: string): Promise<void> {
  const connection = openSqliteFile(prepared);
  const queries = new Kysely<Tables>({ dialect: sqliteDialect({ current: connection }) });
  try {
    const practice = await queries.selectFrom('practice').select('owner_id').executeTakeFirst();
    const therapistId = actor === SYSTEM_ACTOR ? practice?.owner_id : actor.userId;
    if (!therapistId) return;
    const entry = { action: 'restore', entity: 'backup', entityId: null, clientId: null } as const;
    await queries
      .transaction()
      .execute((writes) => appendAuditAlone(writes, therapistId, [entry], actor, now));
  } finally {
    connection.exec('PRAGMA journal_mode = DELETE');
    connection.close();
  }
}
