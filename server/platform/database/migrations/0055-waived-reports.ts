import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The due reports of a plan that will not be written, each with its reason. */
export function waivedReportsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const { json } = columnTypesOf(engine);
      await sql
        .raw(`ALTER TABLE plans ADD COLUMN waived_reports ${json} NOT NULL DEFAULT '[]'`)
        .execute(queries);
    },
  };
}
