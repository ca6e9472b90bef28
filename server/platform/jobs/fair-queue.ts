/** Thrown if a job's owner has the maximum number of jobs waiting. */
export class TooManyWaiting extends Error {}

interface Limits {
  /** Maximum number of running jobs. */
  atOnce: number;
  /** Maximum running jobs per owner: fewer, so that another owner's first job does not wait for all of them. */
  perOwner: number;
  /** Maximum waiting jobs per owner. */
  waiting: number;
}

interface WaitingJob {
  start(): Promise<void>;
}

/** Runs jobs of several owners, a few at once; owners with the fewest running jobs come first. */
export class FairQueue {
  readonly #limits: Limits;
  readonly #waiting = new Map<number, WaitingJob[]>();
  readonly #running = new Map<number, number>();
  /** The number of each owner's last turn. */
  readonly #lastTurns = new Map<number, number>();
  #turn = 0;
  #count = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /**
   * Runs a job when its owner's turn comes and returns its result. Throws TooManyWaiting, or the reason of `signal`
   * if it was aborted while waiting.
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

  // Fewest running first; among equals, the one whose last turn is oldest.
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
