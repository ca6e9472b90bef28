import type { Goal } from '#domain/clinical/goals/goal.ts';
import { type GoalRevision, goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import type { Share } from '#domain/clinical/results/percent.ts';
import { sessionValue, shareAtCriterion } from '#domain/clinical/results/session-value.ts';
import { supportScore } from '#domain/clinical/results/support-score.ts';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';

/** What a child did on a goal in a session that took place, and what it comes to. */
export interface SessionResult {
  recorded: GoalResult;
  /** The day of its session. */
  on: Day;
  /** The goal as it was on that day, by which the result is judged. */
  goal: Goal;
  isSigned: boolean;
  /** The value of the session, not rounded; undefined where nothing was recorded that it could be drawn from. */
  value: number | undefined;
  /** Of trials and opportunities: those at criterion, of all that have a mark. */
  share: Share | undefined;
  /** Of trials and opportunities, from 0 to 100: our own index. */
  support: number | undefined;
}

/** A result that has a value, and so a place in the graph. */
export interface ValuedResult extends SessionResult {
  value: number;
}

interface Recordings {
  revisions: readonly GoalRevision[];
  results: readonly GoalResult[];
}

/** The results of a goal, those of the earliest session first. What was recorded in a session that did not take place is left out. */
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

/** Those of some results that have a value. */
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
