import { DatabaseSync } from 'node:sqlite';
import { listedRecords } from '#domain/program/caseload-records.ts';
import type { ComparedTable, TableComparison } from '#domain/records/backups/backup.ts';

interface Source {
  name: ComparedTable;
  table: string;
  isDated: boolean;
}

const sources: readonly Source[] = [
  ...listedRecords.map(({ table, fields }) => ({ name: table, table, isDated: 'updatedAt' in fields })),
  { name: 'assessment_templates', table: 'assessment_templates', isDated: true },
  { name: 'inquiries', table: 'inquiries', isDated: true },
  // Accounts have no time of their last change.
  { name: 'accounts', table: 'users', isDated: false },
];

// A note of words alone counts as a part of its session.
function rowsOf(schema: string, table: string): string {
  return table === 'session_notes'
    ? `(SELECT * FROM ${schema}.session_notes WHERE state <> 'none')`
    : `${schema}.${table}`;
}

/** Counts, for each kind of record, what restoring a prepared backup would remove, revert and bring back. */
export function compareBackup(prepared: string, present: string): TableComparison[] {
  const database = new DatabaseSync(prepared, { readOnly: true });
  try {
    database.prepare('ATTACH DATABASE ? AS present').run(present);
    const count = (text: string) => Number(database.prepare(`SELECT count(*) AS found ${text}`).get()?.found);
    return sources.map(({ name, table, isDated }) => {
      const [there, now] = [rowsOf('main', table), rowsOf('present', table)];
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
