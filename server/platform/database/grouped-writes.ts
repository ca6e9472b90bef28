import type { FileTrouble, OnLastStatement } from './connection.ts';
import { foundNoRoom } from './saving-again.ts';
import type { SettledCommits } from './settled-commits.ts';
import type { SqliteConnection } from './sqlite-dialect.ts';
import type { Queries } from './tables.ts';
import { WritingStopped } from './writing-stopped.ts';

interface WaitingWrite {
  run(queries: Queries): Promise<void>;
  /** Says what it came to instead of what it gives. */
  refuse(reason: unknown): void;
  /** Tells what it came to, which is sure now. */
  answer(): void;
  fail(error: unknown): void;
}

/** How a group begins and ends: what `commit` gives resolves once it is on the disk. */
type Commits = Pick<SettledCommits, 'begin' | 'commit'>;

interface GroupedWritesOptions {
  /** Told when writing stops because the disk is full: it may go on when there is room. */
  onNoRoom?: () => void;
}

/**
 * Runs writes in groups: all that wait in one turn of the event loop share one transaction, with a savepoint
 * each, and are answered only once it is on the disk. One fsync serves them all. While the disk is waited for, the next
 * group's writes run already; it is committed when the one before it is sure.
 */
export class GroupedWrites {
  readonly #connection: SqliteConnection;
  readonly #queries: Queries;
  readonly #commits: Commits;
  #waiting: WaitingWrite[] = [];
  /** Resolves when the next write comes. */
  #coming = Promise.withResolvers<void>();
  /** Whether the group before is on its way to the disk. */
  #isDiskBusy = false;
  #running: Promise<void> | undefined;
  #stopped: WritingStopped | undefined;
  #trouble: FileTrouble | undefined;
  readonly #onNoRoom: () => void;

  constructor(
    connection: SqliteConnection,
    queries: Queries,
    commits: Commits,
    { onNoRoom = () => undefined }: GroupedWritesOptions = {},
  ) {
    this.#connection = connection;
    this.#commits = commits;
    this.#queries = queries;
    this.#onNoRoom = onNoRoom;
  }

  /** Gives what `job` gives, once it is on the disk; a job that throws leaves nothing behind. */
  write<T>(job: (queries: Queries, last: OnLastStatement) => Promise<T>): Promise<T> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    return new Promise<T>((resolve, reject) => {
      let answer: () => void = () => reject(new Error('The write did not run'));
      this.#waiting.push({
        run: async (queries) => {
          const ending: Promise<unknown>[] = [];
          const result = await job(queries, (statement) => ending.push(statement));
          await Promise.all(ending);
          answer = () => resolve(result);
        },
        refuse: (reason) => {
          answer = () => reject(reason);
        },
        answer: () => answer(),
        fail: reject,
      });
      this.#coming.resolve();
      this.#running ??= this.#runGroups();
    });
  }

  /** Resolves when nothing waits any more. */
  async settled(): Promise<void> {
    while (this.#running) await this.#running;
  }

  /** Why writing stopped, if it did. */
  get stopped(): WritingStopped | undefined {
    return this.#stopped;
  }

  /** What is wrong while writing is stopped. */
  get trouble(): FileTrouble | undefined {
    return this.#trouble;
  }

  /** Stops writing because the file is damaged; `sentence` says so, and what to do. */
  stopDamaged(sentence: string): void {
    if (this.#trouble === 'damaged') return;
    this.#trouble = 'damaged';
    this.#stopped = new WritingStopped({ cause: new Error(sentence) });
    console.error(`Saving has stopped: ${sentence}`);
  }

  /** Goes on writing once the disk has room again and the file is known to be whole. */
  resume(): void {
    if (this.#trouble !== 'disk refuses') return;
    this.#trouble = undefined;
    this.#stopped = undefined;
    console.error('Saving goes on: the disk has room again, and the data was checked and is whole.');
  }

  // A closed connection cannot be asked whether it is in a transaction; it is in none.
  get #isInTransaction(): boolean {
    return this.#connection.current.isOpen && this.#connection.current.isTransaction;
  }

  async #runGroups(): Promise<void> {
    // The group before: resolves when the disk has it, or has refused it.
    let before = Promise.resolve();
    for (;;) {
      if (this.#waiting.length === 0) await Promise.race([before, this.#coming.promise]);
      if (this.#waiting.length === 0) break;
      await new Promise(setImmediate);
      const group = await this.#runGroup(before);
      if (group !== undefined) before = this.#commit(group);
    }
    this.#running = undefined;
  }

  /** Runs the writes of a group until it may be committed; gives undefined when nothing of it is kept. */
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

  // Whoever comes meanwhile joins the group: one more wait for the disk then serves them all.
  async #runWhileDiskIsBusy(group: WaitingWrite[], before: Promise<void>): Promise<void> {
    while (this.#isDiskBusy) {
      await Promise.race([before, this.#coming.promise]);
      // Who was just answered may have the next write ready; and who reads as of now begins before the next commit.
      await new Promise(setImmediate);
      await this.#runWaiting(group);
    }
  }

  async #runWaiting(group: WaitingWrite[]): Promise<void> {
    const waiting = this.#takeWaiting();
    group.push(...waiting);
    for (const write of waiting) {
      const error = await this.#runOne(write);
      // A full disk can end the whole transaction in the middle: then nothing of the group is kept.
      if (!this.#isInTransaction) throw error ?? new Error('The transaction ended early');
    }
  }

  #takeWaiting(): WaitingWrite[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    this.#coming = Promise.withResolvers();
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

  /** Resolves when the writes of a group were answered: they are on the disk, or it has refused them. */
  async #commit(group: readonly WaitingWrite[]): Promise<void> {
    try {
      const settled = this.#commitNow();
      this.#isDiskBusy = true;
      await settled;
      for (const write of group) write.answer();
    } catch (error) {
      // The next group may be under way: it is rolled back once its writes have run.
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
      // The connection is given up either way; the reason that is told is why.
    }
  }

  // After a failed fsync the kernel may have dropped the pages: trying the same commit again would lie.
  #stop(cause: unknown): WritingStopped {
    const stopped = new WritingStopped({ cause });
    this.#stopped = stopped;
    this.#trouble ??= 'disk refuses';
    const goesOn = foundNoRoom(cause);
    const remedy = goesOn
      ? 'Free space on the disk: saving then goes on by itself.'
      : 'Free space on the disk or replace it, then start the program again.';
    console.error(
      `Saving has stopped: the disk refused a commit (${cause instanceof Error ? cause.message : 'unknown reason'}). Nothing that was answered as saved is lost. ${remedy}`,
    );
    if (goesOn) this.#onNoRoom();
    return stopped;
  }
}

function failAll(group: readonly WaitingWrite[], error: unknown): void {
  for (const write of group) write.fail(error);
}
