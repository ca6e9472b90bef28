import type { Instant } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { expiredBefore } from '#server/platform/database/keep-undo.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { type UndoStep, undoSteps } from './undo-notes.ts';

export const UNDO_NOT_FOUND = 'This can no longer be undone';

/** What it takes to undo a change, and when that was made. */
export interface Undo {
  steps: UndoStep[];
  madeAt: Instant;
}

/** Takes an undo, which serves once. Throws 404 when there is none, for its age or since it was used. */
export async function takeUndo(queries: CaseloadWrites, id: string): Promise<Undo> {
  const [found] = await queries
    .deleteFrom('undos')
    .where('id', '=', id)
    .where('made_at', '>=', expiredBefore(queries.now))
    .returning(['steps', 'made_at'])
    .execute();
  // One that an earlier version of the program kept just before this one was started is none either.
  const steps = undoSteps.safeParse(found?.steps);
  if (!found || !steps.success) throw notFound(UNDO_NOT_FOUND);
  return { steps: steps.data, madeAt: found.made_at };
}
