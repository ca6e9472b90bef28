import type { Instant } from '#domain/dates.ts';

/** For how many days everybody is told that the practice was restored. */
export const RESTORE_TOLD_DAYS = 7;

/** What is wrong with the practice's data, for its owner; and for everybody, that it was restored from a backup. */
export const practiceNoticeKinds = ['data damaged', 'disk refuses', 'restored'] as const;
export type PracticeNoticeKind = (typeof practiceNoticeKinds)[number];

/** Something to be told on the dashboard before anything else. */
export interface PracticeNotice {
  kind: PracticeNoticeKind;
  /** When it came about; null for what is so now. */
  at: Instant | null;
}
