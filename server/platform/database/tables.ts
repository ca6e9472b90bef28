import type { Kysely } from 'kysely';
import type {
  AuditLogTable,
  CaseloadsTable,
  ClientImportsTable,
  IdempotencyKeysTable,
  ImportedClientsTable,
  RecordTables,
  SealedRecordsTable,
  UndosTable,
} from './caseload-tables.ts';
import type { AttemptsTable, BackupKeyTable, OutboxTable, PracticeTable } from './practice-tables.ts';

// A noun adds its own tables to these by declaration merging, in a file that ends in "-tables.ts".

/** Tables whose rows each belong to one therapist. */
export interface OwnedTables extends RecordTables {
  sealed_records: SealedRecordsTable;
  client_imports: ClientImportsTable;
  imported_clients: ImportedClientsTable;
  audit_log: AuditLogTable;
  idempotency_keys: IdempotencyKeysTable;
  undos: UndosTable;
  caseloads: CaseloadsTable;
}

export interface Tables extends OwnedTables {
  practice: PracticeTable;
  attempts: AttemptsTable;
  outbox: OutboxTable;
  backup_key: BackupKeyTable;
}

export type Queries = Kysely<Tables>;
