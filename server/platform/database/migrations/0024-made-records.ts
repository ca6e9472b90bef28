import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/**
 * What was created under an Idempotency-Key is kept by its number, not as the answer that told of it: that held a
 * child's record a second time, also after it was deleted. The keys of before were good for a day and end here.
 */
export function madeRecordsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const type = columnTypesOf(engine);
      await sql`DELETE FROM idempotency_keys`.execute(queries);
      await sql`ALTER TABLE idempotency_keys DROP COLUMN answer`.execute(queries);
      await sql
        .raw(`ALTER TABLE idempotency_keys ADD COLUMN made ${type.json} NOT NULL DEFAULT '[]'`)
        .execute(queries);
    },
  };
}
