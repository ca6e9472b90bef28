import type { Instant } from '#domain/platform/dates.ts';
import type { OperatingWarning } from './operating-warning.ts';

/** For how many days everybody is told that the practice was restored. */
export const RESTORE_TOLD_DAYS = 7;

/** What is wrong with the practice's data or its setup, for its owner; and for everybody, that it was exchanged. */
export const practiceNoticeKinds = [
  'data damaged',
  'disk refuses',
  'mail unencrypted',
  'mail password unreadable',
  'address unencrypted',
  'address local',
  'proxy untrusted',
  'restored',
  'older copy',
  'signed changed',
] as const satisfies (
  | OperatingWarning
  | 'data damaged'
  | 'disk refuses'
  | 'restored'
  | 'older copy'
  | 'signed changed'
)[];
export type PracticeNoticeKind = (typeof practiceNoticeKinds)[number];

/** Something to be told on the dashboard before anything else. */
export interface PracticeNotice {
  kind: PracticeNoticeKind;
  /** When it came about; null for what is so now. */
  at: Instant | null;
  /** Where what was signed is not as it was signed. */
  places?: SignedPlace[] | undefined;
}

/** From which signed text of a client on the texts are not as they were signed. */
export interface SignedPlace {
  clientId: number;
  /** Counted from 1 for each client. */
  position: number;
  /** Whose client it is; null of one's own. */
  therapist: string | null;
}
