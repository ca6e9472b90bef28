import type { Session } from '#domain/sessions/session.ts';

export interface DayFigures {
  appointments: number;
  completed: number;
  upcoming: number;
  billableAbsences: number;
}

/** What a day's sessions add up to on the dashboard. */
export function dayFigures(sessions: readonly Pick<Session, 'status' | 'billable'>[]): DayFigures {
  const count = (isCounted: (session: Pick<Session, 'status' | 'billable'>) => boolean) =>
    sessions.filter(isCounted).length;
  return {
    appointments: sessions.length,
    completed: count(({ status }) => status === 'completed'),
    upcoming: count(({ status }) => status === 'scheduled'),
    billableAbsences: count(({ status, billable }) => status === 'absence' && billable),
  };
}

/** What the practice's rule says under the number of billable absences. */
export function absenceCaption(billableAbsences: number): string {
  if (billableAbsences === 0) return 'Absences are not billable';
  return billableAbsences === 1
    ? 'First absence is billable'
    : `First ${billableAbsences} absences are billable`;
}
