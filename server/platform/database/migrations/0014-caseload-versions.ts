import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Counts the changes of each noun of a caseload apart, and tells in the audit log of which kind an actor is. */
export function caseloadVersionsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const type = columnTypesOf(engine);
      // One value for all nouns: a write that raises some of them also ends the log, and is one statement.
      await sql
        .raw(`ALTER TABLE caseloads ADD COLUMN versions ${type.json} NOT NULL DEFAULT '{}'`)
        .execute(queries);
      // The lines of before name no kind; they are hashed as they were written, and stay so.
      await sql
        .raw(
          "ALTER TABLE audit_log ADD COLUMN actor_kind TEXT CHECK (actor_kind IN ('therapist', 'program'))",
        )
        .execute(queries);
    },
  };
}
