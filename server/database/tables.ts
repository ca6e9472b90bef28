import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { AssessmentStatus, Question, Response } from '#domain/assessments/assessment.ts';
import type { ClientStatus } from '#domain/clients/client.ts';
import type { ConsultationState } from '#domain/consultations/consultation-state.ts';
import type { Day, Instant } from '#domain/dates.ts';
import type { InvoiceStatus, InvoiceType } from '#domain/invoices/invoice.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import type { SessionStatus, SessionType } from '#domain/sessions/session.ts';
import type { IdleMinutes, Preferences } from '#domain/users/preferences.ts';
import type { MomentOfChange } from './moment-of-change.ts';

/** JSON in a column: read as the value, written as its text. */
type Json<T> = ColumnType<T, string, string>;

/** Changed with every change of its row, to a later moment than the one before. */
type ChangedAt = ColumnType<Instant, Instant, MomentOfChange>;

interface Owned {
  therapist_id: number;
}

interface Recorded extends Owned {
  id: Generated<number>;
  created_at: Instant;
  updated_at: ChangedAt;
}

export interface UsersTable {
  id: Generated<number>;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  full_name: string;
  password_hash: string;
  role: Generated<'therapist'>;
  created_at: Instant;
}

export interface PracticeTable {
  id: number;
  owner_id: number | null;
  settings: Json<unknown>;
  version: number;
}

export interface SignInsTable extends Owned {
  token_hash: string;
  id: string;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
  address: string | null;
  device: string | null;
}

export interface TwoFactorTable extends Owned {
  secret: string | null;
  turned_on_at: Instant | null;
  last_step: Generated<number>;
  pending_secret: string | null;
  pending_until: Instant | null;
}

export interface RecoveryCodesTable extends Owned {
  code_hash: string;
}

export interface PendingSignInsTable extends Owned {
  token_hash: string;
  expires_at: Instant;
}

export interface PasskeysTable extends Owned {
  id: Generated<number>;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

export interface PasskeySetupsTable extends Owned {
  challenge_hash: string;
  expires_at: Instant;
}

export interface PasskeyChallengesTable {
  challenge_hash: string;
  expires_at: Instant;
}

export interface CaseloadsTable extends Owned {
  version: Generated<number>;
  audit_length: Generated<number>;
  audit_hash: Generated<string>;
}

export interface PreferencesTable extends Owned {
  week_start: Generated<Preferences['weekStart']>;
  idle_minutes: Generated<IdleMinutes>;
}

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

export interface AttemptsTable {
  key: string;
  count: number;
  at: Instant;
}

export interface InvitesTable {
  id: Generated<number>;
  code_hash: string;
  note: string | null;
  created_by: number;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  used_by: number | null;
}

export interface RecoveryLinksTable {
  therapist_id: number;
  token_hash: string;
  expires_at: Instant;
  used_at: Instant | null;
}

export interface ConsultationRequestsTable {
  id: Generated<number>;
  parent_name: string;
  child_name: string;
  child_age: string;
  email: string;
  phone: string;
  school: string;
  concerns: string;
  referral_source: string;
  insurance_check: boolean;
  state: Generated<ConsultationState>;
  notes: string | null;
  therapist_id: number | null;
  client_id: number | null;
  created_at: Instant;
  updated_at: ChangedAt;
}

export interface OutboxTable {
  id: Generated<number>;
  message_id: string;
  consultation_id: number;
  attempts: Generated<number>;
  created_at: Instant;
  next_attempt_at: Instant;
  sent_at: Instant | null;
  last_error: string | null;
}

export interface WebsiteIdentitiesTable {
  version: Generated<number>;
  identity: Json<PublicIdentity>;
  created_at: Instant;
  user_id: number;
}

export interface PageViewsTable {
  day: Day;
  path: string;
  views: number;
}

/** Tables whose rows belong to one therapist each. */
export interface OwnedTables {
  clients: ClientsTable;
  sessions: SessionsTable;
  assessments: AssessmentsTable;
  invoices: InvoicesTable;
  invoice_sessions: InvoiceSessionsTable;
  annuals: AnnualsTable;
  tasks: TasksTable;
  sealed_records: SealedRecordsTable;
  client_imports: ClientImportsTable;
  imported_clients: ImportedClientsTable;
  audit_log: AuditLogTable;
  idempotency_keys: IdempotencyKeysTable;
  caseloads: CaseloadsTable;
  sign_ins: SignInsTable;
  preferences: PreferencesTable;
  two_factor: TwoFactorTable;
  recovery_codes: RecoveryCodesTable;
  pending_sign_ins: PendingSignInsTable;
  passkeys: PasskeysTable;
  passkey_setups: PasskeySetupsTable;
}

export interface Tables extends OwnedTables {
  users: UsersTable;
  practice: PracticeTable;
  attempts: AttemptsTable;
  invites: InvitesTable;
  recovery_links: RecoveryLinksTable;
  passkey_challenges: PasskeyChallengesTable;
  consultation_requests: ConsultationRequestsTable;
  outbox: OutboxTable;
  website_identities: WebsiteIdentitiesTable;
  page_views: PageViewsTable;
}

export type Queries = Kysely<Tables>;
