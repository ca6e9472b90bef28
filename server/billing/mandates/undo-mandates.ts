import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Instant } from '#domain/platform/dates.ts';
import { listOpenAbsences } from '#server/caseload/sessions/recount-absences.ts';
import { refuseTakenAbsence } from '#server/caseload/sessions/taken-absence.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { conflict } from '#server/platform/http/errors.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';
import { changesOfSessions, type ModuleUndo } from '#server/platform/undo/undo-rules.ts';
import { getMandate } from './mandate-store.ts';
import { refuseWrongMandate, removeMandate } from './save-mandate.ts';

/** The undo functions of mandates. */
export const mandateUndo = {
  rules: {
    mandates: {
      removeAdded: async (queries, id) => removeMandate(queries, await getMandate(queries, id)),
      afterRevert: async (queries, { id }) => refuseWrongMandate(queries, await getMandate(queries, id)),
      afterRestore: async (queries, id) => refuseWrongMandate(queries, await getMandate(queries, id)),
    },
  },
  refuse: refuseCountedSince,
  refuseOutcome: refuseTakenNumbers,
} satisfies ModuleUndo;

/** Throws 409 if an absence was counted toward a payer since then that an undo takes back. */
async function refuseCountedSince(
  queries: CaseloadQueries,
  steps: readonly UndoStep[],
  madeAt: Instant,
): Promise<void> {
  const recounted = new Set(changesOfSessions(steps).map(({ id }) => id));
  for (const mandateId of withAnotherPayer(steps)) {
    const absences = await listOpenAbsences(queries, mandateId);
    if (absences.some(({ id, updatedAt }) => updatedAt > madeAt && !recounted.has(id))) {
      throw conflict('An absence was counted toward this mandate since, so nothing was put back');
    }
  }
}

/** Throws 409 if the number that an absence has again toward its earlier payer is taken by now. */
async function refuseTakenNumbers(
  queries: CaseloadQueries,
  steps: readonly UndoStep[],
  settings: PracticeSettings,
): Promise<void> {
  for (const mandateId of withAnotherPayer(steps)) {
    for (const absence of await listOpenAbsences(queries, mandateId))
      await refuseTakenAbsence(queries, absence, settings);
  }
}

/** Returns the mandates that get their earlier payer again. */
function withAnotherPayer(steps: readonly UndoStep[]): number[] {
  return steps.flatMap((step) =>
    step.was === 'changed' && step.table === 'mandates' && 'payerId' in step.before ? [step.id] : [],
  );
}
