// `npm run docs`: writes the tables and columns of the migrations to docs/database.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { startTestPostgres } from '#tests/setup/test-postgres.ts';

const file = new URL('../docs/database.md', import.meta.url);

// PostgreSQL distinguishes moments, days and texts.
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

// The word index of notes differs between engines.
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
