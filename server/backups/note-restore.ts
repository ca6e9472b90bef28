import { Kysely } from 'kysely';
import type { Instant } from '#domain/dates.ts';
import type { Actor } from '#server/database/actor.ts';
import { appendAuditAlone } from '#server/database/audit-log.ts';
import { openSqliteFile, sqliteDialect } from '#server/database/sqlite-dialect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { SecurityNotices } from '#server/mail/security-notices.ts';

export interface RestoredBy {
  /** Who restores: SYSTEM_ACTOR where the accounts of the backup are not the ones of now. */
  actor: Actor;
  now: Instant;
  notices: SecurityNotices;
}

/** Notes a restore in every therapist's log of a prepared backup, and tells each account of it by mail. */
export async function noteRestore(prepared: string, { actor, now, notices }: RestoredBy): Promise<void> {
  const connection = openSqliteFile(prepared);
  const queries = new Kysely<Tables>({ dialect: sqliteDialect({ current: connection }) });
  const entry = { action: 'restore', entity: 'backup', entityId: null, clientId: null } as const;
  try {
    await queries.transaction().execute(async (writes) => {
      const users = await writes
        .selectFrom('users')
        .select(['id', 'email', 'full_name as fullName', 'username'])
        .execute();
      for (const user of users) {
        await appendAuditAlone(writes, user.id, [entry], actor, now);
        await notices.add(writes, user, 'practice restored', now);
      }
    });
  } finally {
    connection.exec('PRAGMA journal_mode = DELETE');
    connection.close();
  }
}
