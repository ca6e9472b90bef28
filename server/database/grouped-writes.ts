import type { FileTrouble } from './connection.ts';
import { foundNoRoom } from './saving-again.ts';
import type { SettledCommits } from './settled-commits.ts';
import type { SqliteConnection } from './sqlite-dialect.ts';
import type { Queries } from './tables.ts';
import { WritingStopped } from './writing-stopped.ts';

interface WaitingWrite {
  run(queries: Queries): Promise<void>;
  succeed(): void;
  fail(error: unknown): void;
}

/** How a group begins and ends: `commit` resolves once it is on the disk. */
type Commits = Pick<SettledCommits, 'begin' | 'commit'>;

interface GroupedWritesOptions {
  /** Told when writing stops because the disk is full: it may go on when there is room. */
  onNoRoom?: () => void;
}

/**
 * Runs writes in groups: all that wait in one turn of the event loop share one transaction, with a savepoint
 * each, and are answered only once it is on the disk. One fsync serves them all.
 */
export class GroupedWrites {
  readonly #connection: SqliteConnection;
  readonly #queries: Queries;
  readonly #commits: Commits;
  #waiting: WaitingWrite[] = [];
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
  write<T>(job: (queries: Queries) => Promise<T>): Promise<T> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    return new Promise<T>((resolve, reject) => {
      let answer: () => void = () => reject(new Error('The write did not run'));
      this.#waiting.push({
        run: async (queries) => {
          const result = await job(queries);
          answer = () => resolve(result);
        },
        succeed: () => answer(),
        fail: reject,
      });
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
    while (this.#waiting.length > 0) {
      await new Promise(setImmediate);
      const group = this.#waiting;
      this.#waiting = [];
      await this.#runGroup(group);
    }
    this.#running = undefined;
  }

  async #runGroup(group: WaitingWrite[]): Promise<void> {
    if (this.#stopped) return failAll(group, this.#stopped);
    const done: WaitingWrite[] = [];
    try {
      this.#commits.begin();
      for (const write of group) {
        const error = await this.#runOne(write);
        if (error === undefined) done.push(write);
        // A full disk can end the whole transaction in the middle: then nothing of the group is kept.
        if (!this.#isInTransaction) throw error ?? new Error('The transaction ended early');
        if (error !== undefined) write.fail(error.cause);
      }
    } catch (error) {
      if (this.#isInTransaction) this.#connection.current.exec('ROLLBACK');
      return failAll(group, error);
    }
    try {
      await this.#commits.commit();
    } catch (error) {
      this.#stop(error);
      return failAll(group, this.#stopped);
    }
    for (const write of done) write.succeed();
  }

  async #runOne(write: WaitingWrite): Promise<Error | undefined> {
    this.#connection.current.exec('SAVEPOINT one_write');
    try {
      await write.run(this.#queries);
      this.#connection.current.exec('RELEASE one_write');
      return undefined;
    } catch (cause) {
      if (this.#isInTransaction) this.#connection.current.exec('ROLLBACK TO one_write; RELEASE one_write');
      return new Error('The write failed', { cause });
    }
  }

  // After a failed fsync the kernel may have dropped the pages: trying the same commit again would lie.
  #stop(cause: unknown): void {
    this.#stopped = new WritingStopped({ cause });
    this.#trouble ??= 'disk refuses';
    if (this.#isInTransaction) {
      try {
        this.#connection.current.exec('ROLLBACK');
      } catch {
        // The connection is given up either way; the reason that is told is the failed commit.
      }
    }
    const goesOn = foundNoRoom(cause);
    const remedy = goesOn
      ? 'Free space on the disk: saving then goes on by itself.'
      : 'Free space on the disk or replace it, then start the program again.';
    console.error(
      `Saving has stopped: the disk refused a commit (${cause instanceof Error ? cause.message : 'unknown reason'}). Nothing that was answered as saved is lost. ${remedy}`,
    );
    if (goesOn) this.#onNoRoom();
  }
}

function failAll(group: WaitingWrite[], error: unknown): void {
  for (const write of group) write.fail(error);
}
