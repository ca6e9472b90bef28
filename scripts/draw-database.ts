// `npm run docs`: writes the tables and columns that the migrations make into docs/database.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { startTestPostgres } from '#tests/setup/test-postgres.ts';

const file = new URL('../docs/database.md', import.meta.url);

// PostgreSQL is the engine that tells moments, days and texts apart.
const typeNames: Record<string, string> = {
  bool: 'boolean',
  date: 'day',
  int4: 'number',
  int8: 'number',
  jsonb: 'json',
  timestamptz: 'instant',
};

const postgres = await startTestPostgres();
const database = await openDatabase({
  dataDir: tmpdir(),
  databaseUrl: postgres.url,
  auditKey: 'for this drawing alone, and no secret',
});
const tables = await database.read.introspection.getTables();
await database.close();
await postgres.stop();

// The words of notes are no records: each engine keeps them in its own way.
const drawing = tables
  .filter(({ name }) => !name.startsWith('note_words'))
  .map(({ name, columns }) => {
    const lines = columns.map(
      (column) => `    ${typeNames[column.dataType] ?? column.dataType} ${column.name}\n`,
    );
    return `  ${name} {\n${lines.join('')}  }\n`;
  })
  .join('');

const text = readFileSync(file, 'utf8');
const drawnPart = /( {2}\w+ \{\n.*?^ {2}\}\n)+/ms;
if (!drawnPart.test(text)) throw new Error('docs/database.md has no drawing to replace.');
writeFileSync(file, text.replace(drawnPart, drawing));
