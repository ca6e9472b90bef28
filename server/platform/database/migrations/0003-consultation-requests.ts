import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** What families ask for through the website, and the mails about it that are on their way. */
export function consultationRequestsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    // The practice's, not one therapist's, until a therapist makes a client of her own out of it.
    `CREATE TABLE consultation_requests (
       id ${type.id},
       parent_name TEXT NOT NULL,
       child_name TEXT NOT NULL,
       child_age TEXT NOT NULL,
       email TEXT NOT NULL,
       phone TEXT NOT NULL,
       school TEXT NOT NULL,
       concerns TEXT NOT NULL,
       referral_source TEXT NOT NULL,
       insurance_check ${type.boolean} NOT NULL,
       state TEXT NOT NULL DEFAULT 'new'
         CHECK (state IN ('new', 'contacted', 'scheduled', 'client', 'closed')),
       notes TEXT,
       therapist_id ${type.bigint},
       client_id ${type.bigint},
       created_at ${type.instant} NOT NULL,
       updated_at ${type.instant} NOT NULL,
       CHECK ((therapist_id IS NULL) = (client_id IS NULL)),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id) ON DELETE SET NULL
     )`,
    `CREATE INDEX consultation_requests_by_state ON consultation_requests (state, created_at, id)`,
    `CREATE INDEX consultation_requests_by_client ON consultation_requests (therapist_id, client_id)
       WHERE client_id IS NOT NULL`,

    // A mail to the practice about a request. Who takes one moves its next attempt into the future first, so that
    // two processes never send it both, and one that dies leaves it to the others.
    `CREATE TABLE outbox (
       id ${type.id},
       message_id TEXT NOT NULL UNIQUE,
       consultation_id ${type.bigint} NOT NULL REFERENCES consultation_requests (id) ON DELETE CASCADE,
       attempts INTEGER NOT NULL DEFAULT 0,
       created_at ${type.instant} NOT NULL,
       next_attempt_at ${type.instant} NOT NULL,
       sent_at ${type.instant},
       last_error TEXT
     )`,
    `CREATE INDEX outbox_waiting ON outbox (next_attempt_at) WHERE sent_at IS NULL`,
    `CREATE INDEX outbox_by_consultation ON outbox (consultation_id)`,
  ];
}
