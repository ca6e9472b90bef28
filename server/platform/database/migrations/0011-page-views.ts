import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** How often each page of the website was seen on a day: numbers alone, nothing of who saw it. */
export function pageViewsMigration(engine: Engine) {
  const type = columnTypesOf(engine);
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      await sql
        .raw(
          `CREATE TABLE page_views (
             day ${type.day} NOT NULL,
             path TEXT NOT NULL,
             views INTEGER NOT NULL CHECK (views > 0),
             PRIMARY KEY (day, path)
           )`,
        )
        .execute(queries);
    },
  };
}
