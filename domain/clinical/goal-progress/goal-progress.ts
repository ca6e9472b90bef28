import type { Goal } from '#domain/clinical/goals/goal.ts';
import { isClosed } from '#domain/clinical/goals/goal-status.ts';
import { aimOn, paceOf } from '#domain/clinical/results/aim.ts';
import { isCriterionMet } from '#domain/clinical/results/criterion-met.ts';
import { type Phase, usualPhase } from '#domain/clinical/results/marks.ts';
import { medianOf } from '#domain/clinical/results/median.ts';
import { periodFigure } from '#domain/clinical/results/period-figure.ts';
import { directionOf } from '#domain/clinical/results/session-value.ts';
import { type Trend, trendOf, trendScale } from '#domain/clinical/results/trend.ts';
import type { Day } from '#domain/platform/dates.ts';
import { type SessionResult, type ValuedResult, valuedResults } from './session-result.ts';

/** Where a child stands with a goal. All but the last result is told of results of one phase and revision: others are not alike. */
export interface GoalProgress {
  last: ValuedResult;
  phase: Phase;
  /** The day of the first of them. */
  since: Day;
  sessions: number;
  /** Of the sessions, as a value of the goal. */
  median: number;
  /** Of trials and opportunities: all of them together. */
  period: ReturnType<typeof periodFigure>;
  trend: Trend;
  pace: ReturnType<typeof paceOf>;
  /** What the pace is judged against: where the goal would be on the day of the last of them. */
  aim: { on: Day; value: number } | undefined;
}

/** Where a child stands with a goal, by its results, the earliest first. Undefined without any that has a value. */
export function goalProgress(goal: Goal, results: readonly SessionResult[]): GoalProgress | undefined {
  const valued = valuedResults(results);
  const last = valued.at(-1);
  if (last === undefined) return undefined;
  const ofRevision = valued.filter(({ recorded }) => recorded.goalRevision === last.recorded.goalRevision);
  const phase = phaseToldOf(goal, ofRevision) ?? last.recorded.phase;
  const alike = ofRevision.filter(({ recorded }) => recorded.phase === phase);
  const values = alike.map(({ value }) => value);
  // They are judged by the goal as it was for them: a target of today may be about less help than they allowed.
  const measured = last.goal;
  const on = alike.at(-1)?.on ?? last.on;
  const aim = aimOn(measured, on);
  return {
    last,
    phase,
    since: alike[0]?.on ?? last.on,
    sessions: alike.length,
    median: medianOf(values) ?? last.value,
    period: periodFigure(alike.flatMap(({ share }) => share ?? [])),
    trend: trendOf(alike, { scale: trendScale(measured), direction: directionOf(measured) }),
    // Before teaching nothing is aimed at.
    pace: phase === 'baseline' ? undefined : paceOf(measured, alike),
    aim: aim === undefined ? undefined : { on, value: aim },
  };
}

/** The phase that the goal is in by its status, if anything was recorded in it: one probe in between does not end teaching. */
function phaseToldOf({ status }: Goal, results: readonly SessionResult[]): Phase | undefined {
  const usual = usualPhase(status);
  return results.some(({ recorded }) => recorded.phase === usual) ? usual : undefined;
}

/** What offers to mark an active goal as mastered. Undefined while its criterion is not met. */
export function criterionMetWords(goal: Goal, results: readonly SessionResult[]): string | undefined {
  return goal.status === 'active' ? criterionMet(goal, results) : undefined;
}

/**
 * "Criterion met in 3 sessions in a row", told of the last results whatever became of the goal. Of a goal that was taken
 * up again only later results count. Undefined while it is not met.
 */
export function criterionMet(goal: Goal, results: readonly SessionResult[]): string | undefined {
  const since = takenUpAgainOn(goal);
  const judged = results
    .filter(({ on }) => since === undefined || on >= since)
    .map(({ recorded, goal: asItWas, isSigned }) => ({
      phase: recorded.phase,
      isSigned,
      isCompleted: recorded.sessionStatus === 'completed',
      goal: asItWas,
      recorded,
    }));
  if (!isCriterionMet(goal, judged)) return undefined;
  const { sessionsInARow } = goal;
  return sessionsInARow === 1
    ? 'Criterion met in the last session'
    : `Criterion met in ${sessionsInARow} sessions in a row`;
}

/** The day on which a closed goal was last made active again. */
function takenUpAgainOn({ statusHistory }: Goal): Day | undefined {
  const again = statusHistory.filter(({ status }, index) => {
    const before = statusHistory[index - 1];
    return status === 'active' && before !== undefined && isClosed(before.status);
  });
  return again.at(-1)?.on;
}

/** "On pace" or "Behind the aim". */
export function paceWords(pace: GoalProgress['pace']): string | undefined {
  return pace && { 'on-pace': 'On pace', behind: 'Behind the aim' }[pace];
}
