import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Whether the owner knows who an account is of: one that opened itself is a stranger's until it is confirmed. */
export function confirmedAccountsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const { boolean } = columnTypesOf(engine);
      await sql
        .raw(`ALTER TABLE users ADD COLUMN confirmed ${boolean} NOT NULL DEFAULT TRUE`)
        .execute(queries);
    },
  };
}
