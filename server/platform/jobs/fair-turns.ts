/** Refuses a job whose owner has as many waiting as the turns allow. */
export class TooManyWaiting extends Error {}

interface Limits {
  /** How many jobs run at once. */
  atOnce: number;
  /** How many of these may be one owner's: fewer, so that somebody else's first never waits for all of them. */
  perOwner: number;
  /** How many of one owner's may wait. */
  waiting: number;
}

interface WaitingJob {
  start(): Promise<void>;
}

/** Runs jobs of several owners a few at once: whoever has none running comes before those who have many waiting. */
export class FairTurns {
  readonly #limits: Limits;
  readonly #waiting = new Map<number, WaitingJob[]>();
  readonly #running = new Map<number, number>();
  /** Which turn was each owner's last. */
  readonly #lastTurns = new Map<number, number>();
  #turn = 0;
  #count = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Runs a job in its owner's turn and gives its result. Throws TooManyWaiting, and what `signal` was aborted with
   * while the job was waiting.
   */
  run<T>(owner: number, job: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const jobs = this.#waiting.get(owner) ?? [];
    if (jobs.length >= this.#limits.waiting) throw new TooManyWaiting();
    return new Promise<T>((resolve, reject) => {
      signal?.throwIfAborted();
      const leave = () => {
        this.#leave(owner, waiting);
        reject(signal?.reason);
      };
      const waiting: WaitingJob = {
        start: () => {
          signal?.removeEventListener('abort', leave);
          return job().then(resolve, reject);
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      jobs.push(waiting);
      this.#waiting.set(owner, jobs);
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#count < this.#limits.atOnce) {
      const owner = this.#nextOwner();
      const [job] = owner === undefined ? [] : (this.#waiting.get(owner) ?? []);
      if (owner === undefined || job === undefined) return;
      this.#leave(owner, job);
      this.#turn += 1;
      this.#lastTurns.set(owner, this.#turn);
      void this.#runOne(owner, job);
    }
  }

  async #runOne(owner: number, job: WaitingJob): Promise<void> {
    this.#count += 1;
    this.#running.set(owner, (this.#running.get(owner) ?? 0) + 1);
    await job.start();
    this.#count -= 1;
    const left = (this.#running.get(owner) ?? 1) - 1;
    if (left === 0) this.#running.delete(owner);
    else this.#running.set(owner, left);
    this.#startNext();
  }

  // The fewest running first; among equals, whoever had no turn for the longest.
  #nextOwner(): number | undefined {
    const running = (owner: number) => this.#running.get(owner) ?? 0;
    const lastTurn = (owner: number) => this.#lastTurns.get(owner) ?? 0;
    const [next] = [...this.#waiting.keys()]
      .filter((owner) => running(owner) < this.#limits.perOwner)
      .sort((one, other) => running(one) - running(other) || lastTurn(one) - lastTurn(other));
    return next;
  }

  #leave(owner: number, job: WaitingJob): void {
    const jobs = this.#waiting.get(owner)?.filter((other) => other !== job) ?? [];
    if (jobs.length > 0) this.#waiting.set(owner, jobs);
    else this.#waiting.delete(owner);
  }
}
