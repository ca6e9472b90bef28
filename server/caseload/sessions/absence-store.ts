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
import type { SessionTerms } from '#server/platform/database/mandate-terms.ts';
import { payerOfMandate, termsOfSession } from './session-mandate.ts';
import { getSession, updateSession } from './session-store.ts';

type SchoolCalendar = Pick<PracticeSettings, 'timeZone' | 'schoolYearStart'>;
type AbsenceCalendar = SchoolCalendar & Pick<PracticeSettings, 'billableAbsences'>;

/** Whose absences are counted together: those of one client and payer in the school year of a date. */
interface AbsenceCount {
  clientId: number;
  date: string;
  /** The organization that pays; null is the family. */
  payerId: number | null;
}

/** Moves up the later absences of the client in the school year of one that is none any more. */
export async function closeAbsenceGap(
  queries: CaseloadWrites,
  session: Session,
  calendar: AbsenceCalendar,
): Promise<void> {
  const stated = { stated: session.mandateId, current: session.mandateId };
  const terms = await termsOfSession(queries, session, stated, calendar.timeZone);
  await closeGap(queries, session, terms, calendar);
}

/** Moves up the later absences that the same payer pays. */
export async function closeGap(
  queries: CaseloadWrites,
  { clientId, date, absenceNumber }: Session,
  { payerId, billableAbsences }: SessionTerms,
  calendar: AbsenceCalendar,
): Promise<void> {
  const left = await listNumberedAbsences(queries, { clientId, date, payerId }, calendar);
  const billable = billableAbsences ?? calendar.billableAbsences;
  for (const { id, ...after } of absencesAfterRemoval(left, absenceNumber, billable)) {
    const before = await getSession(queries, id);
    await updateSession(queries, before, {
      ...before,
      absenceNumber: after.absenceNumber,
      billable: after.billable,
    });
  }
}

/**
 * Returns the number of the client's next absence in the school year of `date`, of those that one payer pays. Absences
 * with the ids in `waiting` have no number yet.
 */
export async function nextAbsenceNumber(
  queries: CaseloadQueries,
  count: AbsenceCount,
  calendar: SchoolCalendar,
  waiting: ReadonlySet<number> = new Set(),
): Promise<number> {
  const absences = await listNumberedAbsences(queries, count, calendar);
  return numberOfNextAbsence(absences.filter(({ id }) => !waiting.has(id)));
}

async function listNumberedAbsences(
  queries: CaseloadQueries,
  count: AbsenceCount,
  calendar: SchoolCalendar,
): Promise<NumberedAbsence[]> {
  const rows = await absencesOf(queries, count, calendar)
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

type NumberedSession = Pick<Session, 'id' | 'clientId' | 'date' | 'absenceNumber' | 'mandateId'>;

/** Returns whether another absence of the client and payer in the school year of `date` has this number. */
export async function isAbsenceNumberTaken(
  queries: CaseloadQueries,
  { id, clientId, date, absenceNumber, mandateId }: NumberedSession,
  calendar: SchoolCalendar,
): Promise<boolean> {
  const payerId = await payerOfMandate(queries, mandateId);
  const taken = await absencesOf(queries, { clientId, date, payerId }, calendar)
    .select('id')
    .where('absence_number', '=', absenceNumber)
    .where('id', '!=', id)
    .limit(1)
    .executeTakeFirst();
  return taken !== undefined;
}

/** Selects a client's absences that one payer pays in the school year of `date`. */
function absencesOf(
  queries: CaseloadQueries,
  { clientId, date, payerId }: AbsenceCount,
  { timeZone, schoolYearStart }: SchoolCalendar,
) {
  const year = schoolYearOf(dayOf(date, timeZone), schoolYearStart);
  const paid = queries.selectFrom('mandates').select('id').where('client_id', '=', clientId);
  return queries
    .selectFrom('sessions')
    .where('sessions.client_id', '=', clientId)
    .where('sessions.status', '=', 'absence')
    .where('sessions.date', '>=', startOfDay(year.from, timeZone))
    .where('sessions.date', '<', startOfDay(year.until, timeZone))
    .where((row) =>
      payerId === null
        ? row.or([
            row('sessions.mandate_id', 'is', null),
            row('sessions.mandate_id', 'in', paid.where('payer_id', 'is', null)),
          ])
        : row('sessions.mandate_id', 'in', paid.where('payer_id', '=', payerId)),
    );
}
