import { unavailable } from '#server/platform/http/errors.ts';

/** Whose password it is: somebody's on a device or in a sign-in that is known, or anybody's. */
export type Asker = 'known' | 'stranger';

/** How many may wait: strangers for a second or two, so that a flood of them is told at once to come back. */
const MOST_WAITING: Readonly<Record<Asker, number>> = { known: 200, stranger: 20 };
const TRY_AGAIN_SECONDS = 5;
const FULL = 'Too many people are signing in at this moment. Please try again in a few seconds';

type Job = () => Promise<void>;

/** Lets one password be hashed at a time, those of known devices before those of strangers. */
export class PasswordQueue {
  readonly #waiting: Record<Asker, Job[]> = { known: [], stranger: [] };
  #isBusy = false;

  /** Gives what `work` gives once it was its turn. Throws 503 when too many wait already. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (this.#waiting[asker].length >= MOST_WAITING[asker]) throw unavailable(FULL, TRY_AGAIN_SECONDS);
    return new Promise<T>((resolve, reject) => {
      this.#waiting[asker].push(() => work().then(resolve, reject));
      void this.#goOn();
    });
  }

  async #goOn(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    for (let job = this.#next(); job; job = this.#next()) await job();
    this.#isBusy = false;
  }

  #next(): Job | undefined {
    return this.#waiting.known.shift() ?? this.#waiting.stranger.shift();
  }
}
