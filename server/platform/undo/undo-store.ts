import type { Instant } from '#domain/platform/dates.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { expiredBefore } from '#server/platform/database/save-undo.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { type UndoStep, undoSteps } from './undo-recorder.ts';

export const UNDO_NOT_FOUND = 'This can no longer be undone';

/** The steps that undo a change, and when it was made. */
export interface Undo {
  steps: UndoStep[];
  madeAt: Instant;
}

/** Takes an undo record, which can be used once. Throws 404 if it has expired or was used. */
export async function takeUndo(queries: CaseloadWrites, id: string): Promise<Undo> {
  const [found] = await queries
    .deleteFrom('undos')
    .where('id', '=', id)
    .where('made_at', '>=', expiredBefore(queries.now))
    .returning(['steps', 'made_at'])
    .execute();
  // A record saved by an earlier version of the program is not readable.
  const steps = undoSteps.safeParse(found?.steps);
  if (!found || !steps.success) throw notFound(UNDO_NOT_FOUND);
  return { steps: steps.data, madeAt: found.made_at };
}
