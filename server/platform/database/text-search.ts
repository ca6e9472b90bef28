import { type RawBuilder, sql } from 'kysely';
import { searchedText } from '#domain/platform/search-text.ts';
import type { Engine } from './dialect.ts';
import { notesHold } from './note-words.ts';

/** The search of one engine, by the rule of `plainText`: neither case nor accents matter. */
export interface TextSearch {
  /** Whether one of the columns, or of the texts built of them, holds what was typed. An absent text holds nothing. */
  holds(texts: readonly (string | RawBuilder<string>)[], typed: string): RawBuilder<boolean>;
  /** Whether the digits of a column, without the marks between them, hold these digits. */
  holdsDigits(column: string, digits: string): RawBuilder<boolean>;
  /** A column of cents as people read them, as `formatCents` makes it: "$1,234.50". */
  money(column: string): RawBuilder<string>;
  /** Whether the notes of a session hold all words that were typed, or the beginnings of words. */
  notesHold(typed: string): RawBuilder<boolean>;
}

/** The search of an engine. On SQLite it asks functions that every connection is opened with. */
export function textSearch(engine: Engine): TextSearch {
  const { plain, digits, money, position } = engine === 'sqlite' ? onSqlite : onPostgres;
  return {
    holds(texts, typed) {
      const known = texts.map(
        (text) => sql<string>`coalesce(${typeof text === 'string' ? sql.ref(text) : text}, '')`,
      );
      const searched = searchedText(typed);
      return sql<boolean>`${position}(${plain(sql.join(known, BETWEEN_TEXTS))}, ${searched}) > 0`;
    },
    holdsDigits: (column, searched) =>
      sql<boolean>`${position}(${digits(sql`coalesce(${sql.ref(column)}, '')`)}, ${searched}) > 0`,
    money: (column) => money(sql.ref(column)),
    notesHold: (typed) => notesHold(engine, typed),
  };
}

// A line break, so that no search finds the end of one text and the beginning of the next.
const BETWEEN_TEXTS = sql` || '\n' || `;

type Written = (text: RawBuilder<unknown>) => RawBuilder<string>;

interface EngineWords {
  plain: Written;
  digits: Written;
  money: Written;
  /** The function that says where in a text another one begins, 0 for nowhere. */
  position: RawBuilder<unknown>;
}

const onSqlite: EngineWords = {
  plain: (text) => sql`plain_text(${text})`,
  digits: (text) => sql`digits_of(${text})`,
  money: (cents) => sql`printf('$%,d.%02d', ${cents} / 100, ${cents} % 100)`,
  position: sql`instr`,
};

const onPostgres: EngineWords = {
  // The marks of Latin, Greek and Cyrillic letters, of Hebrew and of Arabic: its patterns know no kinds of letters.
  plain: (text) =>
    sql`lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f\\u0670]', '', 'g'))`,
  digits: (text) => sql`regexp_replace(${text}, '[^0-9]', '', 'g')`,
  money: (cents) => sql`to_char(${cents} / 100.0, 'FM"$"999,999,990.00')`,
  position: sql`strpos`,
};
