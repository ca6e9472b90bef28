import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** The outbox takes notices to accounts besides requests, and holds back what may have been sent before a restore. */
export function outboxNoticesMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const statements = engine === 'sqlite' ? rebuilt() : altered();
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

const EITHER = 'CHECK ((consultation_id IS NULL) <> (notice IS NULL))';

function altered(): string[] {
  return [
    `ALTER TABLE outbox
       ALTER COLUMN consultation_id DROP NOT NULL,
       ADD COLUMN notice JSONB,
       ADD COLUMN held_at TIMESTAMPTZ(3),
       ADD CONSTRAINT outbox_is_about_one ${EITHER}`,
  ];
}

// SQLite takes NOT NULL off no column that is there.
function rebuilt(): string[] {
  const type = columnTypesOf('sqlite');
  const kept = 'id, message_id, consultation_id, attempts, created_at, next_attempt_at, sent_at, last_error';
  return [
    'DROP INDEX outbox_waiting',
    'DROP INDEX outbox_by_consultation',
    'ALTER TABLE outbox RENAME TO outbox_before',
    `CREATE TABLE outbox (
       id ${type.id},
       message_id TEXT NOT NULL UNIQUE,
       consultation_id ${type.bigint} REFERENCES consultation_requests (id) ON DELETE CASCADE,
       attempts INTEGER NOT NULL DEFAULT 0,
       created_at ${type.instant} NOT NULL,
       next_attempt_at ${type.instant} NOT NULL,
       sent_at ${type.instant},
       last_error TEXT,
       notice ${type.json},
       held_at ${type.instant},
       ${EITHER}
     )`,
    `INSERT INTO outbox (${kept}) SELECT ${kept} FROM outbox_before`,
    'DROP TABLE outbox_before',
    'CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE sent_at IS NULL',
    'CREATE INDEX outbox_by_consultation ON outbox (consultation_id)',
  ];
}
