import type { User } from '#domain/people/users/user.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { Supervision } from './supervision.ts';

/** An account as the owner of the practice sees it among the others. */
export interface TeamMember extends User {
  /** Since when the account signs nobody in; null while it does. */
  disabledAt: Instant | null;
  /** Whether the owner knows who it is: an account that opened itself does not read what stands on letters until then. */
  isConfirmed: boolean;
  /** Who reviews what the therapist signs; null where nobody is named. */
  supervision: Supervision | null;
}
