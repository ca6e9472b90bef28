import {
  absencesAfterRemoval,
  type NumberedAbsence,
  numberOfNextAbsence,
  schoolYearOf,
} from '#domain/caseload/sessions/absence-billing.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf, startOfDay } from '#domain/platform/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { getSession, updateSession } from './session-store.ts';

type SchoolCalendar = Pick<PracticeSettings, 'timeZone' | 'schoolYearStart'>;
type AbsenceCalendar = SchoolCalendar & Pick<PracticeSettings, 'billableAbsences'>;

/** Moves up the later absences of the client in the school year of one that is none any more. */
export async function closeAbsenceGap(
  queries: CaseloadWrites,
  { clientId, date, absenceNumber }: Pick<Session, 'clientId' | 'date' | 'absenceNumber'>,
  calendar: AbsenceCalendar,
): Promise<void> {
  const left = await listNumberedAbsences(queries, clientId, date, calendar);
  for (const { id, ...after } of absencesAfterRemoval(left, absenceNumber, calendar.billableAbsences)) {
    const before = await getSession(queries, id);
    await updateSession(queries, before, {
      ...before,
      absenceNumber: after.absenceNumber,
      billable: after.billable,
    });
  }
}

/** Returns the number of the client's next absence in the school year of `date`. */
export async function nextAbsenceNumber(
  queries: CaseloadQueries,
  clientId: number,
  date: string,
  calendar: SchoolCalendar,
): Promise<number> {
  return numberOfNextAbsence(await listNumberedAbsences(queries, clientId, date, calendar));
}

async function listNumberedAbsences(
  queries: CaseloadQueries,
  clientId: number,
  date: string,
  calendar: SchoolCalendar,
): Promise<NumberedAbsence[]> {
  const rows = await absencesOf(queries, clientId, date, calendar)
    .leftJoin('invoice_lines', (join) =>
      join
        .onRef('invoice_lines.therapist_id', '=', 'sessions.therapist_id')
        .onRef('invoice_lines.session_id', '=', 'sessions.id'),
    )
    .select(['sessions.id', 'absence_number', 'billable', 'invoice_lines.session_id as billed'])
    .execute();
  return rows.map(({ id, absence_number: absenceNumber, billable, billed }) => ({
    id,
    absenceNumber,
    billable: Boolean(billable),
    isBilled: billed !== null,
  }));
}

/** Returns whether another absence of the client in the school year of `date` has this number. */
export async function isAbsenceNumberTaken(
  queries: CaseloadQueries,
  { id, clientId, date, absenceNumber }: Pick<Session, 'id' | 'clientId' | 'date' | 'absenceNumber'>,
  calendar: SchoolCalendar,
): Promise<boolean> {
  const taken = await absencesOf(queries, clientId, date, calendar)
    .select('id')
    .where('absence_number', '=', absenceNumber)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Selects a client's absences in the school year of `date`. */
function absencesOf(
  queries: CaseloadQueries,
  clientId: number,
  date: string,
  { timeZone, schoolYearStart }: SchoolCalendar,
) {
  const year = schoolYearOf(dayOf(date, timeZone), schoolYearStart);
  return queries
    .selectFrom('sessions')
    .where('sessions.client_id', '=', clientId)
    .where('sessions.status', '=', 'absence')
    .where('sessions.date', '>=', startOfDay(year.from, timeZone))
    .where('sessions.date', '<', startOfDay(year.until, timeZone));
}
