import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { GroupedWrites } from './grouped-writes.ts';
import { openSqliteFile, sqliteDialect } from './sqlite-dialect.ts';
import { SyncedCommits } from './synced-commits.ts';
import type { Queries, Tables } from './tables.ts';
import { WritingStopped } from './writing-stopped.ts';

/** `onDisk` may put off, or refuse, what the disk has said of a commit. */
function openWrites(onDisk = (settled: Promise<void>) => settled) {
  const folder = mkdtempSync(path.join(tmpdir(), 'practice-writes-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'attempts.db');
  const writer = openSqliteFile(file);
  const reader = openSqliteFile(file);
  onTestFinished(() => {
    if (writer.isOpen) writer.close();
    reader.close();
  });
  writer.exec('CREATE TABLE attempts (key TEXT PRIMARY KEY, count INTEGER NOT NULL, at TEXT NOT NULL)');
  const commits = new SyncedCommits({ current: writer }, { current: reader });
  onTestFinished(() => commits.close());
  const writes = new GroupedWrites(
    { current: writer },
    new Kysely<Tables>({ dialect: sqliteDialect({ current: writer }) }),
    { begin: () => commits.begin(), commit: () => onDisk(commits.commit()) },
  );
  const keys = () =>
    reader
      .prepare('SELECT key FROM attempts ORDER BY key')
      .all()
      .map(({ key }) => key);
  return { writer, reader, commits, writes, keys };
}

const add = (key: string) => async (queries: Queries) => {
  await queries.insertInto('attempts').values({ key, count: 1, at: '2026-11-20' }).execute();
  return key;
};

/** Counts the commits of the connection from now on. */
function countCommits(writer: DatabaseSync): () => number {
  const told = vi.spyOn(writer, 'exec');
  return () => told.mock.calls.filter(([statement]) => statement === 'COMMIT').length;
}

describe('Writes that wait at the same time', () => {
  test('share one COMMIT and resolve after it', async () => {
    const { writer, writes, keys } = openWrites();
    const commits = countCommits(writer);
    const answers = ['a', 'b', 'c'].map(async (key) => {
      const answer = await writes.write(add(key));
      return [answer, keys()];
    });
    expect(await Promise.all(answers)).toEqual([
      ['a', ['a', 'b', 'c']],
      ['b', ['a', 'b', 'c']],
      ['c', ['a', 'b', 'c']],
    ]);
    expect(commits()).toBe(1);
  });

  test('see the changes of earlier writes of the group', async () => {
    const { writes } = openWrites();
    const count = (queries: Queries) => queries.selectFrom('attempts').select('key').execute();
    const [, rows] = await Promise.all([writes.write(add('a')), writes.write(count)]);
    expect(rows).toEqual([{ key: 'a' }]);
  });

  test('that arrive during a group share the next one', async () => {
    const { writer, writes, keys } = openWrites();
    const commits = countCommits(writer);
    let late: Promise<string[]> | undefined;
    await writes.write(async (queries) => {
      late = Promise.all([writes.write(add('b')), writes.write(add('c'))]);
      return add('a')(queries);
    });
    await late;
    expect([keys(), commits()]).toEqual([['a', 'b', 'c'], 2]);
  });
});

describe('While a commit is being synced', () => {
  /** Writes of which the first group is on its way to the disk, which answers when it is told to. */
  async function whileDiskIsBusy() {
    const disk = Promise.withResolvers<void>();
    const opened = openWrites((settled) => settled.then(() => disk.promise));
    const commits = countCommits(opened.writer);
    const first = opened.writes.write(add('a'));
    await vi.waitUntil(() => commits() === 1, 15_000);
    const ran = Promise.withResolvers<void>();
    const second = opened.writes.write(async (queries) => {
      await add('b')(queries);
      ran.resolve();
    });
    await ran.promise;
    return { ...opened, disk, commits, first, second };
  }

  test('the next writes already run, and share one COMMIT afterwards', async () => {
    const { writes, disk, commits, first, second, keys } = await whileDiskIsBusy();
    const answered: unknown[] = [];
    const third = writes.write(add('c'));
    for (const write of [first, second, third]) void write.then((key) => answered.push(key));
    await new Promise(setImmediate);
    expect([answered, commits(), keys()]).toEqual([[], 1, ['a']]);
    disk.resolve();
    await Promise.all([first, second, third]);
    expect([commits(), keys()]).toEqual([2, ['a', 'b', 'c']]);
  });

  test('and fails, they fail too and leave no changes', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => told.mockRestore());
    const { writer, disk, first, second, keys } = await whileDiskIsBusy();
    disk.reject(new Error('the disk is broken'));
    const answers = await Promise.allSettled([first, second]);
    expect(answers.map((answer) => answer.status === 'rejected' && answer.reason)).toEqual([
      expect.any(WritingStopped),
      expect.any(WritingStopped),
    ]);
    expect([keys(), writer.isTransaction]).toEqual([['a'], false]);
  });
});

test('Unsynced changes cannot be read, on any connection', async () => {
  const { writer, reader, commits, keys } = openWrites();
  const aside = openSqliteFile(reader.location() ?? '');
  onTestFinished(() => aside.close());
  await commits.begin();
  writer.exec("INSERT INTO attempts VALUES ('a', 1, '2026-11-20')");
  const settling = commits.commit();
  const begun = commits.beginSnapshot(aside);
  expect([writer.isTransaction, keys()]).toEqual([false, []]);
  await settling;
  await begun;
  expect(keys()).toEqual(['a']);
  expect(aside.prepare('SELECT key FROM attempts').all()).toHaveLength(1);
});

test('The write-ahead log does not grow with every write', async () => {
  const { writer, writes } = openWrites();
  const rows = Array.from({ length: 50 }, (_, row) => row);
  const addMany = (round: number) => async (queries: Queries) => {
    for (const row of rows) await add(`${round}-${row}`)(queries);
  };
  // Two take turns, so that there is always one that waits for the disk and one that runs.
  const lane = async (first: number) => {
    for (let round = first; round < 200; round += 2) await writes.write(addMany(round));
  };
  await Promise.all([lane(0), lane(1)]);
  const log = statSync(`${writer.location()}-wal`);
  expect(log.size).toBeLessThan(4 * 1024 * 1024);
});

describe('A write that fails', () => {
  test('leaves no changes and does not affect others in its group', async () => {
    const { writes, keys } = openWrites();
    const broken = async (queries: Queries) => {
      await add('half')(queries);
      throw new Error('changed her mind');
    };
    const answers = await Promise.allSettled([
      writes.write(add('a')),
      writes.write(broken),
      writes.write(add('b')),
    ]);
    expect(answers).toMatchObject([
      { status: 'fulfilled', value: 'a' },
      { status: 'rejected', reason: { message: 'changed her mind' } },
      { status: 'fulfilled', value: 'b' },
    ]);
    expect(keys()).toEqual(['a', 'b']);
  });

  test('by breaking a database rule reports that rule and leaves no changes', async () => {
    const { writes, keys } = openWrites();
    const twice = async (queries: Queries) => {
      await add('b')(queries);
      await add('a')(queries);
    };
    const answers = await Promise.allSettled([writes.write(add('a')), writes.write(twice)]);
    expect(answers[1]).toMatchObject({ reason: { message: expect.stringContaining('UNIQUE') } });
    expect(keys()).toEqual(['a']);
  });
});

describe('A COMMIT that fails', () => {
  /** A reference that is looked at only by COMMIT makes a real one fail. */
  const addDangling = async (queries: Queries) => {
    await sql`INSERT INTO pointers (key) VALUES ('nowhere')`.execute(queries);
  };

  function failingWrites() {
    const opened = openWrites();
    opened.writer.exec(
      'CREATE TABLE pointers (key TEXT REFERENCES attempts (key) DEFERRABLE INITIALLY DEFERRED)',
    );
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => told.mockRestore());
    return { ...opened, told };
  }

  test('fails every write of its group, which leave no changes', async () => {
    const { writes, keys } = failingWrites();
    const answers = await Promise.allSettled([writes.write(add('a')), writes.write(addDangling)]);
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
    expect(keys()).toEqual([]);
  });

  test('is never retried: writing stops, and the console says what to do', async () => {
    const { writer, writes, told } = failingWrites();
    const commits = countCommits(writer);
    await expect(writes.write(addDangling)).rejects.toBeInstanceOf(WritingStopped);
    await expect(writes.write(add('b'))).rejects.toBeInstanceOf(WritingStopped);
    expect(writes.stopped).toBeInstanceOf(WritingStopped);
    expect(commits()).toBe(1);
    expect(told).toHaveBeenCalledOnce();
    expect(told.mock.calls[0]?.[0]).toContain('Free space on the disk or replace it');
  });
});

test('Writes after the database was closed are refused', async () => {
  const { writer, writes } = openWrites();
  writer.close();
  await expect(writes.write(add('a'))).rejects.toThrow('not open');
  await expect(writes.write(add('b'))).rejects.toThrow('not open');
});
