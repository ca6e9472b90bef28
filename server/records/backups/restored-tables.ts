import type { RecordTable } from '#domain/program/caseload-records.ts';
import type { Tables } from '#server/platform/database/tables.ts';

/**
 * What a restore makes of the rows of a table:
 *
 * - `goes back`: they are as in the backup.
 * - `stays`: an account of the backup that is there now keeps the ones of now. What was taken away since stays away.
 * - `ends`: good once or for minutes, and may have been used or taken back since: it is good no more.
 * - `mixed`: some columns go back and some stay; carry-over.ts says which.
 */
type Fate = 'goes back' | 'stays' | 'ends' | 'mixed';

/** The fate of every table; records' tables go back, so that each new table must be listed. */
const fates: Record<Exclude<keyof Tables, RecordTable>, Fate> = {
  users: 'mixed',
  practice: 'mixed',
  caseloads: 'mixed',
  audit_log: 'mixed',
  outbox: 'mixed',
  backup_key: 'mixed',
  preferences: 'stays',
  signing_profiles: 'stays',
  supervisions: 'stays',
  draft_keys: 'stays',
  two_factor: 'stays',
  recovery_codes: 'stays',
  passkeys: 'stays',
  sign_ins: 'stays',
  known_devices: 'stays',
  recovery_links: 'ends',
  email_links: 'ends',
  pending_sign_ins: 'ends',
  passkey_setups: 'ends',
  passkey_challenges: 'ends',
  invites: 'ends',
  attempts: 'goes back',
  sealed_records: 'goes back',
  client_imports: 'goes back',
  imported_clients: 'goes back',
  idempotency_keys: 'goes back',
  undos: 'ends',
  inquiries: 'goes back',
  website_identities: 'goes back',
  website_pages: 'goes back',
  website_pictures: 'goes back',
  page_views: 'goes back',
  assessment_templates: 'goes back',
};

/** The tables of accounts that remain as they are now, each after the tables it references. */
export const accountTables = Object.entries(fates).flatMap(([table, fate]) =>
  fate === 'stays' ? [table] : [],
);
