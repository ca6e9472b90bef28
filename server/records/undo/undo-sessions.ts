import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { EarlierRecord } from '#domain/platform/record.ts';
import { notedSessionIds } from '#server/caseload/sessions/noted-sessions.ts';
import { writeNotes } from '#server/caseload/sessions/notes-of-sessions.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { refuseSignedChange } from '#server/caseload/sessions/signed-sessions.ts';
import { refuseTakenAbsence } from '#server/caseload/sessions/taken-absence.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';

/** Throws 409 if the invoice of a changed session was created or changed since: billed sessions stay unchanged. */
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

/** Throws 409 if the undo would change a session that its signed note describes. */
export async function refuseSignedSession(
  queries: CaseloadQueries,
  id: number,
  before: EarlierRecord,
): Promise<void> {
  const now = await getSession(queries, id);
  await refuseSignedChange(queries, now, { ...now, ...before });
}

/** Throws 409 if the undo would delete a session that has a note or results by now. */
export async function refuseSessionWithNote(queries: CaseloadQueries, id: number): Promise<void> {
  const noted = await notedSessionIds(queries, [{ id }]);
  if (noted.size > 0) throw conflict('This session has a note by now, so nothing was put back');
}

/** Restores a session's Notes and saves a version of those that it replaces. */
export async function restoreNotes(
  queries: CaseloadWrites,
  id: number,
  { notes }: EarlierRecord,
): Promise<void> {
  await writeNotes(queries, await getSession(queries, id), typeof notes === 'string' ? notes : null);
}

/** Throws 409 if a session that becomes an absence again has an absence number that is taken by now. */
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
