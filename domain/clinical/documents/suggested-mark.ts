import { criterionMet } from '#domain/clinical/goal-progress/goal-progress.ts';
import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import { elapsedShare } from '#domain/clinical/results/aim.ts';
import { medianOf } from '#domain/clinical/results/median.ts';
import { targetValue } from '#domain/clinical/results/session-value.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { type GoalInPeriod, lastThree } from './goal-in-period.ts';

/** The marks of the default list that can be suggested; a practice whose list lacks one is offered none. */
type SuggestedCode = 'A' | 'PS' | 'PG' | 'PI' | 'NA' | 'NI';

interface SuggestedMark {
  /** Null where the therapist has to judge alone. */
  code: SuggestedCode | null;
  /** Why, as a sentence without its full stop. */
  reason: string;
}

const FEWEST = 3;

/**
 * The mark that a goal's signed results suggest for a period. It is only ever an offer. The last three results are those
 * of the revision that is in force and of one phase, never of the baseline: others do not tell of progress to its target.
 * A report may be written before its period ends: while the target day is still to come, nothing is not achieved.
 */
export function suggestedMark(told: GoalInPeriod, today: Day): SuggestedMark {
  const { goal, period, progress } = told;
  return (
    achieved(told) ??
    notMeasured(told) ??
    tooLittleKnown(told) ??
    (goal.targetOn < period.untilOn && goal.targetOn < today
      ? { code: 'NA', reason: `The target day, ${formatDay(goal.targetOn)}, is before the end of the period` }
      : progress?.trend.kind === 'variable'
        ? { code: 'PI', reason: 'The trend is variable' }
        : byPace(told))
  );
}

function achieved({ goal, period, results }: GoalInPeriod): SuggestedMark | undefined {
  if (goal.status === 'mastered' && goal.statusOn <= period.untilOn)
    return { code: 'A', reason: `Mastered on ${formatDay(goal.statusOn)}` };
  const isOfPeriod = results.some(({ on, value }) => on >= period.fromOn && value !== undefined);
  const met = isOfPeriod ? criterionMet(goal, results) : undefined;
  return met === undefined ? undefined : { code: 'A', reason: met };
}

function notMeasured({ isMeasured, results }: GoalInPeriod): SuggestedMark | undefined {
  if (!isMeasured) return { code: 'NI', reason: 'Nothing was ever recorded for this goal' };
  return results.some(({ value }) => value !== undefined)
    ? undefined
    : notEnough('what was recorded is not signed');
}

function tooLittleKnown(told: GoalInPeriod): SuggestedMark | undefined {
  const [target, baseline, count] = [targetValue(told.goal), told.goal.baselineValue, taught(told).length];
  if (count < FEWEST) return notEnough(`${count} of ${FEWEST} results in this period`);
  if (baseline === null) return notEnough('no number for the baseline');
  return target === undefined || target === baseline
    ? notEnough('the baseline is already the target')
    : undefined;
}

function notEnough(why: string): SuggestedMark {
  return { code: null, reason: `Not enough data: ${why}` };
}

function byPace(told: GoalInPeriod): SuggestedMark {
  const { goal, period } = told;
  const [reached, elapsed] = [shareReached(told), elapsedShare(goal, period.untilOn)];
  // The period may end on a day that is still to come.
  const time = `${Math.round(100 * elapsed)}% of its time is over on ${formatDay(period.untilOn)}`;
  const pace = `${wayWords(told)}; ${time}`;
  if (reached >= elapsed) return { code: 'PS', reason: pace };
  return reached >= elapsed / 2
    ? { code: 'PG', reason: pace }
    : { code: null, reason: 'Below half of the expected pace: choose a mark' };
}

/** How far the middle of the last three results lies on the way from the baseline to the target; 1 is at the target. */
function shareReached(told: GoalInPeriod): number {
  const [baseline, target] = [told.goal.baselineValue ?? 0, targetValue(told.goal) ?? 0];
  const reached = ((middle(told) ?? baseline) - baseline) / (target - baseline);
  // What lies on the way exactly must not be lost to the last digit of a fraction.
  return Math.round(reached * 1e9) / 1e9;
}

/** "The last three results (median 35%) are 25% of the way from the baseline to the target". */
function wayWords(told: GoalInPeriod): string {
  const share = Math.round(100 * shareReached(told));
  const median = valueText(told.goal, middle(told) ?? 0);
  const way =
    share >= 100 ? 'at the target or beyond it' : `${share}% of the way from the baseline to the target`;
  return `The last three results (median ${median}) are ${way}`;
}

function middle(told: GoalInPeriod): number | undefined {
  return medianOf(lastThree(told).map(({ value }) => value));
}

function taught({ alike, progress }: GoalInPeriod) {
  return progress?.phase === 'baseline' ? [] : alike;
}
