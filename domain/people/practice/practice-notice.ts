import type { Instant } from '#domain/platform/dates.ts';
import type { OperatingWarning } from './operating-warning.ts';

/** For how many days everybody sees that the practice was restored. */
export const RESTORE_TOLD_DAYS = 7;

/** Problems of the practice's data or setup, for its owner; and for everybody, that the data was replaced. */
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

/** A notice at the top of the dashboard. */
export interface PracticeNotice {
  kind: PracticeNoticeKind;
  /** When it happened; null for a present state. */
  at: Instant | null;
  /** The signed texts that were changed after signing. */
  places?: SignedPlace[] | undefined;
}

/** The first signed text of a client from which on the texts were changed after signing. */
export interface SignedPlace {
  clientId: number;
  /** Counted from 1 for each client. */
  position: number;
  /** The therapist of the client; null for one's own. */
  therapist: string | null;
}
