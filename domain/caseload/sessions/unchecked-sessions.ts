import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';

/** Returns the sessions of past days that are still scheduled: nobody said whether they took place. */
export function uncheckedSessions<Checked extends Pick<Session, 'date' | 'status'>>(
  sessions: readonly Checked[],
  { today, timeZone }: { today: Day; timeZone: TimeZone },
): Checked[] {
  return sessions.filter(({ date, status }) => status === 'scheduled' && dayOf(date, timeZone) < today);
}

/** Returns how many past sessions a sum leaves out, such as "8 past sessions were not checked in"; '' for none. */
export function uncheckedText(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 past session was not checked in' : `${count} past sessions were not checked in`;
}
