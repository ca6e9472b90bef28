import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';

/** What is kept of deleted clients. */
export function sealedRecordsStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    // A deleted client's whole record, out of every query's reach, kept as long as the law asks.
    `CREATE TABLE sealed_records (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       client_id ${type.bigint} NOT NULL,
       client_name TEXT NOT NULL,
       record ${type.json} NOT NULL,
       sealed_at ${type.instant} NOT NULL,
       retained_until ${type.day} NOT NULL,
       UNIQUE (therapist_id, client_id)
     )`,
    `CREATE INDEX sealed_records_by_date ON sealed_records (retained_until)`,
  ];
}
