import type { FastifyInstance } from 'fastify';
import { auditInEveryLog } from '#server/platform/audit/audit-in-every-log.ts';
import { hasNewestLine, isOlderCopy, readSavedEnds } from '#server/platform/audit/saved-log-ends.ts';
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
 * Detects at the start that the database was replaced with an older copy, by hand or with pg_restore. What was
 * revoked since is valid again, and cannot be determined: every sign-in is ended, and everybody is notified. If the newest
 * line of all logs is there, the other logs are checked when the program listens, so that it starts as quickly with many
 * therapists.
 */
export async function detectOlderCopy(app: FastifyInstance, opened: OpenedDatabase): Promise<void> {
  const { database, dataDir } = opened;
  const saved = readSavedEnds(dataDir);
  const check = async () => {
    if (!(await isOlderCopy(database.read, saved))) return;
    app.log.warn(OLDER_COPY);
    await endSignIns(opened);
  };
  if (await hasNewestLine(database.read, saved)) app.addHook('onListen', check);
  else await check();
}

function endSignIns({ database, clock }: OpenedDatabase): Promise<void> {
  return database.write(async (queries) => {
    const now = clock();
    const by = { actor: SYSTEM_ACTOR, now: now.toISOString() };
    await auditInEveryLog(queries, by, { action: 'restore', entity: 'older-copy' });
    await expireOneTimeTokens(queries, now);
  });
}
