import { type Kysely, sql } from 'kysely';

/**
 * When the owner published the website; null until then. A practice that had written its own before this existed was
 * listed by search engines and stays so.
 */
export const websitePublicationMigration = {
  async up(queries: Kysely<unknown>): Promise<void> {
    await sql`ALTER TABLE practice ADD COLUMN website_published_at TEXT`.execute(queries);
    await sql`UPDATE practice SET website_published_at = (SELECT MAX(created_at) FROM website_identities)`.execute(
      queries,
    );
  },
};
