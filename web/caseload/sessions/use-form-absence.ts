import { useQuery } from '@tanstack/react-query';
import {
  type AbsenceBilling,
  absenceBilling,
  DEFAULT_ABSENCE_NUMBER,
  isSameAbsenceCount,
} from '#domain/caseload/sessions/absence-billing.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { dayOf, isDay } from '#domain/platform/dates.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { sessionQueries } from './session-queries.ts';

export interface FormAbsence {
  /** The billing values as the server will save them; undefined if only the server can tell. */
  billing: AbsenceBilling | undefined;
  isCounting: boolean;
}

type AbsenceValues = Pick<SessionFormValues, 'clientId' | 'date' | 'status' | 'absenceNumber' | 'billable'>;

/**
 * The absence number and billable flag of the form: the client's next number in the school year and the practice's
 * rule, unless set manually.
 */
export function useFormAbsence(
  typed: AbsenceValues,
  session: Session | undefined,
  mandateId: number | null,
): FormAbsence {
  const { billableAbsences, schoolYearStart, timeZone } = usePracticeSettings();
  const { clientId, date, status, absenceNumber } = typed;
  const isSameCount =
    session !== undefined &&
    isSameAbsenceCount(
      { clientId: session.clientId, day: dayOf(session.date, timeZone) },
      { clientId, day: date },
      schoolYearStart,
    );
  const hasOwnNumber = session?.status === 'absence' && isSameCount;
  const isAsked = status === 'absence' && !hasOwnNumber && clientId !== null && isDay(date);
  const next = useQuery({
    ...sessionQueries.nextAbsenceNumber(clientId ?? 0, date, mandateId),
    enabled: isAsked,
  });

  const isKnown = absenceNumber !== null || !isAsked || (next.isSuccess && !next.isFetching);
  if (!isKnown) return { billing: undefined, isCounting: next.isFetching };
  const requested = {
    status,
    absenceNumber: absenceNumber || undefined,
    billable: typed.billable ?? undefined,
  };
  // Only the server knows what a payer pays.
  if (mandateId !== null && isAsked && next.data && absenceNumber === null && typed.billable === null) {
    return { billing: next.data, isCounting: false };
  }
  const nextNumber = next.data?.absenceNumber ?? DEFAULT_ABSENCE_NUMBER;
  const before = session && { ...session, absenceNumber: isSameCount ? session.absenceNumber : 0 };
  return { billing: absenceBilling(requested, before, nextNumber, billableAbsences), isCounting: false };
}
