import { type Kysely, sql } from 'kysely';
import { appendOnly, columnTypesOf, type Engine } from '#server/database/dialect.ts';

/**
 * Every table of the practice. Keys begin with the therapist, so that a row can only point into the caseload it
 * belongs to, and so that the same tables can be spread over several machines by therapist.
 */
export function practiceMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
    },
  };
}

function statements(engine: Engine): string[] {
  const type = columnTypesOf(engine);
  const moments = `created_at ${type.instant} NOT NULL, updated_at ${type.instant} NOT NULL`;
  return [
    `CREATE TABLE users (
       id ${type.id},
       username TEXT NOT NULL,
       username_key TEXT NOT NULL CONSTRAINT users_username UNIQUE,
       email TEXT NOT NULL,
       email_key TEXT NOT NULL CONSTRAINT users_email UNIQUE,
       full_name TEXT NOT NULL,
       password_hash TEXT NOT NULL,
       role TEXT NOT NULL DEFAULT 'therapist' CHECK (role = 'therapist'),
       created_at ${type.instant} NOT NULL
     )`,

    `CREATE TABLE practice (
       id INTEGER PRIMARY KEY CHECK (id = 1),
       owner_id ${type.bigint} REFERENCES users (id),
       settings ${type.json} NOT NULL,
       version ${type.bigint} NOT NULL DEFAULT 1
     )`,
    `INSERT INTO practice (id, settings) VALUES (1, '{}')`,

    `CREATE TABLE sign_ins (
       token_hash TEXT PRIMARY KEY,
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id) ON DELETE CASCADE,
       id TEXT NOT NULL UNIQUE,
       created_at ${type.instant} NOT NULL,
       last_used_at ${type.instant} NOT NULL,
       expires_at ${type.instant} NOT NULL,
       address TEXT,
       device TEXT
     )`,
    `CREATE INDEX sign_ins_by_therapist ON sign_ins (therapist_id, last_used_at)`,

    `CREATE TABLE caseloads (
       therapist_id ${type.bigint} PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
       version ${type.bigint} NOT NULL DEFAULT 1,
       audit_length ${type.bigint} NOT NULL DEFAULT 0,
       audit_hash TEXT NOT NULL DEFAULT ''
     )`,

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
       ${moments},
       UNIQUE (therapist_id, id)
     )`,
    `CREATE INDEX clients_by_name ON clients (therapist_id, last_name, first_name, id)`,

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
       ${moments},
       UNIQUE (therapist_id, id),
       UNIQUE (therapist_id, client_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id)
     )`,
    `CREATE INDEX sessions_by_date ON sessions (therapist_id, date, id)`,
    `CREATE INDEX sessions_by_client ON sessions (therapist_id, client_id, date, id)`,
    `CREATE INDEX sessions_by_status ON sessions (therapist_id, status, date, id)`,
    `CREATE INDEX sessions_by_series ON sessions (therapist_id, series_id, date) WHERE series_id IS NOT NULL`,

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
       ${moments},
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

    `CREATE TABLE annuals (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL,
       client_id ${type.bigint} NOT NULL,
       date ${type.day} NOT NULL,
       amount INTEGER NOT NULL DEFAULT 5000 CHECK (amount >= 0),
       invoice_id ${type.bigint},
       ${moments},
       UNIQUE (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id, invoice_id) REFERENCES invoices (therapist_id, client_id, id)
     )`,
    `CREATE INDEX annuals_by_date ON annuals (therapist_id, date, id)`,
    `CREATE INDEX annuals_by_client ON annuals (therapist_id, client_id, date)`,
    `CREATE INDEX annuals_by_invoice ON annuals (therapist_id, invoice_id) WHERE invoice_id IS NOT NULL`,

    `CREATE TABLE tasks (
       id ${type.id},
       therapist_id ${type.bigint} NOT NULL REFERENCES users (id),
       title TEXT NOT NULL,
       description TEXT,
       due_date ${type.day},
       completed ${type.boolean} NOT NULL DEFAULT ${type.false},
       client_id ${type.bigint},
       ${moments},
       UNIQUE (therapist_id, id),
       FOREIGN KEY (therapist_id, client_id) REFERENCES clients (therapist_id, id)
     )`,
    `CREATE INDEX tasks_by_due_date ON tasks (therapist_id, completed, due_date, id)`,
    `CREATE INDEX tasks_by_client ON tasks (therapist_id, client_id) WHERE client_id IS NOT NULL`,

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
