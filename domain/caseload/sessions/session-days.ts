import { type Day, dayOf, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import type { Session } from './session.ts';
import { byTime } from './session-order.ts';

type Dated = Pick<Session, 'id' | 'date'>;

/** Returns the sessions of the days from `first` to `last`, both included, by day and time. */
export function sessionsByDay<Listed extends Dated>(
  sessions: readonly Listed[],
  first: Day,
  last: Day,
  timeZone: TimeZone,
): Map<Day, Listed[]> {
  const from = startOfDay(first, timeZone);
  const until = startOfDay(plusDays(last, 1), timeZone);
  // Instants compare as text, so the day is computed only for the few sessions in between.
  const between = sessions.filter(({ date }) => date >= from && date < until).sort(byTime);
  return Map.groupBy(between, ({ date }) => dayOf(date, timeZone));
}
