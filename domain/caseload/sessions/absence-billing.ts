import { BILLABLE_ABSENCES, SCHOOL_YEAR_START } from '#domain/people/practice/default-practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { SessionStatus } from './session-words.ts';

export const DEFAULT_ABSENCE_NUMBER = 1;

/** Returns whether the absence with this number is billable under the practice's policy, `billableAbsences`. */
export function isAbsenceBillable(absenceNumber: number, billableAbsences = BILLABLE_ABSENCES): boolean {
  return absenceNumber <= billableAbsences;
}

/** Returns the school year of a day: its first day, and the day after its last. July 1 to June 30 by default. */
export function schoolYearOf(day: Day, yearStart = SCHOOL_YEAR_START): { from: Day; until: Day } {
  const year = Number(day.slice(0, 4));
  const first = day.slice(5) >= yearStart ? year : year - 1;
  return { from: `${first}-${yearStart}`, until: `${first + 1}-${yearStart}` };
}

/** A session's client, who pays, and its day in the practice's time zone. */
interface CountedSession {
  clientId: number | null;
  /** The organization that pays; null or left out is the family. */
  payerId?: number | null;
  day: Day;
}

/** Returns whether both absences share one count: they do for one client and payer in one school year. */
export function isSameAbsenceCount(one: CountedSession, other: CountedSession, yearStart: string): boolean {
  const yearOf = ({ day }: CountedSession) => schoolYearOf(day, yearStart).from;
  const payerOf = ({ payerId = null }: CountedSession) => payerId;
  return one.clientId === other.clientId && payerOf(one) === payerOf(other) && yearOf(one) === yearOf(other);
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

/** A session before a change; an absence whose number was removed has the number 0. */
type BillingBefore = AbsenceBilling & { status: SessionStatus };

/**
 * Returns the absence number and the billable flag of a session, from the requested values, the previous ones
 * (undefined for a new session) and the client's next absence number in the school year. A requested `billable` wins:
 * it is the therapist's manual choice, and stays until a number is sent or assigned.
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
  const storedNumber = wasAbsence && !requested.absenceNumber ? before.absenceNumber : 0;
  const absenceNumber = requested.absenceNumber || storedNumber || nextAbsenceNumber;
  const byRule =
    wasAbsence && storedNumber > 0 ? before.billable : isAbsenceBillable(absenceNumber, billableAbsences);
  return { absenceNumber, billable: requested.billable ?? byRule };
}

/** Returns whether a session needs the client's next absence number: an absence without a sent or stored number. */
export function needsAbsenceNumber(
  requested: RequestedBilling,
  before: Pick<BillingBefore, 'status' | 'absenceNumber'> | undefined,
): boolean {
  const hasNumber = before?.status === 'absence' && before.absenceNumber > 0;
  return requested.status === 'absence' && !requested.absenceNumber && !hasNumber;
}

/** An absence of a client in a school year. */
export interface NumberedAbsence {
  id: number;
  absenceNumber: number;
  billable: boolean;
  /** Whether it is on an invoice: then its number stays. */
  isBilled: boolean;
}

/**
 * Returns the number of the next absence in a school year: one more than the highest that can change, past those that an
 * invoice holds.
 */
export function numberOfNextAbsence(absences: readonly NumberedAbsence[]): number {
  const used = new Set(absences.map(({ absenceNumber }) => absenceNumber));
  const free = absences.filter(({ isBilled }) => !isBilled).map(({ absenceNumber }) => absenceNumber);
  let next = free.length > 0 ? Math.max(...free) + 1 : used.size > 0 ? Math.min(...used) : 1;
  while (used.has(next)) next += 1;
  return next;
}

/**
 * Returns the absences of a school year whose number, and by that perhaps the billable flag, changes when the one with
 * the number `removed` is none any more: later ones move up. What is on an invoice stays, and so does a manual choice.
 */
export function absencesAfterRemoval(
  absences: readonly NumberedAbsence[],
  removed: number,
  billableAbsences = BILLABLE_ABSENCES,
): NumberedAbsence[] {
  const used = new Set(absences.map(({ absenceNumber }) => absenceNumber));
  const later = absences
    .filter(({ absenceNumber, isBilled }) => absenceNumber > removed && !isBilled)
    .toSorted((one, other) => one.absenceNumber - other.absenceNumber);
  let free = removed;
  return later.flatMap((absence) => {
    while (free < absence.absenceNumber && used.has(free)) free += 1;
    if (free >= absence.absenceNumber) return [];
    used.delete(absence.absenceNumber);
    const absenceNumber = free;
    used.add(absenceNumber);
    const byRule = isAbsenceBillable(absence.absenceNumber, billableAbsences) === absence.billable;
    const billable = byRule ? isAbsenceBillable(absenceNumber, billableAbsences) : absence.billable;
    return [{ ...absence, absenceNumber, billable }];
  });
}
