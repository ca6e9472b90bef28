import { DatabaseSync } from 'node:sqlite';
import { type ComparedTable, comparedTables, type TableComparison } from '#domain/practice/backup.ts';

// Accounts have no moment of their last change; what differs between two of them is not a record of the practice.
const sources: Record<ComparedTable, { table: string; isDated: boolean }> = {
  clients: { table: 'clients', isDated: true },
  sessions: { table: 'sessions', isDated: true },
  assessments: { table: 'assessments', isDated: true },
  invoices: { table: 'invoices', isDated: true },
  annuals: { table: 'annuals', isDated: true },
  tasks: { table: 'tasks', isDated: true },
  inquiries: { table: 'consultation_requests', isDated: true },
  accounts: { table: 'users', isDated: false },
};

/** Counts, for each kind of record, what restoring a prepared backup would take away, turn back and bring again. */
export function compareBackup(prepared: string, present: string): TableComparison[] {
  const database = new DatabaseSync(prepared, { readOnly: true });
  try {
    database.prepare('ATTACH DATABASE ? AS present').run(present);
    const count = (text: string) => Number(database.prepare(`SELECT count(*) AS found ${text}`).get()?.found);
    return comparedTables.map((name) => {
      const { table, isDated } = sources[name];
      const [there, now] = [`main.${table}`, `present.${table}`];
      return {
        table: name,
        now: count(`FROM ${now}`),
        inBackup: count(`FROM ${there}`),
        lost: count(`FROM ${now} WHERE id NOT IN (SELECT id FROM ${there})`),
        changed: isDated
          ? count(`FROM ${now} a JOIN ${there} b ON a.id = b.id WHERE a.updated_at != b.updated_at`)
          : 0,
        returning: count(`FROM ${there} WHERE id NOT IN (SELECT id FROM ${now})`),
      };
    });
  } finally {
    database.close();
  }
}
