import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Lines of the activity log name the fingerprint of what was signed; imports note which signatures they could verify. */
export function sealedSignaturesMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const { instant } = columnTypesOf(engine);
      const statements = [
        'ALTER TABLE audit_log ADD COLUMN fingerprint TEXT CHECK (length(fingerprint) = 64)',
        'CREATE INDEX audit_log_by_fingerprint ON audit_log (fingerprint) WHERE fingerprint IS NOT NULL',
        `ALTER TABLE signed_documents ADD COLUMN verified_at ${instant}`,
        `ALTER TABLE reviews ADD COLUMN verified_at ${instant}`,
      ];
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}
