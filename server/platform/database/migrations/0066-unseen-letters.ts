import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';

/** Names are searched and ordered without invisible characters, as by `plainText`, which SQLite calls by itself. */
export function unseenLettersMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      if (engine !== 'postgres') return;
      for (const statement of statements()) await sql.raw(statement).execute(queries);
    },
  };
}

const signs = { '\u05f3': "''", '\u05f4': '"', '\u05be': '-' };
const unseen = [
  '\u00ad\u061c\u0640\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e',
  '\u2060\u2061\u2062\u2063\u2064\u2066\u2067\u2068\u2069\ufeff',
].join('');
const letters = { ß: 'ss', æ: 'ae', œ: 'oe', ς: 'σ', ى: 'ي', ی: 'ي', ک: 'ك' };

// `translate` leaves out the letters that have no counterpart.
function statements(): string[] {
  const seen = `translate(written, '${Object.keys(signs).join('')}${unseen}', '${Object.values(signs).join('')}')`;
  const plain = Object.entries(letters).reduce(
    (text, [letter, typed]) => `replace(${text}, '${letter}', '${typed}')`,
    `plain_text_of_seen(${seen})`,
  );
  return [
    'ALTER FUNCTION plain_text(TEXT) RENAME TO plain_text_of_seen',
    `CREATE FUNCTION plain_text(written TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$ SELECT ${plain} $$`,
  ];
}
