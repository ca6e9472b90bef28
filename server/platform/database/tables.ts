import type { Kysely } from 'kysely';
import type {
  AttemptsTable,
  DraftKeysTable,
  EmailLinksTable,
  InvitesTable,
  KnownDevicesTable,
  PasskeyChallengesTable,
  PasskeySetupsTable,
  PasskeysTable,
  PendingSignInsTable,
  PreferencesTable,
  RecoveryCodesTable,
  RecoveryLinksTable,
  SignInsTable,
  SigningProfilesTable,
  SupervisionsTable,
  TwoFactorTable,
  UsersTable,
} from './account-tables.ts';
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
import type {
  AssessmentTemplatesTable,
  BackupKeyTable,
  InquiriesTable,
  OutboxTable,
  PageViewsTable,
  PracticeTable,
  WebsiteIdentitiesTable,
  WebsitePagesTable,
  WebsitePicturesTable,
} from './practice-tables.ts';

/** Tables whose rows belong to one therapist each. */
export interface OwnedTables extends RecordTables {
  sealed_records: SealedRecordsTable;
  client_imports: ClientImportsTable;
  imported_clients: ImportedClientsTable;
  audit_log: AuditLogTable;
  idempotency_keys: IdempotencyKeysTable;
  undos: UndosTable;
  caseloads: CaseloadsTable;
  sign_ins: SignInsTable;
  known_devices: KnownDevicesTable;
  email_links: EmailLinksTable;
  preferences: PreferencesTable;
  signing_profiles: SigningProfilesTable;
  supervisions: SupervisionsTable;
  draft_keys: DraftKeysTable;
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
  inquiries: InquiriesTable;
  outbox: OutboxTable;
  backup_key: BackupKeyTable;
  website_identities: WebsiteIdentitiesTable;
  website_pages: WebsitePagesTable;
  website_pictures: WebsitePicturesTable;
  page_views: PageViewsTable;
  assessment_templates: AssessmentTemplatesTable;
}

export type Queries = Kysely<Tables>;
