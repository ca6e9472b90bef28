import type { Session } from '#domain/caseload/sessions/session.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import { isAbsenceNumberTaken } from './absence-store.ts';

/** Throws 409 if a session becomes an absence again and its number is taken by now. */
export async function refuseTakenAbsence(
  queries: CaseloadQueries,
  session: Omit<Session, 'noteStatus'>,
  settings: PracticeSettings,
): Promise<void> {
  if (session.status !== 'absence' || !(await isAbsenceNumberTaken(queries, session, settings))) return;
  throw conflict(
    `Another session has become absence ${session.absenceNumber} of this school year. Please give that one another number first`,
  );
}
