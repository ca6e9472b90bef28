import type { User } from '#domain/people/users/user.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { Supervision } from './supervision.ts';

/** An account as the practice's owner sees it. */
export interface TeamMember extends User {
  /** When the account was disabled; null if it is active. */
  disabledAt: Instant | null;
  /** Whether the owner has confirmed the account. Until then it cannot read the practice's letterhead details. */
  isConfirmed: boolean;
  /** Who reviews what the therapist signs; null if nobody. */
  supervision: Supervision | null;
}
