import type { ColumnType, Generated, Selectable } from 'kysely';
import type { AssessmentStatus, Question, Response } from '#domain/assessments/assessment.ts';
import type { ClientStatus } from '#domain/clients/client.ts';
import type { Day, Instant } from '#domain/dates.ts';
import type { InvoiceStatus, InvoiceType } from '#domain/invoices/invoice.ts';
import type { SessionStatus, SessionType } from '#domain/sessions/session.ts';
import type { ChangedAt, Json, Owned, Recorded } from './table-parts.ts';

export interface ClientsTable extends Recorded {
  first_name: string;
  last_name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  date_of_birth: Day | null;
  notes: string | null;
  status: ClientStatus;
}

export interface SessionsTable extends Recorded {
  client_id: number;
  date: Instant;
  duration: number;
  type: SessionType;
  status: SessionStatus;
  absence_number: number;
  billable: boolean;
  notes: string | null;
  series_id: string | null;
}

export interface AssessmentsTable extends Owned {
  id: Generated<number>;
  client_id: number;
  title: string;
  description: string | null;
  questions: Json<Question[]>;
  responses: ColumnType<Response[] | null, string | null, string | null>;
  status: AssessmentStatus;
  date_created: Instant;
  date_completed: Instant | null;
  updated_at: ChangedAt;
}

export interface InvoicesTable extends Recorded {
  client_id: number;
  amount: number;
  description: string;
  date_issued: Instant;
  due_date: Day;
  date_paid: Instant | null;
  status: InvoiceStatus;
  invoice_type: InvoiceType;
}

export interface InvoiceSessionsTable extends Owned {
  client_id: number;
  session_id: number;
  invoice_id: number;
}

export interface AnnualsTable extends Recorded {
  client_id: number;
  date: Day;
  amount: number;
  invoice_id: number | null;
}

export interface TasksTable extends Recorded {
  title: string;
  description: string | null;
  due_date: Day | null;
  completed: boolean;
  client_id: number | null;
}

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

/** Everything there is about a client, as its rows stood; a later form of it must go on reading this one. */
export interface ClientRecord {
  client: Selectable<ClientsTable>;
  sessions: Selectable<SessionsTable>[];
  assessments: Selectable<AssessmentsTable>[];
  invoices: Selectable<InvoicesTable>[];
  invoiceSessions: Selectable<InvoiceSessionsTable>[];
  annuals: Selectable<AnnualsTable>[];
  /** The tasks that named the client; they themselves stay with the therapist. */
  taskIds: number[];
  /** The consultation requests it began as; records sealed by earlier versions do not say. */
  inquiryIds?: number[];
}

export interface SealedRecordsTable extends Owned {
  id: Generated<number>;
  client_id: number;
  client_name: string;
  record: Json<ClientRecord>;
  sealed_at: Instant;
  retained_until: Day;
}

export interface CaseloadsTable extends Owned {
  version: Generated<number>;
  audit_length: Generated<number>;
  audit_hash: Generated<string>;
}

export interface AuditLogTable extends Owned {
  position: number;
  at: Instant;
  user_id: number;
  address: string | null;
  action: string;
  entity: string;
  entity_id: number | null;
  client_id: number | null;
  previous_hash: string;
  hash: string;
}

export interface IdempotencyKeysTable extends Owned {
  key: string;
  request_hash: string;
  answer: string;
  created_at: Instant;
}
