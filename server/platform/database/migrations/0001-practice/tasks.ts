import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';
import { momentColumns } from './moment-columns.ts';

/** The tasks of a therapist. */
export function tasksStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE tasks (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       title TEXT NOT NULL,
       description TEXT,
       due_date ${type.day},
       completed ${type.boolean} NOT NULL DEFAULT ${type.false},
       client_id ${type.bigint},
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id)
     )`,
    `CREATE INDEX tasks_by_due_date ON tasks (therapist_id, completed, due_date, id)`,
    `CREATE INDEX tasks_by_client ON tasks (therapist_id, client_id) WHERE client_id IS NOT NULL`,
  ];
}
