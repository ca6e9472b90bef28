import { type GoalProgress, goalProgress } from '#domain/clinical/goal-progress/goal-progress.ts';
import {
  type SessionResult,
  sessionResults,
  type ValuedResult,
  valuedResults,
} from '#domain/clinical/goal-progress/session-result.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { type GoalRevision, goalInRevision, revisionOn } from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import type { Day, TimeZone } from '#domain/platform/dates.ts';

/** The days that a document covers, both inclusive. */
export interface Period {
  fromOn: Day;
  untilOn: Day;
}

/** A goal as of the end of the period, with what was signed up to then. */
export interface GoalInPeriod {
  /** The goal as of the end of the period. */
  goal: Goal;
  period: Period;
  /** The revision in effect then; 1 if the goal was never revised. */
  revision: number;
  /** Whether anything was recorded by then, signed or not. */
  isMeasured: boolean;
  /** Its signed results up to the end of the period, earliest first. */
  results: readonly SessionResult[];
  /** The results of the period that have a value and share the goal's current revision and phase. */
  comparable: readonly ValuedResult[];
  /** The child's progress at the end of the period, from results of this revision. */
  progress: GoalProgress | undefined;
}

/** Returns the state of a goal at the end of a period. Unsigned results do not count. */
export function goalInPeriod(
  goal: Goal,
  { revisions, results }: { revisions: readonly GoalRevision[]; results: readonly GoalResult[] },
  { period, timeZone }: { period: Period; timeZone: TimeZone },
): GoalInPeriod {
  const ofGoal = revisions
    .filter(({ goalId }) => goalId === goal.id)
    .toSorted((one, other) => one.revision - other.revision);
  const recorded = sessionResults(goal, { revisions: ofGoal, results }, timeZone).filter(
    ({ on }) => on <= period.untilOn,
  );
  const signed = recorded.filter(({ isSigned }) => isSigned);
  const inForce = revisionOn(ofGoal, period.untilOn);
  const goalThen = withStatusOn(inForce ? goalInRevision(goal, inForce) : goal, period.untilOn);
  const revision = inForce?.revision ?? signed.at(-1)?.recorded.goalRevision ?? 1;
  const ofRevision = signed.filter(({ recorded }) => recorded.goalRevision === revision);
  const progress = goalProgress(goalThen, ofRevision);
  const comparable = valuedResults(ofRevision).filter(
    ({ on, recorded }) => on >= period.fromOn && recorded.phase === progress?.phase,
  );
  const isMeasured = recorded.some(({ value }) => value !== undefined);
  return { goal: goalThen, period, revision, isMeasured, results: signed, comparable: comparable, progress };
}

/** Returns a goal with the status that it had on a day, such as mastered before it was reopened. */
function withStatusOn(goal: Goal, day: Day): Goal {
  const statusHistory = goal.statusHistory.filter(({ on }) => on <= day);
  const then = statusHistory.at(-1);
  return then ? { ...goal, status: then.status, statusOn: then.on, statusHistory } : goal;
}

/** Returns the last three comparable results, latest last. */
export function lastThreeResults({ comparable }: Pick<GoalInPeriod, 'comparable'>): readonly ValuedResult[] {
  return comparable.slice(-3);
}
