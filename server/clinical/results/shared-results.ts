import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import { type GoalResult, goalResultRecord } from '#domain/clinical/results/goal-result.ts';
import { countedMarks } from '#domain/clinical/results/marks.ts';
import { newResultFault, resultFault } from '#domain/clinical/results/result-fault.ts';
import { isSameMarks, sharesMarks } from '#domain/clinical/results/shared-marks.ts';
import type { Day } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { revisionInForce } from '#server/clinical/goals/goal-revision-store.ts';
import { objectivesOf } from '#server/clinical/goals/goal-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { createResult, deleteResult, findResult, updateResult } from './result-store.ts';

interface GoalInSession {
  session: Session;
  goal: Goal;
  /** The day of the session. */
  on: Day;
}

/**
 * Saves a goal's marks for the objectives that record the same steps, or deletes theirs with them. An objective that was
 * marked by itself, or takes no results, is left as it is.
 */
export async function saveSharedMarks(
  queries: CaseloadWrites,
  { session, goal, on }: GoalInSession,
  before: GoalResult | undefined,
  after: GoalResult | undefined,
): Promise<void> {
  const objectives = goal.steps === null ? [] : await objectivesOf(queries, goal);
  for (const objective of objectives.filter((one) => sharesMarks(goal, one))) {
    const own = await findResult(queries, { sessionId: session.id, goalId: objective.id });
    if (own && !isSameMarks(own, before)) continue;
    if (!after || countedMarks(after.marks ?? []).length === 0) {
      if (own) await deleteResult(queries, own);
      continue;
    }
    if (!own && newResultFault(objective, on) !== undefined) continue;
    const { phase, marks, cue, seconds, count, minutes, rating } = after;
    const recorded = { phase, marks, cue, seconds, count, minutes, rating };
    const content = contentOf(goalResultRecord, { ...recorded, comment: own?.comment ?? null });
    const revision = await revisionInForce(queries, objective, on);
    if (resultFault(goalInRevision(objective, revision), content, own) !== undefined) continue;
    const stored = { ...content, goalRevision: revision.revision };
    await (own ? updateResult(queries, own, stored) : createResult(queries, session, objective, stored));
  }
}
