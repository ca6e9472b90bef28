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

/** What is guessed at. Codes count apart, or each right password in between would forgive the wrong codes before it. */
type Guessed = 'password' | 'code';

/** Who guesses: anybody, a browser that signed in to the account before, or somebody who is signed in to it. */
export type Guesser =
  | { by: 'stranger'; username: string; address: string }
  | { by: 'device'; username: string; device: string }
  | { by: 'sign-in'; signInId: string };

interface SignInThrottleOptions {
  database: Database;
  clock: () => Date;
  enabled: boolean;
  /** The password unless stated. */
  guessing?: Guessed;
}

/** What failures of a guesser are counted under, and how many are free there. The first is the guesser's alone. */
interface Counter {
  key: string;
  free: number;
}

/**
 * Makes guessing passwords, or codes, slow: after some free failures each further one lets whoever guesses wait longer.
 * Strangers are counted by account and by address; what they do makes no device wait that the account knows. Counted
 * in the database, so that restarts and other processes know; unknown usernames are counted like known ones.
 */
export class SignInThrottle {
  readonly #options: SignInThrottleOptions;
  // Guesses sent all at once would otherwise all be checked before the first of them was counted.
  readonly #mutex = new KeyedMutex();

  constructor(options: SignInThrottleOptions) {
    this.#options = options;
  }

  /**
   * Gives what `check` gives: the account, or undefined when the guess is wrong, which is counted. Throws 429
   * without checking when it is too early for another attempt.
   */
  async attempt<T>(guesser: Guesser, check: () => Promise<T | undefined>): Promise<T | undefined> {
    const { enabled, guessing = 'password' } = this.#options;
    if (!enabled) return check();
    const counters = countersOf(guesser, guessing);
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
    else if (hadFailures) await database.write((queries) => forgive(queries, counters, clock()));
    return found;
  }

  /** Gives whether the guesser failed before. */
  async #refuseEarly(counters: Counter[]): Promise<boolean> {
    const { database, clock } = this.#options;
    const now = clock();
    const counted = await readAttempts(database.read, keysOf(counters));
    const waits = counters.map(({ key, free }) => {
      const attempts = counted.get(key);
      if (attempts === undefined || isForgotten(attempts, now)) return 0;
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
 * Takes back what somebody's own wrong passwords for an account were counted as, once it is sure that it is hers. What
 * others guessed stays counted: else a guesser's count would begin anew with each of her sign-ins.
 */
export function forgiveFailures(
  queries: Queries,
  { username, address }: { username: string; address: string },
  now: Date,
): Promise<void> {
  return forgive(queries, countersOf({ by: 'stranger', username, address }, 'password'), now);
}

function countersOf(guesser: Guesser, guessing: Guessed): Counter[] {
  if (guesser.by === 'sign-in') {
    return [{ key: attemptKey(guessing, `sign-in ${guesser.signInId}`), free: FREE_FAILURES.guesser }];
  }
  const account = usernameKey(guesser.username);
  if (guesser.by === 'device') {
    const whose = `device ${guesser.device} ${account}`;
    return [{ key: attemptKey(guessing, whose), free: FREE_FAILURES.guesser }];
  }
  const address = addressGroup(guesser.address);
  return [
    { key: attemptKey(guessing, `address ${address} ${account}`), free: FREE_FAILURES.guesser },
    {
      key: attemptKey(guessing, `account ${account}`),
      free: guessing === 'code' ? FREE_FAILURES.code : FREE_FAILURES.account,
    },
    { key: attemptKey('address', address), free: FREE_FAILURES.address },
  ];
}

async function forgive(queries: Queries, counters: Counter[], now: Date): Promise<void> {
  const [own] = counters;
  const counted = own && (await readAttempts(queries, [own.key])).get(own.key);
  if (counted === undefined || isForgotten(counted, now)) return;
  for (const key of keysOf(counters)) await subtractFailures(queries, key, counted.count);
}

// Always in the same order, so that two processes never wait for each other's row.
function keysOf(counters: Counter[]): string[] {
  return counters.map(({ key }) => key).sort();
}

function isForgotten({ at }: Attempts, now: Date): boolean {
  const counted = countedFailures(now);
  return at < counted.after || at > counted.before;
}
