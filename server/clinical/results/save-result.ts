import { isDeepStrictEqual } from 'node:util';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import {
  type GoalResult,
  type GoalResultForm,
  goalResultRecord,
} from '#domain/clinical/results/goal-result.ts';
import { newResultFault, resultFault, valueOfMeasure } from '#domain/clinical/results/result-fault.ts';
import { withLevelNames } from '#domain/people/practice/ladders.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { contentOf } from '#domain/platform/record.ts';
import { getSession } from '#server/caseload/sessions/session-store.ts';
import { refuseSignedNote } from '#server/caseload/sessions/signed-sessions.ts';
import { revisionInForce } from '#server/clinical/goals/goal-revision-store.ts';
import { getGoal } from '#server/clinical/goals/goal-store.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { CHANGED_MEANWHILE, conflict, invalid } from '#server/platform/http/errors.ts';
import {
  createResult,
  findResult,
  type ResultContent,
  type ResultPlace,
  updateResult,
} from './result-store.ts';
import { saveSharedMarks } from './shared-results.ts';

/**
 * Saves the result of a goal in a session, replacing the stored one. Throws 404 for records that are not the
 * therapist's own, 400 for a result that does not fit the goal, and 409 for a goal that takes no results and
 * for a result that changed since the client read it. Values that are already stored succeed without a
 * change, so that a repeated save is harmless. Objectives that record the same steps get the same marks.
 */
export async function saveResult(
  queries: CaseloadWrites,
  place: ResultPlace,
  { updatedAt, ...form }: GoalResultForm,
  { timeZone, levelNames }: Pick<PracticeSettings, 'timeZone' | 'levelNames'>,
): Promise<GoalResult> {
  const session = await getSession(queries, place.sessionId);
  const goal = withLevelNames(await getGoal(queries, place.goalId), levelNames);
  if (goal.clientId !== session.clientId) throw invalid('This goal is of another client than the session');
  const before = await findResult(queries, place);
  const content = contentOfForm(goal, form);
  if (before && isSame(before, content)) return before;
  await refuseSignedNote(queries, session.id);
  if (updatedAt !== undefined && updatedAt !== (before?.updatedAt ?? null)) throw conflict(CHANGED_MEANWHILE);
  const on = dayOf(session.date, timeZone);
  const closed = before === undefined ? newResultFault(goal, on) : undefined;
  if (closed !== undefined) throw conflict(closed);
  const revision = await revisionInForce(queries, goal, on);
  const fault = resultFault(goalInRevision(goal, revision), content, before);
  if (fault !== undefined) throw invalid(fault);
  const stored = { ...content, goalRevision: revision.revision };
  const saved = await (before
    ? updateResult(queries, before, stored)
    : createResult(queries, session, goal, stored));
  await saveSharedMarks(queries, { session, goal, on }, before, saved);
  return saved;
}

/** Returns the content to save; the list is empty if nothing was marked or timed. */
function contentOfForm({ measure }: Goal, form: Omit<GoalResultForm, 'updatedAt'>): ResultContent {
  const value = valueOfMeasure[measure];
  return contentOf(goalResultRecord, {
    ...form,
    marks: form.marks ?? (value === 'marks' ? [] : null),
    seconds: form.seconds ?? (value === 'seconds' ? [] : null),
  });
}

function isSame(before: GoalResult, content: ResultContent): boolean {
  return isDeepStrictEqual({ ...before, ...content }, { ...before });
}
