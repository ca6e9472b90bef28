import { type Kysely, sql } from 'kysely';

/**
 * Of an inquiry, who wrote it, in which language its page was and in which the family would like to be called. A school's
 * names no child and becomes no client: its contact stands in parent_name, what it needs in concerns.
 */
export const inquiryKindsAndLanguagesMigration = {
  async up(queries: Kysely<unknown>): Promise<void> {
    for (const statement of statements) await sql.raw(statement).execute(queries);
  },
};

const ROLES = "'special-education', 'administrator', 'teacher', 'related-services', 'other'";

const statements = [
  `ALTER TABLE inquiries ADD COLUMN kind TEXT NOT NULL DEFAULT 'family' CHECK (kind IN ('family', 'school'))`,
  `ALTER TABLE inquiries ADD COLUMN language TEXT NOT NULL DEFAULT 'en' CHECK (language IN ('en', 'es'))`,
  `ALTER TABLE inquiries ADD COLUMN call_language TEXT CHECK (call_language IN ('en', 'es', 'other'))`,
  `ALTER TABLE inquiries ADD COLUMN role TEXT CHECK (role IN (${ROLES}))
     CHECK ((kind = 'school') = (role IS NOT NULL))
     CHECK (kind = 'family' OR (child_name = '' AND child_age = '' AND client_id IS NULL))`,
];
