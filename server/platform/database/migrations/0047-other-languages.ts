import { type Kysely, sql } from 'kysely';

/** Of a family that would like to be called in another language than the form names, which one that is. */
export const otherLanguagesMigration = {
  async up(queries: Kysely<unknown>): Promise<void> {
    await sql`ALTER TABLE inquiries ADD COLUMN other_language TEXT NOT NULL DEFAULT ''`.execute(queries);
  },
};
