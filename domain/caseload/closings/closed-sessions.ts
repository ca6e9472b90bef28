import type { Session } from '#domain/caseload/sessions/session.ts';

type Planned = Pick<Session, 'id' | 'status'>;

/** What becomes of the sessions of closed days. */
export interface ClosedSessions {
  /** The numbers of those that can be cancelled: they are planned still, and on no invoice. */
  planned: number[];
  /** How many stay as they are: they took place, were missed, or are billed. */
  staying: number;
}

/** Parts the sessions of closed days; what is cancelled already is neither. */
export function closedSessions(sessions: readonly Planned[], billed: ReadonlySet<number>): ClosedSessions {
  const active = sessions.filter(({ status }) => status !== 'cancelled');
  const planned = active.filter(({ id, status }) => status === 'scheduled' && !billed.has(id));
  return { planned: planned.map(({ id }) => id), staying: active.length - planned.length };
}

/** What cancelling is called: "Cancel the session of that day", "Cancel the 6 sessions of these days". */
export function cancelText(
  count: number,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): string {
  const days = firstDay === lastDay ? 'that day' : 'these days';
  return count === 1 ? `Cancel the session of ${days}` : `Cancel the ${count} sessions of ${days}`;
}

/** What stays as it is: "2 sessions stay as they are: they took place, were missed, or are billed." */
export function stayingText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 session stays as it is: it took place, was missed, or is billed.'
    : `${count} sessions stay as they are: they took place, were missed, or are billed.`;
}
