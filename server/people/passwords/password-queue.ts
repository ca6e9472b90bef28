import { unavailable } from '#server/platform/http/errors.ts';

/** The requester: a known device or sign-in, or a stranger. */
export type Requester = 'known' | 'stranger';

/** Maximum number waiting: strangers wait a second or two at most, so that a flood of them is refused at once. */
const MOST_WAITING: Readonly<Record<Requester, number>> = { known: 200, stranger: 20 };
const RETRY_AFTER_SECONDS = 5;
const FULL = 'Too many people are signing in at this moment. Please try again in a few seconds';

type Job = () => Promise<void>;

/** Hashes one password at a time, those of known devices first. */
export class PasswordQueue {
  readonly #waiting: Record<Requester, Job[]> = { known: [], stranger: [] };
  #isBusy = false;

  /** Runs `work` when its turn comes and returns its result. Throws 503 if too many are waiting. */
  run<T>(requester: Requester, work: () => Promise<T>): Promise<T> {
    if (this.#waiting[requester].length >= MOST_WAITING[requester])
      throw unavailable(FULL, RETRY_AFTER_SECONDS);
    return new Promise<T>((resolve, reject) => {
      this.#waiting[requester].push(() => work().then(resolve, reject));
      void this.#runAll();
    });
  }

  async #runAll(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let job = this.#next(); job; job = this.#next()) await job();
    this.#isBusy = false;
  }

  #next(): Job | undefined {
    return this.#waiting.known.shift() ?? this.#waiting.stranger.shift();
  }
}
