import type { Goal } from '#domain/clinical/goals/goal.ts';
import {
  changesMeasurement,
  type GoalRevision,
  goalInRevision,
} from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { resultFault, valueOfMeasure } from '#domain/clinical/results/result-fault.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/**
 * Throws 400, naming the row, unless each goal has all its revisions, and each result fits one of them and belongs to
 * its client's session and goal.
 */
export function refuseWrongResults({ goals, goal_revisions, goal_results, sessions }: WholeCaseload): void {
  const goalOf = new Map(goals.map((goal) => [goal.id, goal]));
  const clientOfSession = new Map(sessions.map(({ id, clientId }) => [id, clientId]));
  const revisions = new Map<string, GoalRevision>();
  for (const [index, revision] of goal_revisions.entries()) {
    const key = `${revision.goalId} ${revision.revision}`;
    const wrong =
      wrongRevision(revision, goalOf.get(revision.goalId)) ??
      (revisions.has(key) ? 'Another row is the same revision of this goal' : undefined);
    if (wrong !== undefined) throw invalidRow('goal_revisions', index, wrong);
    revisions.set(key, revision);
  }
  refuseLostRevisions(goals, goal_revisions);
  const places = new Set<string>();
  for (const [index, result] of goal_results.entries()) {
    const place = `${result.sessionId} ${result.goalId}`;
    const revision = revisions.get(`${result.goalId} ${result.goalRevision}`);
    const wrong =
      (clientOfSession.get(result.sessionId) !== result.clientId && 'Its session is of another client') ||
      (places.has(place) && 'Another row is of the same session and goal') ||
      wrongResult(result, goalOf.get(result.goalId), revision);
    if (wrong) throw invalidRow('goal_results', index, wrong);
    places.add(place);
  }
}

function wrongRevision(
  { clientId, revision, content }: GoalRevision,
  goal: Goal | undefined,
): string | undefined {
  if (goal?.clientId !== clientId) return 'Its goal is of another client';
  if (revision > goal.revision) return 'Its goal has no such revision';
  if (changesMeasurement(goal, content)) return 'It is measured another way than its goal';
  return undefined;
}

// With no duplicate revision and none beyond the last, equal counts mean that all are there.
function refuseLostRevisions(goals: readonly Goal[], revisions: readonly GoalRevision[]): void {
  const counts = new Map<number, number>();
  for (const { goalId } of revisions) counts.set(goalId, (counts.get(goalId) ?? 0) + 1);
  const lost = goals.findIndex(({ id, revision }) => (counts.get(id) ?? 0) < revision);
  if (lost !== -1) throw invalidRow('goals', lost, 'Some of its revisions are not in this archive');
}

function wrongResult(
  result: GoalResult,
  goal: Goal | undefined,
  revision: GoalRevision | undefined,
): string | undefined {
  if (goal?.clientId !== result.clientId) return 'Its goal is of another client';
  if (goal.measure !== result.measure) return 'It is measured another way than its goal';
  if (revision === undefined) return 'Its goal has no such revision';
  const value = valueOfMeasure[goal.measure];
  if ((value === 'marks' || value === 'seconds') && result[value] === null) return `It has no ${value}`;
  // The result may have levels that were hidden since.
  return resultFault(goalInRevision(goal, revision), result, result);
}
