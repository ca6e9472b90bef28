import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { StartupError } from '#server/platform/startup-error.ts';
import { emptyLocation, makeForeignTable, migrationsOf } from '#tests/setup/empty-database.ts';
import { openDatabase } from './open-database.ts';

describe('Opening a database', () => {
  test('creates every table, and the practice without an owner', async () => {
    const database = await openDatabase(await emptyLocation());
    onTestFinished(() => database.close());
    expect((await migrationsOf(database))[0]).toBe('0001-practice');
    const practice = await database.read.selectFrom('practice').select(['id', 'owner_id']).execute();
    expect(practice).toEqual([{ id: 1, owner_id: null }]);
  });

  test('a second time changes nothing', async () => {
    const location = await emptyLocation();
    const first = await openDatabase(location);
    await first.write((queries) =>
      queries
        .insertInto('attempts')
        .values({ key: 'kept', count: 1, at: '2026-11-20T15:00:00.000Z' })
        .execute(),
    );
    const applied = await migrationsOf(first);
    await first.close();
    const second = await openDatabase(location);
    onTestFinished(() => second.close());
    expect(await migrationsOf(second)).toEqual(applied);
    expect(await second.read.selectFrom('attempts').select('key').execute()).toEqual([{ key: 'kept' }]);
  });

  test('that lacks a migration before its last one runs it', async () => {
    const location = await emptyLocation();
    const first = await openDatabase(location);
    const whole = await migrationsOf(first);
    await first.write(async (queries) => {
      await queries.schema.dropTable('assessment_templates').execute();
      await queries
        .withTables<{ kysely_migration: { name: string } }>()
        .deleteFrom('kysely_migration')
        .where('name', '=', '0030-assessment-templates')
        .execute();
    });
    await first.close();
    const second = await openDatabase(location);
    onTestFinished(() => second.close());
    expect(await migrationsOf(second)).toEqual(whole);
    expect(await second.read.selectFrom('assessment_templates').select('id').execute()).toEqual([]);
  });

  test('of another program is refused in one line', async () => {
    const location = await emptyLocation();
    await makeForeignTable(location);
    const refused = openDatabase(location);
    await expect(refused).rejects.toBeInstanceOf(StartupError);
    await expect(refused).rejects.toThrow(
      /^The tables of the database could not be brought up to date.*users/,
    );
  });

  test('of a newer version is refused in one line and left unchanged', async () => {
    const location = await emptyLocation();
    const newer = await openDatabase(location);
    await newer.write((queries) =>
      queries
        .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
        .insertInto('kysely_migration')
        .values({ name: '9999-tomorrow', timestamp: '2099-01-01T00:00:00.000Z' })
        .execute(),
    );
    await newer.close();
    const refused = openDatabase(location);
    await expect(refused).rejects.toBeInstanceOf(StartupError);
    await expect(refused).rejects.toThrow('made by a newer version of the program');
  });
});

test('A migration imports nothing that a later version may change: only packages and other files of its folder', () => {
  const folder = path.join(import.meta.dirname, 'migrations');
  const files = globSync('**/*.ts', { cwd: folder }).filter((file) => !file.endsWith('.test.ts'));
  const imports = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return Array.from(text.matchAll(/^import (.*?) from '([^']+)'/gms), ([, names, from = '']) => {
      const isInFolder = from.startsWith('#')
        ? from.startsWith('#server/platform/database/migrations/')
        : from.startsWith('.') &&
          !path.relative(folder, path.resolve(folder, path.dirname(file), from)).startsWith('..');
      const isOfEngine = names === 'type { Engine }' && from.endsWith('/dialect.ts');
      return {
        file,
        from,
        isFrozen: /^[a-z@]/.test(from) || isOfEngine || isInFolder,
      };
    });
  });
  expect(imports.length).toBeGreaterThan(50);
  expect(imports.filter(({ isFrozen }) => !isFrozen)).toEqual([]);
});
