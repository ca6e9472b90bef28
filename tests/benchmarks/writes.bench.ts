import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Kysely } from 'kysely';
import { onTestFinished, test } from 'vitest';
import { GroupedWrites } from '#server/platform/database/grouped-writes.ts';
import { openSqliteFile, sqliteDialect } from '#server/platform/database/sqlite-dialect.ts';
import { SyncedCommits } from '#server/platform/database/synced-commits.ts';
import type { Queries, Tables } from '#server/platform/database/tables.ts';

const WAITING = 20;

/** A file on a real disk: `/tmp` may be memory, where a commit waits for nothing. */
function openWrites(): GroupedWrites {
  const cache = path.resolve('.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(path.join(cache, 'benchmark-'));
  const file = path.join(folder, 'attempts.db');
  const [writer, reader] = [openSqliteFile(file), openSqliteFile(file)];
  const commits = new SyncedCommits({ current: writer }, { current: reader });
  onTestFinished(() => {
    commits.close();
    reader.close();
    writer.close();
    rmSync(folder, { recursive: true });
  });
  writer.exec('CREATE TABLE attempts (key TEXT PRIMARY KEY, count INTEGER NOT NULL, at TEXT NOT NULL)');
  const connection = { current: writer };
  return new GroupedWrites(connection, new Kysely<Tables>({ dialect: sqliteDialect(connection) }), commits);
}

let made = 0;
function add(queries: Queries) {
  made += 1;
  return queries
    .insertInto('attempts')
    .values({ key: String(made), count: 1, at: '2026-11-20' })
    .execute();
}

test(`${WAITING} writes that wait at the same time`, async ({ bench }) => {
  const writes = openWrites();
  await bench.compare(
    bench('share a commit', async () => {
      await Promise.all(Array.from({ length: WAITING }, () => writes.write(add)));
    }),
    bench('commit one by one', async () => {
      for (let written = 0; written < WAITING; written++) await writes.write(add);
    }),
  );
});
