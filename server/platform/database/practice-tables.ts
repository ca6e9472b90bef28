import type { ColumnType, Generated } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import type { MailServerSettings } from '#domain/platform/mail-server.ts';
import type { Json } from './table-parts.ts';

/** The mail server that the owner entered. */
export interface StoredMailServer extends MailServerSettings {
  /** Encrypted with the practice's key; null without a password. */
  password: string | null;
}

export interface PracticeTable {
  id: number;
  owner_id: number | null;
  settings: Json<unknown>;
  version: number;
  website_published_at: Instant | null;
  mail_server: ColumnType<StoredMailServer | null, string | null, string | null>;
}

/** Singleton table. */
export interface BackupKeyTable {
  id: number;
  public_key: string;
  chosen_at: Instant;
}

export interface AttemptsTable {
  key: string;
  count: number;
  at: Instant;
}

/** What the outbox stores of a mail that is not about an inquiry: each noun adds its own by declaration merging. */
export interface OutboxNotices {
  /** A mail about an inquiry has none. */
  none: null;
  family: FamilyMail;
}

/** A mail to a family, as it was written when it was put into the outbox; its attachment is made when it is sent. */
export interface FamilyMail {
  therapistId: number;
  email: string;
  senderName: string;
  subject: string;
  text: string;
  /** The paper to attach; null for none. */
  billingDocumentId: number | null;
}

export type OutboxNotice = Exclude<OutboxNotices[keyof OutboxNotices], null>;

export interface OutboxTable {
  id: Generated<number>;
  message_id: string;
  /** Set for a mail about an inquiry, null for a notice. */
  inquiry_id: number | null;
  attempts: Generated<number>;
  created_at: Instant;
  next_attempt_at: Instant;
  sent_at: Instant | null;
  last_error: string | null;
  notice: ColumnType<OutboxNotice | null, string | null, never>;
  /** The message of a caseload that it carries; null for any other mail. */
  family_message_id: number | null;
  /** When sending was stopped because a restore brought the mail back and it may have been sent before. */
  held_at: Instant | null;
}
