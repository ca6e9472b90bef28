import type { ColumnType, Generated } from 'kysely';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { CaseloadRecord } from '#domain/program/caseload-records.ts';
import type { SomeVersions } from '#domain/program/caseload-versions.ts';
import type { SealedKind } from '#domain/program/sealed-record.ts';
import type { ActorKind } from './actor.ts';
import type { TableOf } from './record-rows.ts';
import type { Json, Owned } from './table-parts.ts';

/** The tables of the records of a caseload, derived from their descriptions. */
export type RecordTables = { [Description in CaseloadRecord as Description['table']]: TableOf<Description> };

export interface ClientImportsTable extends Owned {
  id: Generated<number>;
  file_name: string | null;
  client_count: number;
  created_at: Instant;
  undone_at: Instant | null;
}

export interface ImportedClientsTable extends Owned {
  client_id: number;
  import_id: number;
}

export interface SealedRecordsTable extends Owned {
  id: Generated<number>;
  kind: SealedKind;
  record_id: number;
  client_id: number;
  client_name: string;
  day: Day | null;
  /** For a client, the shape that `sealedClient` reads, or an earlier one; otherwise what `sealRecord` stores. */
  record: Json<unknown>;
  sealed_at: Instant;
  retained_until: Day;
}

export interface CaseloadsTable extends Owned {
  /** Incremented when the practice's settings or details change. */
  version: Generated<number>;
  /** The version of each kind of record. */
  versions: ColumnType<SomeVersions, string | undefined, string>;
  audit_length: Generated<number>;
  audit_hash: Generated<string>;
  /** The name of the key that sealed the log's end, and the seal; both empty before there was a key. */
  audit_key: Generated<string>;
  audit_seal: Generated<string>;
  /** The highest number of a billing document that was given; the database raises it. */
  billing_documents_made: Generated<number>;
}

export interface AuditLogTable extends Owned {
  position: number;
  at: Instant;
  /** Null in lines of earlier versions. */
  actor_kind: ActorKind | null;
  user_id: number;
  address: string | null;
  action: string;
  entity: string;
  entity_id: number | null;
  client_id: number | null;
  /** The name of the key that sealed the line; null in lines of earlier versions. */
  key_name: string | null;
  /** The hash of what was signed; null in lines about anything else, and of earlier versions. */
  fingerprint: string | null;
  previous_hash: string;
  hash: string;
}

export interface IdempotencyKeysTable extends Owned {
  key: string;
  request_hash: string;
  /** The id of the created record, or the ids of several. */
  made: Json<number | number[]>;
  created_at: Instant;
}

export interface UndosTable extends Owned {
  id: string;
  /** The steps, parsed with `undoSteps`. */
  steps: Json<unknown>;
  made_at: Instant;
}
