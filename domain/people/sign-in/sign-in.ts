import type { Instant } from '#domain/platform/dates.ts';

/** One device on which an account is signed in. */
export interface SignIn {
  id: string;
  /** Whether the request came from this device. */
  current: boolean;
  /** The browser's own name; null if it sent none. */
  device: string | null;
  address: string | null;
  createdAt: Instant;
  /** Accurate to a minute. */
  lastUsedAt: Instant;
}
