import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { EarlierRecord } from '#domain/platform/record.ts';
import { keepNoteVersion } from '#server/caseload/sessions/note-version-store.ts';
import { notedSessionIds } from '#server/caseload/sessions/noted-sessions.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { refuseSignedChange } from '#server/caseload/sessions/signed-sessions.ts';
import { refuseTakenAbsence } from '#server/caseload/sessions/taken-absence.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { UndoStep } from '#server/platform/undo/undo-notes.ts';

/**
 * Throws 409 when the invoice of one of the sessions that were changed was made or changed since: what was billed stays
 * as it was.
 */
export async function refuseBilledSince(
  queries: CaseloadQueries,
  steps: readonly UndoStep[],
  since: Instant,
): Promise<void> {
  const ids = changesOfSessions(steps).map(({ id }) => id);
  for await (const part of inParts(ids)) {
    const billed = await queries
      .selectFrom('invoice_lines')
      .select('session_id')
      .where('session_id', 'in', part)
      .where('invoice_id', 'in', queries.selectFrom('invoices').select('id').where('updated_at', '>=', since))
      .limit(1)
      .executeTakeFirst();
    if (billed)
      throw conflict('The invoice of this session was made or changed since, so nothing was put back');
  }
}

/** Throws 409 where an undo would make a session another one than its signed note says. */
export async function refuseSignedSession(
  queries: CaseloadQueries,
  id: number,
  before: EarlierRecord,
): Promise<void> {
  const now = await getSession(queries, id);
  await refuseSignedChange(queries, now, { ...now, ...before });
}

/** Throws 409 where an undo would take out a session of which a note was begun or something was recorded since. */
export async function refuseNotedSession(queries: CaseloadQueries, id: number): Promise<void> {
  const noted = await notedSessionIds(queries, [{ id }]);
  if (noted.size > 0) throw conflict('This session has a note by now, so nothing was put back');
}

/** Keeps what the note of a session says, where an undo is about to put back what it said before. */
export async function keepSessionNote(
  queries: CaseloadWrites,
  id: number,
  { notes }: EarlierRecord,
): Promise<void> {
  await keepNoteVersion(queries, await getSession(queries, id), typeof notes === 'string' ? notes : null);
}

/** Throws 409 when a session that became an absence again has the number of another one by now. */
export async function refuseTakenAbsences(
  queries: CaseloadQueries,
  steps: readonly UndoStep[],
  settings: PracticeSettings,
): Promise<void> {
  for (const { id, before } of changesOfSessions(steps)) {
    if (!('status' in before || 'absenceNumber' in before)) continue;
    await refuseTakenAbsence(queries, await getSession(queries, id), settings);
  }
}

type Changed = Extract<UndoStep, { was: 'changed' }>;

function changesOfSessions(steps: readonly UndoStep[]): Changed[] {
  return steps.filter((step): step is Changed => step.was === 'changed' && step.table === 'sessions');
}
