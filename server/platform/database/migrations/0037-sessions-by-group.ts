import { type Kysely, sql } from 'kysely';

/**
 * Whoever deletes a group has the database look for sessions that still name it. The reference names no therapist, and
 * without an index that begins with the group every session of the practice is read for it.
 */
export const sessionsByGroupMigration = {
  async up(queries: Kysely<unknown>): Promise<void> {
    await sql`CREATE INDEX sessions_of_any_group ON sessions (group_id) WHERE group_id IS NOT NULL`.execute(
      queries,
    );
  },
};
