import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { momentColumns } from './0001-practice/moment-columns.ts';
import { columnTypesOf } from './schema-statements.ts';

/** What billing knows of a client: own prices, insurance, and the sibling with whom it is billed. */
export function billingDetailsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE billing_details (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       billed_with_id ${type.bigint} CHECK (billed_with_id <> client_id),
       bill_to TEXT,
       rates ${type.json} NOT NULL,
       files_claims ${type.boolean},
       papers_by_mail_on ${type.day},
       plan TEXT,
       member_number TEXT,
       referring_provider TEXT,
       referring_npi TEXT,
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id),
       CONSTRAINT billing_details_client_once UNIQUE (therapist_id, client_id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id),
       FOREIGN KEY (therapist_id, billed_with_id) REFERENCES clients (therapist_id, id)
     )`,
    `CREATE INDEX billing_details_by_holder ON billing_details (therapist_id, billed_with_id)
       WHERE billed_with_id IS NOT NULL`,
  ];
}
