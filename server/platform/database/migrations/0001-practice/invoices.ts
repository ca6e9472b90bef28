import type { Engine } from '#server/platform/database/dialect.ts';
import { columnTypesOf } from '#server/platform/database/migrations/schema-statements.ts';
import { momentColumns } from './moment-columns.ts';

/** The invoices of clients, and which sessions stand on them. */
export function invoicesStatements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  return [
    `CREATE TABLE invoices (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       amount INTEGER NOT NULL CHECK (amount >= 1),
       description TEXT NOT NULL,
       date_issued ${type.instant} NOT NULL,
       due_date ${type.day} NOT NULL,
       date_paid ${type.instant},
       status TEXT NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'paid', 'overdue')),
       invoice_type TEXT NOT NULL DEFAULT 'session' CHECK (invoice_type IN ('session', 'annual')),
       ${momentColumns(engine)},
       CHECK ((status = 'paid') = (date_paid IS NOT NULL)),
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id)
     )`,
    `CREATE INDEX invoices_by_date ON invoices (therapist_id, date_issued, id)`,
    `CREATE INDEX invoices_by_client ON invoices (therapist_id, client_id, date_issued, id)`,
    `CREATE INDEX invoices_by_status ON invoices (therapist_id, status, due_date, id)`,

    // The key is the session: it stands on one invoice at most, and on one of its own client.
    `CREATE TABLE invoice_sessions (
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       session_id ${type.bigint} NOT NULL,
       invoice_id ${type.bigint} NOT NULL,
       CONSTRAINT invoice_sessions_once PRIMARY KEY (therapist_id, session_id),
       FOREIGN KEY (therapist_id, client_id, session_id) REFERENCES sessions (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id, invoice_id) REFERENCES invoices (therapist_id, client_id, id)
     )`,
    `CREATE INDEX invoice_sessions_by_invoice ON invoice_sessions (therapist_id, invoice_id, session_id)`,
  ];
}
