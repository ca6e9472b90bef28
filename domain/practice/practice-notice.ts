import type { Instant } from '#domain/dates.ts';
import type { OperatingWarning } from './operating-warning.ts';

/** For how many days everybody is told that the practice was restored. */
export const RESTORE_TOLD_DAYS = 7;

/** What is wrong with the practice's data or its setup, for its owner; and for everybody, that it was exchanged. */
export const practiceNoticeKinds = [
  'data damaged',
  'disk refuses',
  'mail unencrypted',
  'address unencrypted',
  'address local',
  'proxy untrusted',
  'restored',
  'older copy',
] as const satisfies (OperatingWarning | 'data damaged' | 'disk refuses' | 'restored' | 'older copy')[];
export type PracticeNoticeKind = (typeof practiceNoticeKinds)[number];

/** Something to be told on the dashboard before anything else. */
export interface PracticeNotice {
  kind: PracticeNoticeKind;
  /** When it came about; null for what is so now. */
  at: Instant | null;
}
