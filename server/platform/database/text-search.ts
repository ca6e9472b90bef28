import { type RawBuilder, sql } from 'kysely';
import { namePattern, searchedText } from '#domain/platform/search-text.ts';
import type { Engine } from './dialect.ts';
import { notesMatch } from './note-words.ts';

/** Text search in one engine, with the rule of `plainText`: case and accents do not matter. */
export interface TextSearch {
  /** Returns whether one of the columns or expressions contains the typed text. Null contains nothing. */
  holds(texts: readonly (string | RawBuilder<string>)[], typed: string): RawBuilder<boolean>;
  /** The same for names, in which also the signs that people leave out do not matter (`namePattern`). */
  holdsName(names: readonly RawBuilder<string>[], typed: string): RawBuilder<boolean>;
  /** Returns whether the digits of a column, without separators, contain these digits. */
  matchesDigits(column: string, digits: string): RawBuilder<boolean>;
  /** Formats a column of cents as `formatCents` does: "$1,234.50". */
  money(column: string): RawBuilder<string>;
  /** Returns whether a session's notes contain all typed words or words that start with them. */
  notesMatch(typed: string): RawBuilder<boolean>;
}

/** Returns the text search of an engine. On SQLite it uses functions that every connection registers, as `plain_text` is. */
export function textSearch(engine: Engine): TextSearch {
  const { digits, matches, money, position } = engine === 'sqlite' ? onSqlite : onPostgres;
  const holds: TextSearch['holds'] = (texts, typed) =>
    sql<boolean>`${position}(${plain(texts)}, ${searchedText(typed)}) > 0`;
  return {
    holds,
    holdsName(names, typed) {
      const pattern = namePattern(typed);
      if (pattern === undefined) return holds(names, typed);
      return sql<boolean>`(${holds(names, typed)} OR ${plain(names)} ${matches} ${pattern})`;
    },
    matchesDigits: (column, searched) =>
      sql<boolean>`${position}(${digits(sql`coalesce(${sql.ref(column)}, '')`)}, ${searched}) > 0`,
    money: (column) => money(sql.ref(column)),
    notesMatch: (typed) => notesMatch(engine, typed),
  };
}

/** Returns the texts as one, for searching. */
function plain(texts: readonly (string | RawBuilder<string>)[]): RawBuilder<string> {
  const known = texts.map(
    (text) => sql<string>`coalesce(${typeof text === 'string' ? sql.ref(text) : text}, '')`,
  );
  return sql<string>`plain_text(${sql.join(known, BETWEEN_TEXTS)})`;
}

// A line break, so that no match spans two texts.
const BETWEEN_TEXTS = sql` || '\n' || `;

type Written = (text: RawBuilder<unknown>) => RawBuilder<string>;

interface EngineWords {
  digits: Written;
  money: Written;
  /** The operator that says whether a text matches a regular expression. */
  matches: RawBuilder<unknown>;
  /** The function that returns where a text begins in another, 0 for nowhere. */
  position: RawBuilder<unknown>;
}

const onSqlite: EngineWords = {
  digits: (text) => sql`digits_of(${text})`,
  money: (cents) => sql`printf('$%,d.%02d', ${cents} / 100, ${cents} % 100)`,
  matches: sql`REGEXP`,
  position: sql`instr`,
};

const onPostgres: EngineWords = {
  digits: (text) => sql`regexp_replace(${text}, '[^0-9]', '', 'g')`,
  money: (cents) => sql`to_char(${cents} / 100.0, 'FM"$"999,999,990.00')`,
  matches: sql`~`,
  position: sql`strpos`,
};
