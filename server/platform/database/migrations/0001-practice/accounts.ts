import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';

/** The accounts, the practice they share, their sign-ins, and the caseload of each. */
export function accountsStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE users (
       id ${type.id},
       username TEXT NOT NULL,
       username_key TEXT NOT NULL CONSTRAINT users_username UNIQUE,
       email TEXT NOT NULL,
       email_key TEXT NOT NULL CONSTRAINT users_email UNIQUE,
       full_name TEXT NOT NULL,
       password_hash TEXT NOT NULL,
       role TEXT NOT NULL DEFAULT 'therapist' CHECK (role = 'therapist'),
       created_at ${type.instant} NOT NULL
     )`,

    `CREATE TABLE practice (
       id INTEGER PRIMARY KEY CHECK (id = 1),
       owner_id ${type.bigint} REFERENCES users (id),
       settings ${type.json} NOT NULL,
       version ${type.bigint} NOT NULL DEFAULT 1
     )`,
    `INSERT INTO practice (id, settings) VALUES (1, '{}')`,

    `CREATE TABLE sign_ins (
       token_hash TEXT PRIMARY KEY,
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
       id TEXT NOT NULL UNIQUE,
       created_at ${type.instant} NOT NULL,
       last_used_at ${type.instant} NOT NULL,
       expires_at ${type.instant} NOT NULL,
       address TEXT,
       device TEXT
     )`,
    `CREATE INDEX sign_ins_by_therapist ON sign_ins (therapist_id, last_used_at)`,

    `CREATE TABLE caseloads (
       therapist_id ${type.bigint} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
       version ${type.bigint} NOT NULL DEFAULT 1,
       audit_length ${type.bigint} NOT NULL DEFAULT 0,
       audit_hash TEXT NOT NULL DEFAULT ''
     )`,
  ];
}
