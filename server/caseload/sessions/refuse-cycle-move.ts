import { cycleMoveObstacle } from '#domain/caseload/sessions/series-change.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { conflict } from '#server/platform/http/errors.ts';

/** Throws 409 if `first` would move to another day with later sessions of a series that is counted by school days. */
export function refuseCycleMove(
  first: Session,
  date: Instant,
  following: readonly Session[],
  { timeZone }: PracticeSettings,
): void {
  const obstacle = cycleMoveObstacle(first, date, following, timeZone);
  if (obstacle !== undefined) throw conflict(obstacle);
}
