import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';

/** The first answers to creates that may come again. */
export function idempotencyKeysStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    // The first answer to a create that named an Idempotency-Key, for when the same request comes again.
    `CREATE TABLE idempotency_keys (
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
       key TEXT NOT NULL,
       request_hash TEXT NOT NULL,
       answer TEXT NOT NULL,
       created_at ${type.instant} NOT NULL,
       PRIMARY KEY (therapist_id, key)
     )`,
    `CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at)`,
  ];
}
