import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Counted attempts, which slow guessing down, and invitations to open an account. */
export function signInHardeningMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE attempts (
       key TEXT PRIMARY KEY,
       count INTEGER NOT NULL CHECK (count >= 1),
       at ${type.instant} NOT NULL
     )`,
    `CREATE INDEX attempts_by_age ON attempts (at)`,

    // An invitation lets one account in, once; only the hash of its code is kept.
    `CREATE TABLE invites (
       id ${type.id},
       code_hash TEXT NOT NULL CONSTRAINT invites_code UNIQUE,
       note TEXT,
       created_by ${type.bigint} NOT NULL REFERENCES users (id),
       created_at ${type.instant} NOT NULL,
       expires_at ${type.instant} NOT NULL,
       used_at ${type.instant},
       used_by ${type.bigint} REFERENCES users (id)
     )`,
    `CREATE INDEX sign_ins_by_expiry ON sign_ins (expires_at)`,
  ];
}
