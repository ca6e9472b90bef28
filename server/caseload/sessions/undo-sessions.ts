import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { EarlierRecord } from '#domain/platform/record.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';
import { changesOfSessions, type ModuleUndo } from '#server/platform/undo/undo-rules.ts';
import { closeAbsenceGap } from './absence-store.ts';
import { writeNotes } from './notes-of-sessions.ts';
import { deleteSession, getSession } from './session-store.ts';
import { listSessionIdsWithNote } from './sessions-with-note.ts';
import { refuseSignedChange, refuseSignedDeletion } from './signed-sessions.ts';
import { refuseTakenAbsence } from './taken-absence.ts';

/** The undo functions of sessions. */
export const sessionUndo = {
  rules: {
    sessions: {
      async beforeRevert(queries, id, before) {
        await refuseSignedSession(queries, id, before);
        if ('notes' in before) await restoreNotes(queries, id, before);
      },
      async afterRevert(queries, { id, before }, { timeZone }) {
        if ('date' in before) await queries.sessionMoved(await getSession(queries, id), timeZone);
      },
      async removeAdded(queries, id, settings) {
        await refuseSignedDeletion(queries, [{ id }]);
        await refuseSessionWithNote(queries, id);
        const added = await getSession(queries, id);
        await deleteSession(queries, added, settings.timeZone);
        if (added.status === 'absence') await closeAbsenceGap(queries, added, settings);
      },
    },
  },
  refuseOutcome: refuseTakenAbsences,
} satisfies ModuleUndo;

/** Throws 409 if the undo would change a session that its signed note describes. */
async function refuseSignedSession(
  queries: CaseloadQueries,
  id: number,
  before: EarlierRecord,
): Promise<void> {
  const now = await getSession(queries, id);
  await refuseSignedChange(queries, now, { ...now, ...before });
}

/** Throws 409 if the undo would delete a session that has a note or results by now. */
async function refuseSessionWithNote(queries: CaseloadQueries, id: number): Promise<void> {
  const withNote = await listSessionIdsWithNote(queries, [{ id }]);
  if (withNote.size > 0) throw conflict('This session has a note by now, so nothing was put back');
}

/** Restores a session's Notes and saves a version of those that it replaces. */
async function restoreNotes(queries: CaseloadWrites, id: number, { notes }: EarlierRecord): Promise<void> {
  await writeNotes(queries, await getSession(queries, id), typeof notes === 'string' ? notes : null);
}

/** Throws 409 if a session that becomes an absence again has an absence number that is taken by now. */
async function refuseTakenAbsences(
  queries: CaseloadQueries,
  steps: readonly UndoStep[],
  settings: PracticeSettings,
): Promise<void> {
  for (const { id, before } of changesOfSessions(steps)) {
    if (!('status' in before || 'absenceNumber' in before)) continue;
    await refuseTakenAbsence(queries, await getSession(queries, id), settings);
  }
}
