import type { FastifyInstance } from 'fastify';
import { deleteExpiredChallenges } from '#server/people/passkeys/passkey-challenge-store.ts';
import { deleteOldDevices } from '#server/people/sign-in/known-device-store.ts';
import { deleteExpiredPendingSignIns } from '#server/people/sign-in/pending-sign-in-store.ts';
import { deleteOldLinks } from '#server/people/sign-in/recovery-link-store.ts';
import { deleteExpiredSignIns } from '#server/people/sign-in/sign-in-store.ts';
import { deleteOldEmailLinks } from '#server/people/users/email-proof-store.ts';
import type { Database } from '#server/platform/database/connection.ts';
import { deleteExpiredUndos } from '#server/platform/database/save-undo.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { deleteOldNotices } from '#server/platform/mail/outbox-store.ts';
import { deleteAttemptsBefore } from '#server/platform/throttle/attempt-store.ts';
import { purgeSealedRecords } from '#server/records/sealed-records/purge-sealed-records.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Clients repeat a request within minutes. */
const IDEMPOTENCY_KEY_RETENTION_MS = DAY_MS;
const ATTEMPT_RETENTION_MS = 2 * DAY_MS;

/** Removes expired rows; several processes may run it at once. */
export type UpkeepJob = (queries: Queries, now: Date) => Promise<void>;

/** The jobs of every practice. */
const upkeepJobs: readonly UpkeepJob[] = [
  deleteExpiredSignIns,
  deleteExpiredPendingSignIns,
  deleteOldDevices,
  deleteExpiredChallenges,
  deleteOldLinks,
  deleteOldEmailLinks,
  deleteOldNotices,
  deleteExpiredUndos,
  (queries, now) => deleteAttemptsBefore(queries, new Date(now.getTime() - ATTEMPT_RETENTION_MS)),
  async (queries, now) => {
    const oldest = new Date(now.getTime() - IDEMPOTENCY_KEY_RETENTION_MS).toISOString();
    await queries.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
  },
];

interface UpkeepServices {
  database: Database;
  clock: () => Date;
  /** A check that runs after the jobs. */
  look: () => Promise<void>;
}

interface Upkeep {
  /** Runs the check again, after the job in progress. */
  lookAgain(): void;
}

/** Runs the jobs when the program listens and then once a day; stopping waits for the job in progress. */
export function startUpkeep(app: FastifyInstance, { database, clock, look }: UpkeepServices): Upkeep {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  const run = (jobs: () => Promise<void>) => {
    running = running.then(jobs).catch((error: unknown) => {
      app.log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'daily upkeep failed');
    });
  };
  async function runJobs() {
    for (const job of upkeepJobs) await database.write((queries) => job(queries, clock()));
    await purgeSealedRecords(database, clock);
    await look();
  }
  app.addHook('onListen', async () => {
    run(runJobs);
    timer = setInterval(() => run(runJobs), DAY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return { lookAgain: () => run(look) };
}
