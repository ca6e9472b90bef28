import type { Engine } from '#server/platform/database/dialect.ts';
import { appendOnly, columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';

/** Who did what, line by line; never changed. */
export function auditLogStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE audit_log (
       therapist_id ${type.bigint} NOT NULL,
       position ${type.bigint} NOT NULL,
       at ${type.instant} NOT NULL,
       user_id ${type.bigint} NOT NULL,
       address TEXT,
       action TEXT NOT NULL,
       entity TEXT NOT NULL,
       entity_id ${type.bigint},
       client_id ${type.bigint},
       previous_hash TEXT NOT NULL,
       hash TEXT NOT NULL,
       PRIMARY KEY (therapist_id, position)
     )`,
    `CREATE INDEX audit_log_by_client ON audit_log (therapist_id, client_id, position)`,
    ...appendOnly(engine, 'audit_log'),
  ];
}
