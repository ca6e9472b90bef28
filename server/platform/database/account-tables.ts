import type { Generated } from 'kysely';
import type { Profession } from '#domain/clinical/signing/signing-profile.ts';
import type { DraftKey } from '#domain/people/users/draft-key.ts';
import type { IdleMinutes, Preferences } from '#domain/people/users/preferences.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { ChangedAt, Owned } from './table-parts.ts';

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
  /** Null until its holder opened a link that was mailed there. */
  email_proven_at: Generated<Instant | null>;
  /** Null while the account may sign in. */
  disabled_at: Generated<Instant | null>;
  /** False while the owner has not said that an account which opened itself is of the practice. */
  confirmed: Generated<boolean>;
}

export interface EmailLinksTable extends Owned {
  token_hash: string;
  email: string;
  expires_at: Instant;
}

export interface SignInsTable extends Owned {
  token_hash: string;
  id: string;
  created_at: Instant;
  last_used_at: Instant;
  expires_at: Instant;
  address: string | null;
  device: string | null;
  /** Whether a code or a passkey was shown with it. */
  second_factor: boolean;
}

export interface KnownDevicesTable extends Owned {
  token_hash: string;
  last_used_at: Instant;
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

export interface PreferencesTable extends Owned {
  week_start: Generated<Preferences['weekStart']>;
  idle_minutes: Generated<IdleMinutes>;
}

export interface SigningProfilesTable extends Owned {
  printed_name: string;
  credentials: string;
  profession: Profession;
  license_number: string;
  npi: string | null;
  created_at: Instant;
  updated_at: ChangedAt;
}

/** Who supervises the therapist whose row it is. */
export interface SupervisionsTable extends Owned {
  supervisor_id: number;
  from_on: Day;
  /** The last day; null while none is set. */
  until_on: Day | null;
  plan_text: string | null;
  created_at: Instant;
  updated_at: ChangedAt;
}

export interface DraftKeysTable extends Owned, DraftKey {}

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

export interface AttemptsTable {
  key: string;
  count: number;
  at: Instant;
}
