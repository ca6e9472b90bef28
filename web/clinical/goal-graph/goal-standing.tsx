import { goalProgress, paceLabel } from '#domain/clinical/goal-progress/goal-progress.ts';
import { type SessionResult, valuedResults } from '#domain/clinical/goal-progress/session-result.ts';
import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { trendText } from '#domain/clinical/results/trend.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { Sparkline } from './sparkline.tsx';

const SHOWN = 24;

interface GoalStandingProps {
  goal: Goal;
  /** Earliest first. */
  results: readonly SessionResult[];
}

/**
 * A goal's progress on one line of its card: a small graph, the last value, trend and pace. Nothing without
 * results.
 */
export function GoalStanding({ goal, results }: GoalStandingProps) {
  const progress = goalProgress(goal, results);
  if (!progress) return null;
  const { last, trend, pace } = progress;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <Sparkline goal={goal} results={valuedResults(results).slice(-SHOWN)} />
      <p>
        <span className="font-semibold text-ink">{valueText(last.goal, last.value)}</span>
        <span className="text-ink-muted">{` on ${formatDay(last.on)}`}</span>
      </p>
      <p className="text-ink-muted">{[trendText(trend), paceLabel(pace)].filter(Boolean).join(' · ')}</p>
    </div>
  );
}
