import { type Day, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import type { CheckedSession } from './checked-session.ts';
import type { LogRow } from './service-log.ts';

/** How a bill that was sent lists a session of a child. */
export interface BilledRow {
  clientId: number;
  row: LogRow;
}

type Placed = Pick<CheckedSession, 'id' | 'clientId' | 'day' | 'date'>;

/**
 * Returns the row of earlier bills for each session, by the session's id. Bills keep no ids of sessions, so a row is found by
 * child, day and time, else by child and day, because a session may have been moved within its day. Of several rows with the
 * same time the last counts.
 */
export function billedRowsOf(
  sessions: readonly Placed[],
  billed: readonly BilledRow[],
  timeZone: TimeZone,
): Map<number, LogRow> {
  const left = new Map(billed.map((one) => [keyOf(one.clientId, one.row.day, one.row.start), one]));
  const found = new Map<number, LogRow>();
  const take = (session: Placed, key: string) => {
    const one = left.get(key);
    if (one) found.set(session.id, one.row);
    left.delete(key);
  };
  for (const session of sessions) {
    take(session, keyOf(session.clientId, session.day, timeOfDay(session.date, timeZone)));
  }
  for (const session of sessions) {
    const key = found.has(session.id) ? undefined : keyOfDay(left, session);
    if (key !== undefined) take(session, key);
  }
  return found;
}

function keyOfDay(rows: ReadonlyMap<string, BilledRow>, { clientId, day }: Placed): string | undefined {
  for (const [key, one] of rows) if (one.clientId === clientId && one.row.day === day) return key;
  return undefined;
}

function keyOf(clientId: number, day: Day, start: string): string {
  return `${clientId} ${day} ${start}`;
}
