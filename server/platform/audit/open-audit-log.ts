import type { FastifyInstance } from 'fastify';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { refusesChange, restoreAppendOnly } from '#server/platform/database/append-only.ts';
import { relockedEntry } from '#server/platform/database/audit-log.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { adoptAuditKey } from './adopt-audit-key.ts';
import { auditInEveryLog } from './audit-in-every-log.ts';
import { readLogHeads } from './log-heads.ts';
import { saveLogEnds } from './saved-log-ends.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const OTHER_KEY =
  'The activity log was sealed with another key than the one in use now (audit.key in the data folder, or AUDIT_KEY). It goes on with this one, from a line that says so; what was written before can be checked with the other key alone. If you have that key, stop the program, put it back and start again. Programs that share a PostgreSQL database need the same AUDIT_KEY.';
const UNLOCKED =
  'The table of the activity log did not refuse changes any more: its triggers had been taken away or changed. They are back, and each log says so. Run npm run audit:verify.';

interface LogServices {
  database: Database;
  /** The folder that also stores the logs' ends, from which a later start detects an older copy of the database. */
  dataDir: string;
  clock: () => Date;
}

/**
 * Makes sure that the audit log is append-only and sealed with this program's key, and logs a warning otherwise.
 * Afterwards logs the end of each audit log: at the start, once a day, and when the program stops.
 */
export async function openAuditLog(app: FastifyInstance, services: LogServices): Promise<void> {
  const { database, dataDir, clock } = services;
  if (!(await refusesChange(database.read, database.engine, 'audit_log'))) {
    app.log.warn(UNLOCKED);
    await relock(services);
  }
  if ((await adoptAuditKey(database, clock())) > 0) app.log.warn(OTHER_KEY);
  let timer: NodeJS.Timeout | undefined;
  // A start that fails logs only its reason.
  app.addHook('onListen', async () => {
    await logHeads(app, database, dataDir);
    timer = setInterval(() => logHeads(app, database, dataDir), DAY_MS).unref();
  });
  app.addHook('onClose', async () => {
    if (timer === undefined) return;
    clearInterval(timer);
    await logHeads(app, database, dataDir);
  });
}

function relock({ database, clock }: Omit<LogServices, 'dataDir'>): Promise<void> {
  return database.write(async (queries) => {
    await restoreAppendOnly(queries, database.engine, 'audit_log');
    await auditInEveryLog(queries, { actor: SYSTEM_ACTOR, now: clock().toISOString() }, relockedEntry);
  });
}

async function logHeads(app: FastifyInstance, { read }: Database, dataDir: string): Promise<void> {
  try {
    app.log.info({ heads: await readLogHeads(read) }, 'where the activity logs end');
    await saveLogEnds(read, dataDir);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    app.log.error({ reason }, 'where the activity logs end could not be read and kept');
  }
}
