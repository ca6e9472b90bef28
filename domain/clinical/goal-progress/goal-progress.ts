import type { Goal } from '#domain/clinical/goals/goal.ts';
import { isClosed } from '#domain/clinical/goals/goal-status.ts';
import { aimOn, paceOf } from '#domain/clinical/results/aim.ts';
import { isCriterionMet } from '#domain/clinical/results/criterion-met.ts';
import { type Phase, usualPhase } from '#domain/clinical/results/marks.ts';
import { medianOf } from '#domain/clinical/results/median.ts';
import { periodFigure } from '#domain/clinical/results/period-figure.ts';
import { type PlainShare, recentShare } from '#domain/clinical/results/plain-share.ts';
import { directionOf } from '#domain/clinical/results/session-value.ts';
import { type Trend, trendOf, trendScale } from '#domain/clinical/results/trend.ts';
import type { Day } from '#domain/platform/dates.ts';
import { type SessionResult, type ValuedResult, valuedResults } from './session-result.ts';

/**
 * A child's progress on a goal. Everything but `last` comes from results that share one phase and revision,
 * since only those can be compared.
 */
export interface GoalProgress {
  last: ValuedResult;
  phase: Phase;
  /** The day of the first comparable result. */
  since: Day;
  sessions: number;
  /** The median value of those sessions. */
  median: number;
  /** For trials and opportunities: the pooled figure. */
  period: ReturnType<typeof periodFigure>;
  /** How often the child does it now, in plain words; undefined for goals that count no trials. */
  recent: PlainShare | undefined;
  trend: Trend;
  pace: ReturnType<typeof paceOf>;
  /**
   * The value that the pace is compared with: where the goal would be on the day of the last comparable
   * result.
   */
  aim: { on: Day; value: number } | undefined;
}

/**
 * Returns a child's progress on a goal from its results, sorted earliest first; undefined if none has a
 * value.
 */
export function goalProgress(goal: Goal, results: readonly SessionResult[]): GoalProgress | undefined {
  const valued = valuedResults(results);
  const last = valued.at(-1);
  if (last === undefined) return undefined;
  const ofRevision = valued.filter(({ recorded }) => recorded.goalRevision === last.recorded.goalRevision);
  const phase = phaseOfStatus(goal, ofRevision) ?? last.recorded.phase;
  const comparable = ofRevision.filter(({ recorded }) => recorded.phase === phase);
  const values = comparable.map(({ value }) => value);
  // Results are judged by the goal as it was then: the current target may allow less help.
  const measured = last.goal;
  const on = comparable.at(-1)?.on ?? last.on;
  const aim = aimOn(measured, on);
  return {
    last,
    phase,
    since: comparable[0]?.on ?? last.on,
    sessions: comparable.length,
    median: medianOf(values) ?? last.value,
    period: periodFigure(comparable.flatMap(({ share }) => share ?? [])),
    recent: recentShare(measured, values),
    trend: trendOf(comparable, { scale: trendScale(measured), direction: directionOf(measured) }),
    // There is no aim before teaching.
    pace: phase === 'baseline' ? undefined : paceOf(measured, comparable),
    aim: aim === undefined ? undefined : { on, value: aim },
  };
}

/**
 * Returns the phase that matches the goal's status if it has results: a single probe does not end teaching.
 */
function phaseOfStatus({ status }: Goal, results: readonly SessionResult[]): Phase | undefined {
  const usual = usualPhase(status);
  return results.some(({ recorded }) => recorded.phase === usual) ? usual : undefined;
}

/**
 * Returns the message that suggests marking an active goal as mastered; undefined until its criterion is met.
 */
export function criterionMetMessage(goal: Goal, results: readonly SessionResult[]): string | undefined {
  return goal.status === 'active' ? criterionMet(goal, results) : undefined;
}

/**
 * Returns "Criterion met in 3 sessions in a row" for the last results, regardless of the goal's status;
 * undefined if not met. For a reopened goal, only later results count.
 */
export function criterionMet(goal: Goal, results: readonly SessionResult[]): string | undefined {
  const since = reopenedOn(goal);
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

/** Returns the day on which a closed goal was last made active again. */
function reopenedOn({ statusHistory }: Goal): Day | undefined {
  const again = statusHistory.filter(({ status }, index) => {
    const before = statusHistory[index - 1];
    return status === 'active' && before !== undefined && isClosed(before.status);
  });
  return again.at(-1)?.on;
}

/** Returns "On pace" or "Behind the aim". */
export function paceLabel(pace: GoalProgress['pace']): string | undefined {
  return pace && { 'on-pace': 'On pace', behind: 'Behind the aim' }[pace];
}
