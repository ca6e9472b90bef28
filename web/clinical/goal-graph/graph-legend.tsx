import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { targetValue } from '#domain/clinical/results/session-value.ts';
import { SUPPORT_SCORE_EXPLANATION, SUPPORT_SCORE_LABEL } from '#domain/clinical/results/support-score.ts';
import { dotPath, trianglePath } from './graph-picture.tsx';

interface GraphLegendProps {
  goal: Goal;
  /** Whether some results are unsigned. */
  hasUnsigned: boolean;
}

/** Explains each mark and line of the graph. */
export function GraphLegend({ goal, hasUnsigned }: GraphLegendProps) {
  const { measure, baselineValue } = goal;
  const target = targetValue(goal);
  const hasSupport = measure === 'trials' || measure === 'opportunities';
  return (
    <div className="text-ink-muted text-xs">
      <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
        <Sign label={dotLabels[measure]}>
          <path d={dotPath(10, 7, 4.5)} className="fill-primary stroke-primary" />
        </Sign>
        {hasSupport && (
          <Sign label={SUPPORT_SCORE_LABEL}>
            <path d={trianglePath(10, 7, 4.5)} className="fill-info stroke-info" />
          </Sign>
        )}
        {target !== undefined && (
          <Sign label={`Target: ${valueText(goal, target)}`}>
            <path d="M0 7H20" strokeDasharray="7 5" strokeWidth="1.75" className="stroke-ink" />
          </Sign>
        )}
        {target !== undefined && baselineValue !== null && (
          <Sign label="Aim, from the baseline to the target day">
            <path d="M0 12L20 2" className="stroke-ink-muted" />
          </Sign>
        )}
        {hasUnsigned && (
          <Sign label="Outlined: not signed">
            <path d={dotPath(10, 7, 4.5)} strokeWidth="1.75" className="fill-surface stroke-primary" />
          </Sign>
        )}
      </ul>
      {hasSupport && <p className="mt-2">{`${SUPPORT_SCORE_LABEL}: ${SUPPORT_SCORE_EXPLANATION}`}</p>}
    </div>
  );
}

const dotLabels: Record<Goal['measure'], string> = {
  trials: 'Percent at criterion',
  opportunities: 'Opportunities at criterion',
  cue: 'Help that was needed',
  duration: 'Time',
  frequency: 'How often',
  rating: 'Rating',
  gas: 'Goal attainment',
};

function Sign({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <svg width="20" height="14" aria-hidden="true">
        {children}
      </svg>
      {label}
    </li>
  );
}
