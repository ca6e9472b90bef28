import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { backUpToday } from './daily-backups.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const now = new Date('2026-11-20T15:00:00.000Z');

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'practice-backups-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** A practice on the disk with one inquiry in it, and its open database. */
async function practiceOnDisk() {
  const dataDir = temporaryFolder();
  const database = await openDatabase({ dataDir });
  await database.write((queries) =>
    queries.insertInto('attempts').values({ key: 'kept', count: 7, at: now.toISOString() }).execute(),
  );
  return { dataDir, database, file: join(dataDir, 'copy.db') };
}

async function attempts(dataDir: string) {
  const database = await openDatabase({ dataDir });
  const rows = await database.read.selectFrom('attempts').selectAll().execute();
  await database.close();
  return rows;
}

const savedRows = [{ key: 'kept', count: 7, at: now.toISOString() }];

test('A restore brings back what was deleted after a backup made while the program ran', async () => {
  const { dataDir, database, file } = await practiceOnDisk();
  await makeBackup(dataDir, file);
  await database.write((queries) => queries.deleteFrom('attempts').execute());
  await database.close();
  expect(await attempts(dataDir)).toEqual([]);
  const { saved: before } = await restoreBackup(dataDir, file, now);
  expect(await attempts(dataDir)).toEqual(savedRows);
  expect(before).toBe(join(dataDir, 'backups', 'before-restore-2026-11-20T150000Z.db'));
  await restoreBackup(dataDir, before ?? '', new Date('2026-11-20T16:00:00.000Z'));
  expect(await attempts(dataDir)).toEqual([]);
});

test('A backup restores into an empty folder', async () => {
  const { dataDir, database, file } = await practiceOnDisk();
  await makeBackup(dataDir, file);
  await database.close();
  const elsewhere = join(temporaryFolder(), 'new');
  expect(await restoreBackup(elsewhere, file, now)).toEqual({ saved: undefined, hasSameAccounts: false });
  expect(await attempts(elsewhere)).toEqual(savedRows);
});

test('A restore is refused while the program runs', async () => {
  const { dataDir, database, file } = await practiceOnDisk();
  await makeBackup(dataDir, file);
  await expect(restoreBackup(dataDir, file, now)).rejects.toThrow(/seems to be running/);
  expect(await database.read.selectFrom('attempts').selectAll().execute()).toEqual(savedRows);
  await database.close();
  expect(await attempts(dataDir)).toEqual(savedRows);
});

test('A damaged file, another database, a newer version and a missing file are refused, and nothing changes', async () => {
  const { dataDir, database, file } = await practiceOnDisk();
  await makeBackup(dataDir, file);
  await database.close();
  const folder = temporaryFolder();
  const other = (name: string) => join(folder, name);
  writeFileSync(other('damaged.db'), readFileSync(file));
  truncateSync(other('damaged.db'), 20_000);
  writeFileSync(other('text.db'), 'no database at all '.repeat(400));
  new DatabaseSync(other('foreign.db')).exec('CREATE TABLE recipes (id INTEGER)');
  writeFileSync(other('newer.db'), readFileSync(file));
  new DatabaseSync(other('newer.db')).exec(
    "INSERT INTO kysely_migration (name, timestamp) VALUES ('9999-later', '2026')",
  );
  for (const [name, reason] of [
    ['damaged.db', /is damaged or no backup/],
    ['text.db', /is damaged or no backup/],
    ['foreign.db', /is no backup of this program/],
    ['newer.db', /made by a newer version/],
    ['missing.db', /There is no file/],
  ] as const) {
    await expect(restoreBackup(dataDir, other(name), now), name).rejects.toThrow(reason);
  }
  expect(await attempts(dataDir)).toEqual(savedRows);
  expect(readdirSync(dataDir).filter((name) => name.includes('restoring'))).toEqual([]);
});

test('Each day has one backup, and old ones are deleted by the retention policy', async () => {
  const { dataDir, database } = await practiceOnDisk();
  let day = new Date('2026-11-01T08:00:00.000Z');
  for (let count = 0; count < 20; count += 1) {
    await backUpToday({ dataDir, clock: () => day });
    await backUpToday({ dataDir, clock: () => day });
    day = new Date(day.getTime() + 24 * 60 * 60 * 1000);
  }
  await database.close();
  const files = readdirSync(join(dataDir, 'backups')).sort();
  const days = files.filter((name) => name.endsWith('.db'));
  expect(days).toHaveLength(8);
  expect(days.at(-1)).toBe('daily-2026-11-20.db');
  // Each with where its activity logs end beside it, and nothing that an older one left.
  expect(files).toEqual(days.flatMap((name) => [name, `${name}.heads`]));
});

test('Backups dated by a wrong clock do not displace real ones', async () => {
  const { dataDir, database } = await practiceOnDisk();
  for (const day of ['2031-01-01', '2031-01-02', '2031-01-03', '2031-01-04', '2031-01-05', '2031-01-06']) {
    await backUpToday({ dataDir, clock: () => new Date(`${day}T08:00:00.000Z`) });
  }
  for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) {
    await backUpToday({ dataDir, clock: () => new Date(`${day}T08:00:00.000Z`) });
  }
  await database.close();
  const files = readdirSync(join(dataDir, 'backups'));
  expect(files).toEqual(expect.arrayContaining(['daily-2026-11-23.db', 'daily-2026-11-24.db']));
});

test('A folder without a practice cannot be backed up', async () => {
  const folder = temporaryFolder();
  await expect(makeBackup(folder, join(folder, 'copy.db'))).rejects.toThrow(/nothing to back up/);
});
