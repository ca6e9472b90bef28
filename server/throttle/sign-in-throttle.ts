import { comparable } from '#domain/users/comparable.ts';
import type { Database } from '#server/database/connection.ts';
import { tooManyAttempts } from '#server/http/errors.ts';
import { addressGroup } from './address-group.ts';
import { attemptKey, clearAttempts, countFailure, readAttempts } from './attempt-store.ts';
import { FREE_FAILURES, waitAfterFailures } from './attempts.ts';
import { KeyedMutex } from './keyed-mutex.ts';

/** Failures are forgotten after this long without another one. */
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000;

interface SignInThrottleOptions {
  database: Database;
  clock: () => Date;
  enabled: boolean;
  /**
   * What is guessed at; the password unless stated. Codes count apart, or each right password in between would
   * forgive the wrong codes before it.
   */
  guessing?: 'password' | 'code';
}

/**
 * Makes guessing passwords, or codes, slow: after some free failures each further one lets the account, or the address it
 * comes from, wait longer. Counted in the database, so that restarts and other processes know; unknown usernames
 * are counted like known ones.
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
  async attempt<T>(
    username: string,
    address: string,
    check: () => Promise<T | undefined>,
  ): Promise<T | undefined> {
    if (!this.#options.enabled) return check();
    const kind = this.#options.guessing === 'code' ? 'code' : 'account';
    const account = attemptKey(kind, comparable(username));
    const from = attemptKey('address', addressGroup(address));
    const inTurn = () => this.#checkInTurn(account, from, check);
    return this.#mutex.take(from, () => this.#mutex.take(account, inTurn));
  }

  async #checkInTurn<T>(account: string, from: string, check: () => Promise<T | undefined>) {
    const hadFailures = await this.#refuseEarly(account, from);
    const found = await check();
    if (found === undefined) await this.#countFailures(account, from);
    else if (hadFailures) await this.#options.database.write((queries) => clearAttempts(queries, account));
    return found;
  }

  async #refuseEarly(account: string, from: string): Promise<boolean> {
    const { database, clock } = this.#options;
    const now = clock().getTime();
    const counted = await readAttempts(database.read, [account, from]);
    const waits = (
      [
        [account, FREE_FAILURES.account],
        [from, FREE_FAILURES.address],
      ] as const
    ).map(([key, free]) => {
      const attempts = counted.get(key);
      if (attempts === undefined || now - attempts.at.getTime() > FORGET_AFTER_MS) return 0;
      return attempts.at.getTime() + waitAfterFailures(attempts.count, free) * 1000 - now;
    });
    const waitMs = Math.max(...waits);
    if (waitMs > 0) throw tooManyAttempts(Math.ceil(waitMs / 1000));
    return counted.has(account);
  }

  async #countFailures(account: string, from: string): Promise<void> {
    const { database, clock } = this.#options;
    const now = clock();
    const forgottenBefore = new Date(now.getTime() - FORGET_AFTER_MS);
    await database.write(async (queries) => {
      // Always in the same order, so that two processes never wait for each other's row.
      for (const key of [account, from].sort()) await countFailure(queries, key, forgottenBefore, now);
    });
  }
}
