import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';

/**
 * The function by which names are searched and ordered, as `plainText` was when this was written. On SQLite every
 * connection has it already.
 */
export function plainTextMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      if (engine === 'postgres') await sql.raw(plainTextFunction()).execute(queries);
    },
  };
}

const signs = [
  ["''", '\u2019\u2018\u201b\u02bc\u02bb\u2032\u00b4\u0060\u02c8\uff07'],
  ['"', '\u201c\u201d\u201e\u201f\u2033\u00ab\u00bb\uff02'],
  ['-', '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d'],
  [' ', '\u00a0\u2002\u2003\u2007\u2009\u202f\u3000'],
] as const;
const letters = { ø: 'o', ł: 'l', đ: 'd', ı: 'i' };

// Combining marks of Latin, Greek and Cyrillic, of Hebrew and of Arabic come off.
function plainTextFunction(): string {
  const ways = signs.map(([, each]) => each).join('');
  const written = signs.map(([sign, each]) => sign.repeat(each.length)).join('');
  const lowered = `lower(regexp_replace(normalize(translate(written, '${ways}', '${written}'), NFKD),
    '[\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u0670]', '', 'g'))`;
  const plain = Object.entries(letters).reduce(
    (text, [letter, typed]) => `replace(${text}, '${letter}', '${typed}')`,
    lowered,
  );
  return `CREATE FUNCTION plain_text(written TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE AS $$ SELECT ${plain} $$`;
}
