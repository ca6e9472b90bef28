import { type Kysely, sql } from 'kysely';

/** What families ask for through the website is called an inquiry here too, as everywhere else. */
export function inquiriesMigration() {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements) await sql.raw(statement).execute(queries);
    },
  };
}

const statements = [
  'ALTER TABLE consultation_requests RENAME TO inquiries',
  'ALTER TABLE outbox RENAME COLUMN consultation_id TO inquiry_id',
  'DROP INDEX consultation_requests_by_state',
  'DROP INDEX consultation_requests_by_client',
  'DROP INDEX outbox_by_consultation',
  'CREATE INDEX inquiries_by_state ON inquiries (state, created_at, id)',
  `CREATE INDEX inquiries_by_client ON inquiries (therapist_id, client_id)
     WHERE client_id IS NOT NULL`,
  'CREATE INDEX outbox_by_inquiry ON outbox (inquiry_id)',
];
