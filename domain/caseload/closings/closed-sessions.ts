import type { Session } from '#domain/caseload/sessions/session.ts';

type Planned = Pick<Session, 'id' | 'status'>;

/** The sessions on closed days. */
export interface ClosedSessions {
  /** The ids of those that can be cancelled: scheduled and not invoiced. */
  planned: number[];
  /** The number of those that stay: completed, missed or invoiced. */
  staying: number;
  /** The number of later scheduled sessions that repeat by school days; they keep their dates. */
  cycled: number;
}

/** Separates sessions on closed days into those that can be cancelled and those that stay, without cancelled ones. */
export function closedSessions(
  sessions: readonly Planned[],
  billed: ReadonlySet<number>,
): Omit<ClosedSessions, 'cycled'> {
  const active = sessions.filter(({ status }) => status !== 'cancelled');
  const planned = active.filter(({ id, status }) => status === 'scheduled' && !billed.has(id));
  return { planned: planned.map(({ id }) => id), staying: active.length - planned.length };
}

/** Returns the label of the checkbox: "Cancel the 6 sessions of these days". */
export function cancelText(
  count: number,
  { firstDay, lastDay }: { firstDay: string; lastDay: string },
): string {
  const days = firstDay === lastDay ? 'that day' : 'these days';
  return count === 1 ? `Cancel the session of ${days}` : `Cancel the ${count} sessions of ${days}`;
}

/** Returns the note on the others: "2 sessions stay as they are: they took place, were missed, or are billed." */
export function stayingText(count: number): string | undefined {
  if (count === 0) return undefined;
  return count === 1
    ? '1 session stays as it is: it took place, was missed, or is billed.'
    : `${count} sessions stay as they are: they took place, were missed, or are billed.`;
}

/** Returns the note on later sessions that were counted by school days, which this closing shifts. */
export function cycledText(count: number): string | undefined {
  if (count === 0) return undefined;
  const keeps =
    count === 1
      ? '1 later session repeats by school days and keeps its date.'
      : `${count} later sessions repeat by school days and keep their dates.`;
  return `${keeps} If the school shifts its cycle, delete the following sessions and plan them anew.`;
}
