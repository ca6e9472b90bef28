import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Which sign-ins showed a second factor: a code, or a passkey. */
export function secondFactorOfSignInsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const { boolean } = columnTypesOf(engine);
      for (const statement of [
        `ALTER TABLE sign_ins ADD COLUMN second_factor ${boolean} NOT NULL DEFAULT FALSE`,
        // An account whose password has to be followed by a code has no sign-in without one.
        `UPDATE sign_ins SET second_factor = TRUE
           WHERE therapist_id IN (SELECT therapist_id FROM two_factor WHERE secret IS NOT NULL)`,
      ]) {
        await sql.raw(statement).execute(queries);
      }
    },
  };
}
