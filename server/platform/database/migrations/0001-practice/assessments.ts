import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';

/** The assessments of clients, with questions and answers. */
export function assessmentsStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE assessments (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       title TEXT NOT NULL,
       description TEXT,
       questions ${type.json} NOT NULL,
       responses ${type.json},
       status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'completed')),
       date_created ${type.instant} NOT NULL,
       date_completed ${type.instant},
       updated_at ${type.instant} NOT NULL,
       CHECK ((status = 'completed') = (date_completed IS NOT NULL)),
       UNIQUE (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id)
     )`,
    `CREATE INDEX assessments_by_date ON assessments (therapist_id, date_created, id)`,
    `CREATE INDEX assessments_by_client ON assessments (therapist_id, client_id, date_created, id)`,
    `CREATE INDEX assessments_by_status ON assessments (therapist_id, status, date_created, id)`,
  ];
}
