import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { PaidMandates } from '#domain/billing/invoices/paid-mandates.ts';
import { numberOfNextAbsence } from '#domain/caseload/sessions/absence-billing.ts';
import { billableAbsencesLeft } from '#domain/caseload/sessions/absences-of-year.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';

export interface ClientAttendance {
  clientId: number;
  /** The client's sessions in the period. */
  sessions: Session[];
  /** The client's absences in the school year, whoever pays. */
  absencesOfYear: Session[];
  /** How many further absences in the school year would be billed to the family. */
  billableLeft: number;
}

/** What decides which absences are billed to families. */
interface AbsenceBilling extends Pick<PracticeSettings, 'billableAbsences'> {
  paidMandates: PaidMandates;
  invoices: readonly Pick<Invoice, 'sessionIds'>[];
}

/**
 * Summarizes the attendance of clients with a session in the period or an absence in the school year, most absences
 * first. Absences are billable by their numbers, as the next one will be.
 */
export function attendanceByClient(
  sessionsOfPeriod: readonly Session[],
  sessionsOfYear: readonly Session[],
  { billableAbsences, paidMandates, invoices }: AbsenceBilling,
): ClientAttendance[] {
  const inPeriod = Map.groupBy(sessionsOfPeriod, ({ clientId }) => clientId);
  const absent = Map.groupBy(
    sessionsOfYear.filter(({ status }) => status === 'absence'),
    ({ clientId }) => clientId,
  );
  const billed = new Set(invoices.flatMap(({ sessionIds }) => sessionIds));
  return [...new Set([...inPeriod.keys(), ...absent.keys()])]
    .map((clientId) => {
      const absencesOfYear = absent.get(clientId) ?? [];
      const ofFamily = absencesOfYear
        .filter(({ mandateId }) => !paidMandates.has(mandateId))
        .map((absence) => ({ ...absence, isBilled: billed.has(absence.id) }));
      return {
        clientId,
        sessions: inPeriod.get(clientId) ?? [],
        absencesOfYear,
        billableLeft: billableAbsencesLeft(numberOfNextAbsence(ofFamily), billableAbsences),
      };
    })
    .sort((a, b) => b.absencesOfYear.length - a.absencesOfYear.length || a.clientId - b.clientId);
}
