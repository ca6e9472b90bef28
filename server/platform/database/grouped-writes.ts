import type { FileTrouble, OnLastStatement } from './connection.ts';
import { isDiskFull } from './resume-writing.ts';
import type { SqliteConnection } from './sqlite-dialect.ts';
import type { SyncedCommits } from './synced-commits.ts';
import type { Queries } from './tables.ts';
import { WritingStopped } from './writing-stopped.ts';

interface WaitingWrite {
  run(queries: Queries): Promise<void>;
  /** Sets an error as the result instead of the job's. */
  refuse(reason: unknown): void;
  /** Settles the caller's promise after commit. */
  answer(): void;
  fail(error: unknown): void;
}

/** How a group begins and commits: `commit` resolves once it is on the disk. */
type Commits = Pick<SyncedCommits, 'begin' | 'commit'>;

interface GroupedWritesOptions {
  /** Called when writing stops because the disk is full; it may resume when there is space. */
  onDiskFull?: () => void;
}

/**
 * Runs writes in groups: all that wait in one turn of the event loop share one transaction, with a savepoint each,
 * and resolve once it is on the disk. One fsync serves them all. During that fsync the writes of the next group
 * already run; they are committed after it.
 */
export class GroupedWrites {
  readonly #connection: SqliteConnection;
  readonly #queries: Queries;
  readonly #commits: Commits;
  #waiting: WaitingWrite[] = [];
  /** Resolves when the next write arrives. */
  #nextWrite = Promise.withResolvers<void>();
  /** Whether the previous group is being written to the disk. */
  #isDiskBusy = false;
  #running: Promise<void> | undefined;
  #stopped: WritingStopped | undefined;
  #trouble: FileTrouble | undefined;
  readonly #onDiskFull: () => void;

  constructor(
    connection: SqliteConnection,
    queries: Queries,
    commits: Commits,
    { onDiskFull = () => undefined }: GroupedWritesOptions = {},
  ) {
    this.#connection = connection;
    this.#commits = commits;
    this.#queries = queries;
    this.#onDiskFull = onDiskFull;
  }

  /** Resolves with the result of `job` once it is on the disk; a job that throws leaves no changes. */
  write<T>(job: (queries: Queries, last: OnLastStatement) => Promise<T>): Promise<T> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    return new Promise<T>((resolve, reject) => {
      let answer: () => void = () => reject(new Error('The write did not run'));
      this.#waiting.push({
        run: async (queries) => {
          const ending: Promise<unknown>[] = [];
          try {
            const result = await job(queries, (statement) => ending.push(statement));
            await Promise.all(ending);
            answer = () => resolve(result);
          } finally {
            // None runs after the write was rolled back.
            await Promise.allSettled(ending);
          }
        },
        refuse: (reason) => {
          answer = () => reject(reason);
        },
        answer: () => answer(),
        fail: reject,
      });
      this.#nextWrite.resolve();
      this.#running ??= this.#runGroups();
    });
  }

  /** Resolves when no write is waiting or running. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** The error with which writes are rejected; undefined if writing is not stopped. */
  get stopped(): WritingStopped | undefined {
    return this.#stopped;
  }

  /** The reason why writing is stopped. */
  get trouble(): FileTrouble | undefined {
    return this.#trouble;
  }

  /** Stops writing because the file is damaged; `sentence` explains what to do. */
  stopDamaged(sentence: string): void {
    if (this.#trouble === 'damaged') return;
    this.#trouble = 'damaged';
    this.#stopped = new WritingStopped({ cause: new Error(sentence) });
    console.error(`Saving has stopped: ${sentence}`);
  }

  /** Resumes writing once the disk has space and the file has been checked. */
  resume(): void {
    if (this.#trouble !== 'disk refuses') return;
    this.#trouble = undefined;
    this.#stopped = undefined;
    console.error('Saving goes on: the disk has room again, and the data was checked and is whole.');
  }

  // A closed connection cannot report its transaction; it has none.
  get #isInTransaction(): boolean {
    return this.#connection.current.isOpen && this.#connection.current.isTransaction;
  }

  async #runGroups(): Promise<void> {
    // The previous group: resolves when the disk has stored or refused it.
    let before = Promise.resolve();
    for (;;) {
      if (this.#waiting.length === 0) await Promise.race([before, this.#nextWrite.promise]);
      if (this.#waiting.length === 0) break;
      await new Promise(setImmediate);
      const group = await this.#runGroup(before);
      if (group !== undefined) before = this.#commit(group);
    }
    this.#running = undefined;
  }

  /** Runs the writes of a group until it can be committed; returns undefined if the group failed. */
  async #runGroup(before: Promise<void>): Promise<WaitingWrite[] | undefined> {
    const group: WaitingWrite[] = [];
    try {
      if (this.#stopped) throw this.#stopped;
      await this.#commits.begin();
      await this.#runWaiting(group);
      await this.#runWhileDiskIsBusy(group, before);
      if (this.#stopped) throw this.#stopped;
      return group;
    } catch (error) {
      this.#rollBack();
      failAll([...group, ...this.#takeWaiting()], error);
      return undefined;
    }
  }

  // Writes that arrive meanwhile join the group, so that one more fsync serves them all.
  async #runWhileDiskIsBusy(group: WaitingWrite[], before: Promise<void>): Promise<void> {
    while (this.#isDiskBusy) {
      await Promise.race([before, this.#nextWrite.promise]);
      // A caller that was just answered may send its next write, and a waiting snapshot begins before the next
      // commit.
      await new Promise(setImmediate);
      await this.#runWaiting(group);
    }
  }

  async #runWaiting(group: WaitingWrite[]): Promise<void> {
    const waiting = this.#takeWaiting();
    group.push(...waiting);
    for (const write of waiting) {
      const error = await this.#runOne(write);
      // A full disk can end the whole transaction early: then the whole group fails.
      if (!this.#isInTransaction) throw error ?? new Error('The transaction ended early');
    }
  }

  #takeWaiting(): WaitingWrite[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#nextWrite = Promise.withResolvers();
    return waiting;
  }

  async #runOne(write: WaitingWrite): Promise<Error | undefined> {
    this.#connection.current.exec('SAVEPOINT one_write');
    try {
      await write.run(this.#queries);
      this.#connection.current.exec('RELEASE one_write');
      return undefined;
    } catch (cause) {
      if (this.#isInTransaction) this.#connection.current.exec('ROLLBACK TO one_write; RELEASE one_write');
      write.refuse(cause);
      return new Error('The write failed', { cause });
    }
  }

  /** Resolves when a group's writes are settled: stored on the disk or refused by it. */
  async #commit(group: readonly WaitingWrite[]): Promise<void> {
    try {
      const settled = this.#commitNow();
      this.#isDiskBusy = true;
      await settled;
      for (const write of group) write.answer();
    } catch (error) {
      // The next group may be running: it is rolled back after its writes have run.
      failAll(group, this.#stop(error));
    } finally {
      this.#isDiskBusy = false;
    }
  }

  #commitNow(): Promise<void> {
    try {
      return this.#commits.commit();
    } catch (error) {
      this.#rollBack();
      throw error;
    }
  }

  #rollBack(): void {
    try {
      if (this.#isInTransaction) this.#connection.current.exec('ROLLBACK');
    } catch {
      // The connection is given up in any case; the first error is the one reported.
    }
  }

  // After a failed fsync the kernel may have dropped the pages: retrying the commit would falsely succeed.
  #stop(cause: unknown): WritingStopped {
    const stopped = new WritingStopped({ cause });
    this.#stopped = stopped;
    this.#trouble ??= 'disk refuses';
    const canResume = isDiskFull(cause);
    const remedy = canResume
      ? 'Free space on the disk: saving then goes on by itself.'
      : 'Free space on the disk or replace it, then start the program again.';
    console.error(
      `Saving has stopped: the disk refused a commit (${cause instanceof Error ? cause.message : 'unknown reason'}). Nothing that was answered as saved is lost. ${remedy}`,
    );
    if (canResume) this.#onDiskFull();
    return stopped;
  }
}

function failAll(group: readonly WaitingWrite[], error: unknown): void {
  for (const write of group) write.fail(error);
}
