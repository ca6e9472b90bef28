import { type Kysely, sql } from 'kysely';

const ACTIONS = [
  'create',
  'read',
  'update',
  'delete',
  'export',
  'import',
  'restore',
  'purge',
  'list',
  'refuse',
  'fail',
];

/** Lets each line of the audit log, and where the log ends, say with which key it was sealed. */
export function sealedAuditLogMigration() {
  return {
    async up(queries: Kysely<unknown>): Promise<void> {
      const actions = ACTIONS.map((action) => `'${action}'`).join(', ');
      // The lines of before name no key and stay as they were written; every later one says what the program knows.
      for (const statement of [
        `ALTER TABLE audit_log ADD COLUMN key_name TEXT
           CHECK (key_name IS NULL OR (length(key_name) = 16 AND action IN (${actions})))`,
        `ALTER TABLE caseloads ADD COLUMN audit_key TEXT NOT NULL DEFAULT ''`,
        `ALTER TABLE caseloads ADD COLUMN audit_seal TEXT NOT NULL DEFAULT ''`,
      ]) {
        await sql.raw(statement).execute(queries);
      }
    },
  };
}
