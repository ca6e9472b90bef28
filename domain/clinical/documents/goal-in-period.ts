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

/** The days that a document tells of, both counted. */
export interface Period {
  fromOn: Day;
  untilOn: Day;
}

/** A goal as a document tells of it: as it was at the end of the period, and what is signed of it until then. */
export interface GoalInPeriod {
  /** The goal as it was at the end of the period. */
  goal: Goal;
  period: Period;
  /** The revision that was in force then; 1 of a goal that was never revised. */
  revision: number;
  /** Whether anything was recorded until then, signed or not. */
  isMeasured: boolean;
  /** Its signed results until the end of the period, the earliest first. */
  results: readonly SessionResult[];
  /** Those of the period that have a value and are alike: of this revision, and of the phase that the goal is in. */
  alike: readonly ValuedResult[];
  /** Where the child stood at the end of the period, by results of this revision. */
  progress: GoalProgress | undefined;
}

/** What a document tells of a goal, out of everything that is kept of it. Nothing counts that is not signed. */
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
  const asItWas = inForce ? goalInRevision(goal, inForce) : goal;
  const revision = inForce?.revision ?? signed.at(-1)?.recorded.goalRevision ?? 1;
  const ofRevision = signed.filter(({ recorded }) => recorded.goalRevision === revision);
  const progress = goalProgress(asItWas, ofRevision);
  const alike = valuedResults(ofRevision).filter(
    ({ on, recorded }) => on >= period.fromOn && recorded.phase === progress?.phase,
  );
  const isMeasured = recorded.some(({ value }) => value !== undefined);
  return { goal: asItWas, period, revision, isMeasured, results: signed, alike, progress };
}

/** The last three of the results that are alike, the latest last. */
export function lastThree({ alike }: Pick<GoalInPeriod, 'alike'>): readonly ValuedResult[] {
  return alike.slice(-3);
}
