import type { Instant } from '#domain/platform/dates.ts';

/** The account changes about which its holder is notified by mail, in case somebody else made them. */
export const securityChanges = [
  'password changed',
  'password recovered',
  'email changed',
  'two-factor on',
  'two-factor off',
  'passkey added',
  'passkey removed',
  'account disabled',
  'account enabled',
  'ownership given',
  'ownership received',
  'practice restored',
  'backup key chosen',
] as const;
export type SecurityChange = (typeof securityChanges)[number];

/** A mail about such a change, to the address that the account had at the time. */
export interface SecurityNotice {
  change: SecurityChange;
  at: Instant;
  email: string;
  fullName: string;
  username: string;
}
