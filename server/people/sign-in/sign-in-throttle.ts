import { usernameKey } from '#domain/people/users/username.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { tooManyAttempts } from '#server/platform/http/errors.ts';
import { addressGroup } from '#server/platform/throttle/address-group.ts';
import {
  type Attempts,
  attemptKey,
  countFailure,
  readAttempts,
  subtractFailures,
} from '#server/platform/throttle/attempt-store.ts';
import { countedFailures, FREE_FAILURES, waitAfterFailures } from '#server/platform/throttle/attempts.ts';
import { KeyedMutex } from '#server/platform/throttle/keyed-mutex.ts';

/**
 * What is tried. Codes have their own counter; otherwise each correct password would clear the wrong codes before it.
 */
type AttemptKind = 'password' | 'code';

/** The source of an attempt: anybody, a browser that signed in to the account before, or a signed-in user. */
export type AttemptSource =
  | { by: 'stranger'; username: string; address: string }
  | { by: 'device'; username: string; device: string }
  | { by: 'sign-in'; signInId: string };

interface SignInThrottleOptions {
  database: Database;
  clock: () => Date;
  enabled: boolean;
  /** The password by default. */
  guessing?: AttemptKind;
}

/** A counter of failures and its free attempts. The first counter of a source is its own alone. */
interface Counter {
  key: string;
  free: number;
}

/**
 * Slows down guessing of passwords or codes: after some free failures, each further one increases the wait. Unknown
 * sources are counted by account and by address; they never delay a device that the account knows. Counters are in
 * the database, so that restarts and other processes share them; unknown usernames are counted like known ones.
 */
export class SignInThrottle {
  readonly #options: SignInThrottleOptions;
  // Attempts sent all at once would otherwise be checked before the first failure is counted.
  readonly #mutex = new KeyedMutex();

  constructor(options: SignInThrottleOptions) {
    this.#options = options;
  }

  /**
   * Returns the result of `check`: the account, or undefined if the attempt failed, which is counted. Throws 429
   * without checking if it is too early.
   */
  async attempt<T>(source: AttemptSource, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const { enabled, guessing = 'password' } = this.#options;
    if (!enabled) return check();
    const counters = countersOf(source, guessing);
    const runExclusive = counters.reduce(
      (job: () => Promise<T | undefined>, { key }) =>
        () =>
          this.#mutex.take(key, job),
      () => this.#checkInTurn(counters, check),
    );
    return runExclusive();
  }

  async #checkInTurn<T>(counters: Counter[], check: () => Promise<T | undefined>) {
    const { database, clock } = this.#options;
    const hadFailures = await this.#refuseEarly(counters);
    const found = await check();
    if (found === undefined) await this.#countFailures(counters);
    else if (hadFailures) await database.write((queries) => clearFailures(queries, counters, clock()));
    return found;
  }

  /** Returns whether the source failed before. */
  async #refuseEarly(counters: Counter[]): Promise<boolean> {
    const { database, clock } = this.#options;
    const now = clock();
    const counted = await readAttempts(database.read, keysOf(counters));
    const waits = counters.map(({ key, free }) => {
      const attempts = counted.get(key);
      if (attempts === undefined || isExpired(attempts, now)) return 0;
      return attempts.at.getTime() + waitAfterFailures(attempts.count, free) * 1000 - now.getTime();
    });
    const waitMs = Math.max(...waits);
    if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1000));
    return counters[0] !== undefined && counted.has(counters[0].key);
  }

  async #countFailures(counters: Counter[]): Promise<void> {
    const { database, clock } = this.#options;
    const now = clock();
    await database.write(async (queries) => {
      for (const key of keysOf(counters)) await countFailure(queries, key, now);
    });
  }
}

/**
 * Removes a user's own failed attempts at their account after they have proven who they are. Attempts by others stay
 * counted; otherwise each sign-in would reset them.
 */
export function clearOwnFailures(
  queries: Queries,
  { username, address }: { username: string; address: string },
  now: Date,
): Promise<void> {
  return clearFailures(queries, countersOf({ by: 'stranger', username, address }, 'password'), now);
}

function countersOf(source: AttemptSource, guessing: AttemptKind): Counter[] {
  if (source.by === 'sign-in') {
    return [{ key: attemptKey(guessing, `sign-in ${source.signInId}`), free: FREE_FAILURES.source }];
  }
  const account = usernameKey(source.username);
  if (source.by === 'device') {
    const subject = `device ${source.device} ${account}`;
    return [{ key: attemptKey(guessing, subject), free: FREE_FAILURES.source }];
  }
  const address = addressGroup(source.address);
  return [
    { key: attemptKey(guessing, `address ${address} ${account}`), free: FREE_FAILURES.source },
    {
      key: attemptKey(guessing, `account ${account}`),
      free: guessing === 'code' ? FREE_FAILURES.code : FREE_FAILURES.account,
    },
    { key: attemptKey('address', address), free: FREE_FAILURES.address },
  ];
}

async function clearFailures(queries: Queries, counters: Counter[], now: Date): Promise<void> {
  const [own] = counters;
  const counted = own && (await readAttempts(queries, [own.key])).get(own.key);
  if (counted === undefined || isExpired(counted, now)) return;
  for (const key of keysOf(counters)) await subtractFailures(queries, key, counted.count);
}

// In a fixed order, so that two processes never deadlock on each other's rows.
function keysOf(counters: Counter[]): string[] {
  return counters.map(({ key }) => key).sort();
}

function isExpired({ at }: Attempts, now: Date): boolean {
  const counted = countedFailures(now);
  return at < counted.after || at > counted.before;
}
