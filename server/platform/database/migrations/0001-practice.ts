import { type Kysely, sql } from 'kysely';
import type { Engine } from '#server/platform/database/dialect.ts';
import { accountsStatements } from './0001-practice/accounts.ts';
import { annualsStatements } from './0001-practice/annuals.ts';
import { assessmentsStatements } from './0001-practice/assessments.ts';
import { auditLogStatements } from './0001-practice/audit-log.ts';
import { clientsStatements } from './0001-practice/clients.ts';
import { idempotencyKeysStatements } from './0001-practice/idempotency-keys.ts';
import { invoicesStatements } from './0001-practice/invoices.ts';
import { sealedRecordsStatements } from './0001-practice/sealed-records.ts';
import { sessionsStatements } from './0001-practice/sessions.ts';
import { tasksStatements } from './0001-practice/tasks.ts';

/**
 * Every table of the practice, a noun a file, in the order in which they refer to each other. Keys begin with the
 * therapist, so that a row can only point into the caseload it belongs to, and so that the same tables can be spread
 * over several machines by therapist.
 */
const nouns = [
  accountsStatements,
  clientsStatements,
  sessionsStatements,
  assessmentsStatements,
  invoicesStatements,
  annualsStatements,
  tasksStatements,
  sealedRecordsStatements,
  auditLogStatements,
  idempotencyKeysStatements,
];

/** The first tables of the program. */
export function practiceMigration(engine: Engine) {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      for (const statements of nouns) {
        for (const statement of statements(engine)) await sql.raw(statement).execute(queries);
      }
    },
  };
}
