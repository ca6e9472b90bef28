import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Mails to families with their papers; the outbox carries each for a week. */
export function messagesMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE messages (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       kind TEXT NOT NULL CHECK (kind IN
         ('invoice', 'receipt', 'statement', 'superbill', 'estimate', 'payment-reminder')),
       billing_document_id ${type.bigint},
       email TEXT NOT NULL,
       language TEXT NOT NULL CHECK (language IN ('en', 'es')),
       created_at ${type.instant} NOT NULL,
       sent_at ${type.instant},
       CHECK ((kind = 'payment-reminder') = (billing_document_id IS NULL)),
       UNIQUE (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id),
       FOREIGN KEY (therapist_id, billing_document_id) REFERENCES billing_documents (therapist_id, id)
     )`,
    'CREATE INDEX messages_by_client ON messages (therapist_id, client_id, created_at, id)',
    'CREATE INDEX messages_by_day ON messages (therapist_id, created_at, id)',
    'CREATE INDEX messages_by_document ON messages (therapist_id, billing_document_id)',
    // Without a reference: a mail whose message was deleted with its client is taken out when its turn comes.
    `ALTER TABLE outbox ADD COLUMN family_message_id ${type.bigint}`,
    'CREATE UNIQUE INDEX outbox_by_message ON outbox (family_message_id) WHERE family_message_id IS NOT NULL',
  ];
}
