import { type GoalProgress, paceLabel } from '#domain/clinical/goal-progress/goal-progress.ts';
import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import { frequencyText } from '#domain/clinical/results/plain-share.ts';
import { trendText } from '#domain/clinical/results/trend.ts';
import { capitalized } from '#domain/platform/capitalized.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatDay } from '#domain/platform/dates.ts';

interface ProgressFiguresProps {
  progress: GoalProgress;
}

/** The figures above a goal's graph. */
export function ProgressFigures({ progress }: ProgressFiguresProps) {
  const { last, sessions, median, period, recent, trend, pace, aim } = progress;
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-4 sm:grid-cols-3 xl:flex xl:justify-between">
      <Figure label="Last" value={valueText(last.goal, last.value)} caption={formatDay(last.on)} />
      {period && (
        <Figure
          label="All Trials Together"
          value={`${period.pooled}%`}
          caption={`of ${countOf(period.trials, 'trial')} in ${countOf(period.sessions, 'session')}`}
        />
      )}
      <Figure
        label="Median"
        value={valueText(last.goal, median)}
        caption={`of ${countOf(sessions, 'session')}`}
      />
      <Figure label="Trend" value={trendText(trend)} />
      {pace && (
        <Figure
          label="Pace"
          value={paceLabel(pace)}
          caption={aim && `Aim on ${formatDay(aim.on)}: ${valueText(last.goal, aim.value)}`}
        />
      )}
      {recent && (
        <Figure
          label="In Plain Words"
          value={capitalized(frequencyText(recent))}
          caption="in the last three sessions"
        />
      )}
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string | undefined;
  caption?: string | undefined;
}

function Figure({ label, value, caption }: FigureProps) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-xs">{label}</dt>
      <dd className="font-semibold text-ink leading-snug">{value}</dd>
      {caption && <dd className="text-ink-muted text-xs">{caption}</dd>}
    </div>
  );
}
