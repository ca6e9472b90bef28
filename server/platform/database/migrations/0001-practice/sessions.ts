import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';
import { momentColumns } from './moment-columns.ts';

/** The therapy sessions of clients. */
export function sessionsStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE sessions (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       date ${type.instant} NOT NULL,
       duration INTEGER NOT NULL CHECK (duration >= 15),
       type TEXT NOT NULL CHECK (type IN ('individual', 'group', 'home', 'absent')),
       status TEXT NOT NULL DEFAULT 'scheduled'
         CHECK (status IN ('scheduled', 'completed', 'cancelled', 'no-show', 'absence')),
       absence_number INTEGER NOT NULL DEFAULT 0 CHECK (absence_number >= 0),
       billable ${type.boolean} NOT NULL DEFAULT ${type.true},
       notes TEXT,
       series_id TEXT,
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id)
     )`,
    `CREATE INDEX sessions_by_date ON sessions (therapist_id, date, id)`,
    `CREATE INDEX sessions_by_client ON sessions (therapist_id, client_id, date, id)`,
    `CREATE INDEX sessions_by_status ON sessions (therapist_id, status, date, id)`,
    `CREATE INDEX sessions_by_series ON sessions (therapist_id, series_id, date) WHERE series_id IS NOT NULL`,
  ];
}
