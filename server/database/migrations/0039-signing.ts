import { type Kysely, sql } from 'kysely';
import { columnTypesOf, type Engine } from '#server/database/dialect.ts';

/** What therapists sign with. */
export function signingMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of profiles(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function profiles(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE signing_profiles (
       therapist_id ${type.bigint} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
       printed_name TEXT NOT NULL,
       credentials TEXT NOT NULL,
       profession TEXT NOT NULL CHECK (profession IN ('OT', 'OTA')),
       license_number TEXT NOT NULL,
       npi TEXT CHECK (length(npi) = 10),
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL
     )`,
  ];
}
