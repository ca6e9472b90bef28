import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';

export interface ClientAttendance {
  clientId: number;
  /** The client's sessions in the period. */
  sessions: Session[];
  /** The client's absences in the school year. */
  absencesOfYear: Session[];
  /** How many further absences in the school year would be billed. */
  billableLeft: number;
}

/**
 * Summarizes the attendance of clients with a session in the period or an absence in the school year, most absences
 * first. Absences are billable by their numbers, as the next one will be.
 */
export function attendanceByClient(
  sessionsOfPeriod: readonly Session[],
  sessionsOfYear: readonly Session[],
  { billableAbsences }: Pick<PracticeSettings, 'billableAbsences'>,
): ClientAttendance[] {
  const inPeriod = Map.groupBy(sessionsOfPeriod, ({ clientId }) => clientId);
  const absent = Map.groupBy(
    sessionsOfYear.filter(({ status }) => status === 'absence'),
    ({ clientId }) => clientId,
  );
  return [...new Set([...inPeriod.keys(), ...absent.keys()])]
    .map((clientId) => {
      const absencesOfYear = absent.get(clientId) ?? [];
      const highest = Math.max(0, ...absencesOfYear.map(({ absenceNumber }) => absenceNumber));
      return {
        clientId,
        sessions: inPeriod.get(clientId) ?? [],
        absencesOfYear,
        billableLeft: Math.max(0, billableAbsences - highest),
      };
    })
    .sort((a, b) => b.absencesOfYear.length - a.absencesOfYear.length || a.clientId - b.clientId);
}
