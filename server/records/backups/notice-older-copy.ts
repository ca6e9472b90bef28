import type { FastifyInstance } from 'fastify';
import { isOlderCopy } from '#server/platform/audit/kept-ends.ts';
import { noteInEveryLog } from '#server/platform/audit/note-in-every-log.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import type { Database } from '#server/platform/database/connection.ts';
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
    const by = { actor: SYSTEM_ACTOR, now: now.toISOString() };
    await noteInEveryLog(queries, by, { action: 'restore', entity: 'older-copy' });
    await expireOneTimeTokens(queries, now);
  });
}
