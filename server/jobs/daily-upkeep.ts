import type { FastifyInstance } from 'fastify';
import { deleteOldDevices } from '#server/auth/known-device-store.ts';
import { deleteExpiredPendingSignIns } from '#server/auth/pending-sign-in-store.ts';
import { deleteExpiredSignIns } from '#server/auth/sign-in-store.ts';
import type { Database } from '#server/database/connection.ts';
import { deleteExpiredUndos } from '#server/database/keep-undo.ts';
import type { Queries } from '#server/database/tables.ts';
import { deleteOldEmailLinks } from '#server/mail/email-proof-store.ts';
import { deleteOldNotices } from '#server/mail/outbox-store.ts';
import { deleteExpiredChallenges } from '#server/passkeys/passkey-challenge-store.ts';
import { purgeSealedRecords } from '#server/sealed-records/purge-sealed-records.ts';
import { deleteOldLinks } from '#server/sign-in/recovery-link-store.ts';
import { deleteAttemptsBefore } from '#server/throttle/attempt-store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A request is repeated within minutes. */
const IDEMPOTENCY_KEYS_KEPT_MS = DAY_MS;
const ATTEMPTS_KEPT_MS = 2 * DAY_MS;

/** Something that has served its time and is removed; several processes may do it at once. */
export type UpkeepJob = (queries: Queries, now: Date) => Promise<void>;

/** What every practice removes. */
const upkeepJobs: readonly UpkeepJob[] = [
  deleteExpiredSignIns,
  deleteExpiredPendingSignIns,
  deleteOldDevices,
  deleteExpiredChallenges,
  deleteOldLinks,
  deleteOldEmailLinks,
  deleteOldNotices,
  deleteExpiredUndos,
  (queries, now) => deleteAttemptsBefore(queries, new Date(now.getTime() - ATTEMPTS_KEPT_MS)),
  async (queries, now) => {
    const oldest = new Date(now.getTime() - IDEMPOTENCY_KEYS_KEPT_MS).toISOString();
    await queries.deleteFrom('idempotency_keys').where('created_at', '<', oldest).execute();
  },
];

interface UpkeepServices {
  database: Database;
  clock: () => Date;
  /** What is looked at besides, after the jobs. */
  look: () => Promise<void>;
}

interface Upkeep {
  /** Looks once more, behind whatever is under way. */
  lookAgain(): void;
}

/** Runs the jobs once the program is ready and once a day after that; stopping waits for the one under way. */
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
  app.addHook('onReady', async () => {
    run(runJobs);
    timer = setInterval(() => run(runJobs), DAY_MS).unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running;
  });
  return { lookAgain: () => run(look) };
}
