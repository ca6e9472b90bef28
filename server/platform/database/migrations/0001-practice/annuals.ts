import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';
import { momentColumns } from './moment-columns.ts';

/** The annual records of clients. */
export function annualsStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE annuals (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       date ${type.day} NOT NULL,
       amount INTEGER NOT NULL DEFAULT 5000 CHECK (amount >= 0),
       invoice_id ${type.bigint},
       ${momentColumns(engine)},
       UNIQUE (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id, invoice_id) REFERENCES invoices (therapist_id, client_id, id)
     )`,
    `CREATE INDEX annuals_by_date ON annuals (therapist_id, date, id)`,
    `CREATE INDEX annuals_by_client ON annuals (therapist_id, client_id, date)`,
    `CREATE INDEX annuals_by_invoice ON annuals (therapist_id, invoice_id) WHERE invoice_id IS NOT NULL`,
  ];
}
