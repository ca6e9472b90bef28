import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';

/** The order of text by its bytes, under the name that SQLite has for it: a host's language orders names otherwise. */
export function binaryOrderMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      if (engine === 'postgres') await sql.raw('CREATE COLLATION "binary" FROM "C"').execute(queries);
    },
  };
}
