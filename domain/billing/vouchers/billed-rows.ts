import { type Day, type TimeZone, timeOfDay } from '#domain/platform/dates.ts';
import type { CheckedSession } from './checked-session.ts';
import type { LogRow } from './service-log.ts';

/** What a bill that was sent said of a child's session. */
export interface BilledRow {
  clientId: number;
  row: LogRow;
}

type Placed = Pick<CheckedSession, 'id' | 'clientId' | 'day' | 'date'>;

/**
 * Returns what bills said of each session, by its id: the row of its day and time, else that of a session which was moved
 * within the day. The texts of bills have no ids. Of rows of one time the last counts.
 */
export function billedRowsOf(
  sessions: readonly Placed[],
  billed: readonly BilledRow[],
  timeZone: TimeZone,
): Map<number, LogRow> {
  const left = new Map(billed.map((one) => [keyOf(one.clientId, one.row.day, one.row.start), one]));
  const found = new Map<number, LogRow>();
  const take = (session: Placed, key: string | undefined) => {
    const one = key === undefined ? undefined : left.get(key);
    if (key === undefined || !one) return;
    found.set(session.id, one.row);
    left.delete(key);
  };
  for (const session of sessions) {
    take(session, keyOf(session.clientId, session.day, timeOfDay(session.date, timeZone)));
  }
  for (const session of sessions) {
    if (left.size === 0) break;
    if (!found.has(session.id)) take(session, keyOfDay(left, session));
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
