import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionStatus } from '#domain/caseload/sessions/session-words.ts';

export interface DayFigures {
  appointments: number;
  completed: number;
  upcoming: number;
  billableAbsences: number;
}

/** Returns the dashboard figures of a day. A meeting of a group is one appointment; absences are counted per child. */
export function dayFigures(
  sessions: readonly Pick<Session, 'status' | 'billable'>[],
  appointments: readonly Pick<Session, 'status'>[] = sessions,
): DayFigures {
  const countOf = (counted: SessionStatus) => appointments.filter(({ status }) => status === counted).length;
  return {
    appointments: appointments.length,
    completed: countOf('completed'),
    upcoming: countOf('scheduled'),
    billableAbsences: sessions.filter(({ status, billable }) => status === 'absence' && billable).length,
  };
}

/** Returns the text about the practice's rule for billable absences. */
export function absenceCaption(billableAbsences: number): string {
  if (billableAbsences === 0) return 'Absences are not billable';
  return billableAbsences === 1
    ? 'First absence is billable'
    : `First ${billableAbsences} absences are billable`;
}
