import type { FastifyInstance } from 'fastify';
import { isOlderCopy } from '#server/audit/kept-ends.ts';
import { SYSTEM_ACTOR } from '#server/database/actor.ts';
import { appendAuditAlone } from '#server/database/audit-log.ts';
import type { Database } from '#server/database/connection.ts';
import { expireOneTimeTokens } from './expire-one-time-tokens.ts';

const OLDER_COPY =
  'The database is an older copy of the one that this program last had: it was put in place without npm run restore. Passwords, passkeys and second factors are what they were then, also those that were taken away since, so every sign-in, open link and invitation was ended, and everybody is told on the dashboard. Ask every therapist to choose a new password and to look through her passkeys.';

interface OpenedDatabase {
  database: Database;
  dataDir: string;
  clock: () => Date;
}

/**
 * Looks at the start whether somebody put an older copy in the place of the database, by hand or by pg_restore. What
 * was revoked since is then good again, and nobody can say what that was: every sign-in ends, and everybody is told.
 */
export async function noticeOlderCopy(
  app: FastifyInstance,
  { database, dataDir, clock }: OpenedDatabase,
): Promise<void> {
  if (!(await isOlderCopy(database.read, dataDir))) return;
  app.log.warn(OLDER_COPY);
  await database.write(async (queries) => {
    const now = clock();
    const logs = await queries
      .selectFrom('caseloads')
      .select('therapist_id as id')
      .orderBy('therapist_id')
      .execute();
    for (const { id } of logs) {
      await appendAuditAlone(queries, id, [olderCopyEntry], SYSTEM_ACTOR, now.toISOString());
    }
    await expireOneTimeTokens(queries, now);
  });
}

const olderCopyEntry = { action: 'restore', entity: 'older-copy', entityId: null, clientId: null } as const;
