import { type Kysely, sql } from 'kysely';

/** The school days in the cycle that a session's series was counted by. */
export const schoolDayCyclesMigration = {
  async up(queries: Kysely<unknown>): Promise<void> {
    await sql
      .raw('ALTER TABLE sessions ADD COLUMN cycle_length INTEGER CHECK (cycle_length BETWEEN 2 AND 10)')
      .execute(queries);
  },
};
