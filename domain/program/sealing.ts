import * as z from 'zod/mini';
import { fillNotesFromSessions } from '#domain/clinical/notes/notes-from-sessions.ts';
import { type EarlierRecord, type RecordDescription, upgraded, versionOf } from '#domain/platform/record.ts';
import { caseloadRecords, type RecordTable } from './caseload-records.ts';

/** Records put away together: by their tables, with the version in which each kind was written. */
export const sealedRecords = z.object({
  versions: z.record(z.string(), z.int()),
  records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});
export type SealedRecords = z.output<typeof sealedRecords>;

/** Records of a caseload, by their tables. */
export type RecordsByTable = { [Table in RecordTable]?: readonly EarlierRecord[] };

/** Records as they are put away, to be read by this version of the program and by every later one. */
export function seal(records: RecordsByTable): SealedRecords {
  const kinds = caseloadRecords.filter(({ table }) => records[table] !== undefined);
  return {
    versions: Object.fromEntries(kinds.map((kind) => [kind.table, versionOf(kind)])),
    records: Object.fromEntries(kinds.map(({ table }) => [table, [...(records[table] ?? [])]])),
  };
}

/** Records of one kind that were put away, as this version of the program keeps them. */
export function unsealed(kind: RecordDescription, { versions, records }: SealedRecords): EarlierRecord[] {
  const version = versions[kind.table] ?? 1;
  const own = (records[kind.table] ?? []).map((record) => upgraded(kind, record, version));
  return kind.table === 'session_notes' ? fillNotesFromSessions(records.sessions ?? [], own) : own;
}
