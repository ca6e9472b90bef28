import { dayOf, formatDay, formatTime, type TimeZone } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import type { Session } from './session.ts';
import { endOfSession } from './session-span.ts';

type Placed = Pick<Session, 'date' | 'duration'>;

/** Returns the message about a moved session, "Ada moved to Fri, Nov 27, 10:30 AM.", or about its new end. */
export function moveMessage(name: string, before: Placed, after: Placed, timeZone: TimeZone): string {
  if (after.date === before.date) return `${name} now ends at ${formatTime(endOfSession(after), timeZone)}.`;
  const day = dayOf(after.date, timeZone);
  const [monthAndDate] = formatDay(day).split(', ');
  return `${name} moved to ${weekdayOf(day).slice(0, 3)}, ${monthAndDate}, ${formatTime(after.date, timeZone)}.`;
}

const DAYS_NAMED = 3;

/** Returns which sessions of a series stayed as they are, by their days; '' if none did. */
export function stayedMessage(stayed: readonly Pick<Session, 'date'>[], timeZone: TimeZone): string {
  if (stayed.length === 0) return '';
  const days = stayed.slice(0, DAYS_NAMED).map(({ date }) => formatDay(dayOf(date, timeZone)).split(', ')[0]);
  const others = stayed.length > DAYS_NAMED ? ` and ${stayed.length - DAYS_NAMED} more` : '';
  return `Held, missed or changed by themselves, and left as they are: ${days.join(', ')}${others}.`;
}
