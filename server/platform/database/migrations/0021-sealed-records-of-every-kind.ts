import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** A single session, assessment, annual record or invoice that is deleted is sealed too, and says what it was. */
export function sealedKindsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const statements = engine === 'sqlite' ? rebuilt() : altered();
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

const KINDS = "kind IN ('client', 'session', 'assessment', 'annual', 'invoice')";
const ONCE = 'UNIQUE (therapist_id, kind, record_id)';

// What was sealed before are clients.
function altered(): string[] {
  return [
    `ALTER TABLE sealed_records
       DROP CONSTRAINT sealed_records_therapist_id_client_id_key,
       ADD COLUMN kind TEXT NOT NULL DEFAULT 'client' CHECK (${KINDS}),
       ADD COLUMN record_id BIGINT,
       ADD COLUMN day DATE`,
    'UPDATE sealed_records SET record_id = client_id',
    `ALTER TABLE sealed_records
       ALTER COLUMN kind DROP DEFAULT,
       ALTER COLUMN record_id SET NOT NULL,
       ADD ${ONCE}`,
    BY_CLIENT,
  ];
}

// SQLite drops no UNIQUE of a table that is there.
function rebuilt(): string[] {
  const type = columnTypesOf('sqlite');
  const kept = 'id, therapist_id, client_id, client_name, record, sealed_at, retained_until';
  return [
    'DROP INDEX sealed_records_by_date',
    'ALTER TABLE sealed_records RENAME TO sealed_records_before',
    `CREATE TABLE sealed_records (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       client_id ${type.bigint} NOT NULL,
       client_name TEXT NOT NULL,
       record ${type.json} NOT NULL,
       sealed_at ${type.instant} NOT NULL,
       retained_until ${type.day} NOT NULL,
       kind TEXT NOT NULL CHECK (${KINDS}),
       record_id ${type.bigint} NOT NULL,
       day ${type.day},
       ${ONCE}
     )`,
    `INSERT INTO sealed_records (${kept}, kind, record_id)
       SELECT ${kept}, 'client', client_id FROM sealed_records_before`,
    'DROP TABLE sealed_records_before',
    'CREATE INDEX sealed_records_by_date ON sealed_records (retained_until)',
    BY_CLIENT,
  ];
}

const BY_CLIENT = 'CREATE INDEX sealed_records_by_client ON sealed_records (therapist_id, client_id)';
