import { type RawBuilder, sql } from 'kysely';
import { searchedText, squeezedText } from '#domain/platform/search-text.ts';
import type { Engine } from './dialect.ts';
import { notesMatch } from './note-words.ts';

/**
 * Text search in one engine: case, accents, and spaces, hyphens and dots do not matter (`plainText`,
 * `squeezedText`).
 */
export interface TextSearch {
  /** Returns whether one of the columns or expressions contains the typed text. Null contains nothing. */
  holds(texts: readonly (string | RawBuilder<string>)[], typed: string): RawBuilder<boolean>;
  /** Returns whether the digits of a column, without separators, contain these digits. */
  matchesDigits(column: string, digits: string): RawBuilder<boolean>;
  /** Formats a column of cents as `formatCents` does: "$1,234.50". */
  money(column: string): RawBuilder<string>;
  /** Returns whether a session's notes contain all typed words or words that start with them. */
  notesMatch(typed: string): RawBuilder<boolean>;
}

/** Returns the text search of an engine. On SQLite it uses functions that every connection registers, as `plain_text` is. */
export function textSearch(engine: Engine): TextSearch {
  const { digits, money, position, squeezed } = engine === 'sqlite' ? onSqlite : onPostgres;
  return {
    holds(texts, typed) {
      const known = texts.map(
        (text) => sql<string>`coalesce(${typeof text === 'string' ? sql.ref(text) : text}, '')`,
      );
      const searched = searchedText(typed);
      const text = sql<string>`plain_text(${sql.join(known, BETWEEN_TEXTS)})`;
      const isHeld = sql<boolean>`${position}(${text}, ${searched}) > 0`;
      const together = squeezedText(searched);
      if (together === '') return isHeld;
      return sql<boolean>`(${isHeld} OR ${position}(${squeezed(text)}, ${together}) > 0)`;
    },
    matchesDigits: (column, searched) =>
      sql<boolean>`${position}(${digits(sql`coalesce(${sql.ref(column)}, '')`)}, ${searched}) > 0`,
    money: (column) => money(sql.ref(column)),
    notesMatch: (typed) => notesMatch(engine, typed),
  };
}

// A line break, so that no match spans two texts.
const BETWEEN_TEXTS = sql` || '\n' || `;

type Written = (text: RawBuilder<unknown>) => RawBuilder<string>;

interface EngineWords {
  digits: Written;
  money: Written;
  squeezed: Written;
  /** The function that returns where a text begins in another, 0 for nowhere. */
  position: RawBuilder<unknown>;
}

const onSqlite: EngineWords = {
  digits: (text) => sql`digits_of(${text})`,
  money: (cents) => sql`printf('$%,d.%02d', ${cents} / 100, ${cents} % 100)`,
  squeezed: (text) => sql`squeezed_text(${text})`,
  position: sql`instr`,
};

const onPostgres: EngineWords = {
  digits: (text) => sql`regexp_replace(${text}, '[^0-9]', '', 'g')`,
  money: (cents) => sql`to_char(${cents} / 100.0, 'FM"$"999,999,990.00')`,
  squeezed: (text) => sql`translate(${text}, ' .-', '')`,
  position: sql`strpos`,
};
