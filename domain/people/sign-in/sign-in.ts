import type { Instant } from '#domain/platform/dates.ts';

/** One device on which an account is signed in. */
export interface SignIn {
  id: string;
  /** Whether it is the one that asks. */
  current: boolean;
  /** What the browser calls itself; null when it said nothing. */
  device: string | null;
  address: string | null;
  createdAt: Instant;
  /** Within a minute. */
  lastUsedAt: Instant;
}
