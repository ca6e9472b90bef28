import { expect, onTestFinished, test } from 'vitest';
import { emptyLocation, migrationsOf } from '#tests/setup/empty-database.ts';
import { openDatabase } from './open-database.ts';

test('Processes that open an empty PostgreSQL at once create the tables once', async () => {
  const location = await emptyLocation();
  const opened = await Promise.all(Array.from({ length: 4 }, () => openDatabase(location)));
  onTestFinished(async () => {
    for (const database of opened) await database.close();
  });
  const [first, ...others] = await Promise.all(opened.map(migrationsOf));
  expect(first?.length).toBeGreaterThan(0);
  expect(new Set(first).size).toBe(first?.length);
  for (const other of others) expect(other).toEqual(first);
});
