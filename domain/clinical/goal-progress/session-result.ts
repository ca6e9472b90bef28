import type { Goal } from '#domain/clinical/goals/goal.ts';
import { type GoalRevision, goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import type { Share } from '#domain/clinical/results/percent.ts';
import { sessionValue, shareAtCriterion } from '#domain/clinical/results/session-value.ts';
import { supportScore } from '#domain/clinical/results/support-score.ts';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';

/** A child's result on a goal in a session that took place, with its value. */
export interface SessionResult {
  recorded: GoalResult;
  /** The day of its session. */
  on: Day;
  /** The goal as it was on that day, which decides how the result is judged. */
  goal: Goal;
  isSigned: boolean;
  /** The session's value, not rounded; undefined if nothing recorded gives one. */
  value: number | undefined;
  /** For trials and opportunities: those at criterion, out of all that have a mark. */
  share: Share | undefined;
  /** For trials and opportunities: our support index, from 0 to 100. */
  support: number | undefined;
}

/** A result that has a value and therefore a point in the graph. */
export interface ValuedResult extends SessionResult {
  value: number;
}

interface Recordings {
  revisions: readonly GoalRevision[];
  results: readonly GoalResult[];
}

/**
 * Returns the results of a goal, ordered by session, earliest first. Sessions that did not take place are
 * left out.
 */
export function sessionResults(
  goal: Goal,
  { revisions, results }: Recordings,
  timeZone: TimeZone,
): SessionResult[] {
  const inRevision = new Map(
    revisions
      .filter(({ goalId }) => goalId === goal.id)
      .map((revision) => [revision.revision, goalInRevision(goal, revision)]),
  );
  return results
    .filter(({ goalId, sessionStatus }) => goalId === goal.id && sessionStatus === 'completed')
    .toSorted(inOrderOfSessions)
    .map((recorded) =>
      judged(inRevision.get(recorded.goalRevision) ?? goal, recorded, dayOf(recorded.date, timeZone)),
    );
}

/** Returns the results that have a value. */
export function valuedResults(results: readonly SessionResult[]): ValuedResult[] {
  return results.flatMap((result) => {
    const { value } = result;
    return value === undefined ? [] : [{ ...result, value }];
  });
}

function inOrderOfSessions(one: GoalResult, other: GoalResult): number {
  return one.date === other.date ? one.id - other.id : one.date < other.date ? -1 : 1;
}

function judged(goal: Goal, recorded: GoalResult, on: Day): SessionResult {
  const { measure, ladder } = goal;
  const hasMarks = measure === 'trials' || measure === 'opportunities';
  return {
    recorded,
    on,
    goal,
    isSigned: recorded.noteStatus === 'signed',
    value: sessionValue(goal, recorded),
    share: hasMarks ? shareAtCriterion(goal, recorded) : undefined,
    support: hasMarks && ladder !== null ? supportScore(recorded.marks ?? [], ladder) : undefined,
  };
}
