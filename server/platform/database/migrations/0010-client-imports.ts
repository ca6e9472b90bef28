import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from './schema-statements.ts';

/** Which clients came together from one file, so that exactly those can be taken out again. */
export function clientImportsMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE client_imports (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       file_name TEXT,
       client_count INTEGER NOT NULL CHECK (client_count >= 1),
       created_at ${type.instant} NOT NULL,
       undone_at ${type.instant},
       UNIQUE (therapist_id, id)
     )`,

    // A client that is deleted, or taken out again, leaves its import by itself.
    `CREATE TABLE imported_clients (
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       import_id ${type.bigint} NOT NULL,
       PRIMARY KEY (therapist_id, client_id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id) ON DELETE CASCADE,
       FOREIGN KEY (therapist_id, import_id) REFERENCES client_imports (therapist_id, id)
     )`,
    `CREATE INDEX imported_clients_by_import ON imported_clients (therapist_id, import_id, client_id)`,
  ];
}
