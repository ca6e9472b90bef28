import type { Generated } from 'kysely';
import type { DraftKey } from '#domain/people/users/draft-key.ts';
import type { EmailProofOrder } from '#domain/people/users/email-proof.ts';
import type { IdleMinutes, Preferences } from '#domain/people/users/preferences.ts';
import type { SecurityNotice } from '#domain/people/users/security-notice.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { ChangedAt, Owned } from '#server/platform/database/table-parts.ts';

interface UsersTable {
  id: Generated<number>;
  username: string;
  username_key: string;
  email: string;
  email_key: string;
  full_name: string;
  password_hash: string;
  role: Generated<'therapist'>;
  created_at: Instant;
  /** Null until the account's holder has opened a link mailed to it. */
  email_proven_at: Generated<Instant | null>;
  /** Null if the account may sign in. */
  disabled_at: Generated<Instant | null>;
  /** False until the owner confirms an account that registered without an invitation. */
  confirmed: Generated<boolean>;
}

interface EmailLinksTable extends Owned {
  token_hash: string;
  email: string;
  expires_at: Instant;
}

interface SignInsTable extends Owned {
  token_hash: string;
  id: string;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
  address: string | null;
  device: string | null;
  /** Whether it was confirmed with a code or a passkey. */
  second_factor: boolean;
}

interface KnownDevicesTable extends Owned {
  token_hash: string;
  last_used_at: Instant;
}

interface TwoFactorTable extends Owned {
  secret: string | null;
  turned_on_at: Instant | null;
  last_step: Generated<number>;
  pending_secret: string | null;
  pending_until: Instant | null;
}

interface RecoveryCodesTable extends Owned {
  code_hash: string;
}

interface PendingSignInsTable extends Owned {
  token_hash: string;
  expires_at: Instant;
}

interface PasskeysTable extends Owned {
  id: Generated<number>;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string;
  name: string;
  created_at: Instant;
  last_used_at: Instant | null;
}

interface PasskeySetupsTable extends Owned {
  challenge_hash: string;
  expires_at: Instant;
}

interface PasskeyChallengesTable {
  challenge_hash: string;
  expires_at: Instant;
}

interface PreferencesTable extends Owned {
  week_start: Generated<Preferences['weekStart']>;
  idle_minutes: Generated<IdleMinutes>;
}

/** The row's therapist is supervised by `supervisor_id`. */
interface SupervisionsTable extends Owned {
  supervisor_id: number;
  from_on: Day;
  /** The last day; null if open-ended. */
  until_on: Day | null;
  plan_text: string | null;
  /** When the therapist agreed; null while they are asked. */
  agreed_at: Instant | null;
  created_at: Instant;
  updated_at: ChangedAt;
}

interface DraftKeysTable extends Owned, DraftKey {}

interface InvitesTable {
  id: Generated<number>;
  code_hash: string;
  note: string | null;
  created_by: number;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  used_by: number | null;
}

interface RecoveryLinksTable {
  therapist_id: number;
  token_hash: string;
  expires_at: Instant;
  used_at: Instant | null;
}

declare module '#server/platform/database/tables.ts' {
  interface OwnedTables {
    sign_ins: SignInsTable;
    known_devices: KnownDevicesTable;
    email_links: EmailLinksTable;
    preferences: PreferencesTable;
    supervisions: SupervisionsTable;
    draft_keys: DraftKeysTable;
    two_factor: TwoFactorTable;
    recovery_codes: RecoveryCodesTable;
    pending_sign_ins: PendingSignInsTable;
    passkeys: PasskeysTable;
    passkey_setups: PasskeySetupsTable;
  }
  interface Tables {
    users: UsersTable;
    invites: InvitesTable;
    recovery_links: RecoveryLinksTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}

declare module '#server/platform/database/practice-tables.ts' {
  interface OutboxNotices {
    /** Something about an account was changed. */
    change: SecurityNotice;
    /** A link that shows whose an address is. */
    proof: EmailProofOrder;
  }
}
