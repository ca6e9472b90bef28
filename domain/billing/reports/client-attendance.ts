import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';

export interface ClientAttendance {
  clientId: number;
  /** The client's sessions of the period. */
  sessions: Session[];
  /** The client's absences of the school year. */
  absencesOfYear: Session[];
  /** How many absences of the school year would still be billed. */
  billableLeft: number;
}

/**
 * How each client attended: those with a session in the period or an absence in the school year, most absences
 * first. What is billable goes by the absences' numbers, as the next absence's own number will.
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
