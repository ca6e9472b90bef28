import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The second step of signing in, the codes for when its phone is lost, and passkeys. */
export function twoFactorSignInMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  const account = `${type.bigint} NOT NULL REFERENCES users (id) ON DELETE CASCADE`;
  return [
    // The secret in force, and beside it the one of an app that has not shown a first code yet. Both stay readable:
    // whoever checks a code has to be able to make it.
    `CREATE TABLE two_factor (
       therapist_id ${account} PRIMARY KEY,
       secret TEXT,
       turned_on_at ${type.instant},
       last_step ${type.bigint} NOT NULL DEFAULT 0,
       pending_secret TEXT,
       pending_until ${type.instant},
       CHECK ((secret IS NULL) = (turned_on_at IS NULL)),
       CHECK ((pending_secret IS NULL) = (pending_until IS NULL))
     )`,

    // A code that was used is gone.
    `CREATE TABLE recovery_codes (
       therapist_id ${type.bigint} NOT NULL REFERENCES two_factor (therapist_id) ON DELETE CASCADE,
       code_hash TEXT NOT NULL,
       PRIMARY KEY (therapist_id, code_hash)
     )`,

    // The password was right, the code is still to come.
    `CREATE TABLE pending_sign_ins (
       token_hash TEXT PRIMARY KEY,
       therapist_id ${account},
       expires_at ${type.instant} NOT NULL
     )`,
    `CREATE INDEX pending_sign_ins_by_therapist ON pending_sign_ins (therapist_id)`,
    `CREATE INDEX pending_sign_ins_by_expiry ON pending_sign_ins (expires_at)`,

    `CREATE TABLE passkeys (
       id ${type.id},
       therapist_id ${account},
       credential_id TEXT NOT NULL CONSTRAINT passkeys_credential UNIQUE,
       public_key TEXT NOT NULL,
       counter ${type.bigint} NOT NULL,
       transports TEXT NOT NULL,
       name TEXT NOT NULL,
       created_at ${type.instant} NOT NULL,
       last_used_at ${type.instant}
     )`,
    `CREATE INDEX passkeys_by_therapist ON passkeys (therapist_id, id)`,

    // What a passkey has to sign, once: a new one for its account, one that signs in for nobody's yet.
    `CREATE TABLE passkey_setups (
       therapist_id ${account} PRIMARY KEY,
       challenge_hash TEXT NOT NULL,
       expires_at ${type.instant} NOT NULL
     )`,
    `CREATE TABLE passkey_challenges (
       challenge_hash TEXT PRIMARY KEY,
       expires_at ${type.instant} NOT NULL
     )`,
    `CREATE INDEX passkey_challenges_by_expiry ON passkey_challenges (expires_at)`,
  ];
}
