import { BILLABLE_ABSENCES, SCHOOL_YEAR_START } from '#domain/people/practice/default-practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { SessionStatus } from './session-words.ts';

export const DEFAULT_ABSENCE_NUMBER = 1;

/** Whether the absence with this number is billed; `billableAbsences` is the practice's policy. */
export function isAbsenceBillable(absenceNumber: number, billableAbsences = BILLABLE_ABSENCES): boolean {
  return absenceNumber <= billableAbsences;
}

/** The school year a day falls in, first day and the day after its last: July 1 to June 30 unless set otherwise. */
export function schoolYearOf(day: Day, yearStart = SCHOOL_YEAR_START): { from: Day; until: Day } {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) >= yearStart ? year : year - 1;
  return { from: `${first}-${yearStart}`, until: `${first + 1}-${yearStart}` };
}

/** Whose session it is, and on which day of the practice. */
interface CountedSession {
  clientId: number | null;
  day: Day;
}

/** Whether the absences of both are counted together: those of one client in one school year are. */
export function isSameAbsenceCount(one: CountedSession, other: CountedSession, yearStart: string): boolean {
  const yearOf = ({ day }: CountedSession) => schoolYearOf(day, yearStart).from;
  return one.clientId === other.clientId && yearOf(one) === yearOf(other);
}

export interface AbsenceBilling {
  absenceNumber: number;
  billable: boolean;
}

export interface RequestedBilling {
  status: SessionStatus;
  absenceNumber?: number | undefined;
  billable?: boolean | undefined;
}

/** What a session was before a change; an absence that left its count has the number 0. */
type BillingBefore = AbsenceBilling & { status: SessionStatus };

/**
 * The absence number and the billable flag of a session, from what a request states, what the session had before
 * (undefined for a new one) and the client's next absence number of the school year. A stated `billable` wins:
 * it is the therapist's hand toggle, and it stays until a number is stated or given.
 */
export function absenceBilling(
  requested: RequestedBilling,
  before: BillingBefore | undefined,
  nextAbsenceNumber: number,
  billableAbsences = BILLABLE_ABSENCES,
): AbsenceBilling {
  const wasAbsence = before?.status === 'absence';
  if (requested.status !== 'absence') {
    return {
      absenceNumber: 0,
      billable: requested.billable ?? (wasAbsence ? true : (before?.billable ?? true)),
    };
  }
  const kept = wasAbsence && !requested.absenceNumber ? before.absenceNumber : 0;
  const absenceNumber = requested.absenceNumber || kept || nextAbsenceNumber;
  const byRule =
    wasAbsence && kept > 0 ? before.billable : isAbsenceBillable(absenceNumber, billableAbsences);
  return { absenceNumber, billable: requested.billable ?? byRule };
}

/** Whether a session needs the client's next absence number: an absence that neither states nor has one. */
export function needsAbsenceNumber(
  requested: RequestedBilling,
  before: Pick<BillingBefore, 'status' | 'absenceNumber'> | undefined,
): boolean {
  const hasNumber = before?.status === 'absence' && before.absenceNumber > 0;
  return requested.status === 'absence' && !requested.absenceNumber && !hasNumber;
}
