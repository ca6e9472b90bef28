import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';
import { momentColumns } from './moment-columns.ts';

/** The clients of a caseload. */
export function clientsStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE clients (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       first_name TEXT NOT NULL,
       last_name TEXT NOT NULL,
       email TEXT,
       phone TEXT,
       address TEXT,
       date_of_birth ${type.day},
       notes TEXT,
       status TEXT NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'inactive')),
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id)
     )`,
    `CREATE INDEX clients_by_name ON clients (therapist_id, last_name, first_name, id)`,
  ];
}
