import { criterionMet } from '#domain/clinical/goal-progress/goal-progress.ts';
import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import { elapsedShare } from '#domain/clinical/results/aim.ts';
import { medianOf } from '#domain/clinical/results/median.ts';
import { targetValue } from '#domain/clinical/results/session-value.ts';
import { type Day, formatDay } from '#domain/platform/dates.ts';
import { type GoalInPeriod, lastThreeResults } from './goal-in-period.ts';

/**
 * The default list's marks that can be suggested. A mark missing from the practice's own list is never
 * suggested.
 */
type SuggestedCode = 'A' | 'PS' | 'PG' | 'PI' | 'NA' | 'NI';

interface SuggestedMark {
  /** Null if only the therapist can judge. */
  code: SuggestedCode | null;
  /** The reason, as a sentence without a period. */
  reason: string;
}

const FEWEST = 3;

/**
 * Returns the mark that a goal's signed results suggest for a period; it is never applied automatically. The
 * last three results must share the current revision and phase and cannot be from the baseline, since others
 * do not show progress toward the target. A report may be written before its period ends: before the target
 * day, no goal is "not achieved".
 */
export function suggestedMark(inPeriod: GoalInPeriod, today: Day): SuggestedMark {
  const { goal, period, progress } = inPeriod;
  return (
    achieved(inPeriod) ??
    notMeasured(inPeriod) ??
    insufficientData(inPeriod) ??
    (goal.targetOn < period.untilOn && goal.targetOn < today
      ? { code: 'NA', reason: `The target day, ${formatDay(goal.targetOn)}, is before the end of the period` }
      : progress?.trend.kind === 'variable'
        ? { code: 'PI', reason: 'The trend is variable' }
        : byPace(inPeriod))
  );
}

function achieved({ goal, period, results }: GoalInPeriod): SuggestedMark | undefined {
  if (goal.status === 'mastered') return { code: 'A', reason: `Mastered on ${formatDay(goal.statusOn)}` };
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

function insufficientData(inPeriod: GoalInPeriod): SuggestedMark | undefined {
  const [target, baseline, count] = [
    targetValue(inPeriod.goal),
    inPeriod.goal.baselineValue,
    taughtResults(inPeriod).length,
  ];
  if (count < FEWEST) return notEnough(`${count} of ${FEWEST} results in this period`);
  if (baseline === null) return notEnough('no number for the baseline');
  return target === undefined || target === baseline
    ? notEnough('the baseline is already the target')
    : undefined;
}

function notEnough(why: string): SuggestedMark {
  return { code: null, reason: `Not enough data: ${why}` };
}

function byPace(inPeriod: GoalInPeriod): SuggestedMark {
  const { goal, period } = inPeriod;
  const [reached, elapsed] = [shareReached(inPeriod), elapsedShare(goal, period.untilOn)];
  // The period may end in the future.
  const time = `${Math.round(100 * elapsed)}% of its time is over on ${formatDay(period.untilOn)}`;
  const pace = `${progressText(inPeriod)}; ${time}`;
  if (reached >= elapsed) return { code: 'PS', reason: pace };
  return reached >= elapsed / 2
    ? { code: 'PG', reason: pace }
    : { code: null, reason: 'Below half of the expected pace: choose a mark' };
}

/**
 * Returns how far the median of the last three results is from the baseline to the target; 1 is at the
 * target.
 */
function shareReached(inPeriod: GoalInPeriod): number {
  const [baseline, target] = [inPeriod.goal.baselineValue ?? 0, targetValue(inPeriod.goal) ?? 0];
  const reached = ((medianOfLastThree(inPeriod) ?? baseline) - baseline) / (target - baseline);
  // Rounds so that floating-point error does not matter at exact thresholds.
  return Math.round(reached * 1e9) / 1e9;
}

/** Returns "The last three results (median 35%) are 25% of the way from the baseline to the target". */
function progressText(inPeriod: GoalInPeriod): string {
  const share = Math.round(100 * shareReached(inPeriod));
  const median = valueText(inPeriod.goal, medianOfLastThree(inPeriod) ?? 0);
  const way =
    share >= 100 ? 'at the target or beyond it' : `${share}% of the way from the baseline to the target`;
  return `The last three results (median ${median}) are ${way}`;
}

function medianOfLastThree(inPeriod: GoalInPeriod): number | undefined {
  return medianOf(lastThreeResults(inPeriod).map(({ value }) => value));
}

function taughtResults({ comparable, progress }: GoalInPeriod) {
  return progress?.phase === 'baseline' ? [] : comparable;
}
