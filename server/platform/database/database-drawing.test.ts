import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openTestDatabase } from '#tests/setup/test-database.ts';

test('docs/database.md shows the existing tables and columns', async () => {
  const database = await openTestDatabase();
  const tables = await database.read.introspection.getTables();
  // The words of notes are no records: each engine keeps them in its own way.
  const drawn = tables.filter(({ name }) => !name.startsWith('note_words'));
  const existing = drawn.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]);
  expect(Object.fromEntries(existing)).toEqual(drawnTables());
});

function drawnTables(): Record<string, string[]> {
  const text = readFileSync(new URL('../../../docs/database.md', import.meta.url), 'utf8');
  const drawn = text.matchAll(/^ {2}(\w+) \{\n(.*?)^ {2}\}/gms);
  return Object.fromEntries(
    Array.from(drawn, ([, name, body = '']) => [
      name,
      Array.from(body.matchAll(/\w+ (\w+)\n/g), ([, column]) => column).sort(),
    ]),
  );
}
