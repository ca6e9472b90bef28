import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { momentColumns } from './0001-practice/moment-columns.ts';
import { columnTypesOf } from './schema-statements.ts';

/** A therapist's own phrases for notes. */
export function phrasesMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      await sql.raw(phrases(engine)).execute(queries);
    },
  };
}

function phrases(engine: Engine): string {
  const type = columnTypesOf(engine);
  return `CREATE TABLE phrases (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       section TEXT NOT NULL CHECK (section IN ('notes', 'subjective', 'objective', 'assessment', 'plan')),
       shortcut TEXT NOT NULL CHECK (length(shortcut) BETWEEN 1 AND 20),
       text TEXT NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, shortcut)
     )`;
}
