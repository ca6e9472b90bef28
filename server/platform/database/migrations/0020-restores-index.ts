import { type Kysely, sql } from 'kysely';

/** A short way to when a backup was restored, which every dashboard asks for. */
export function restoresIndexMigration() {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      await sql`CREATE INDEX audit_log_restores ON audit_log (therapist_id, position) WHERE action = 'restore'`.execute(
        queries,
      );
    },
  };
}
