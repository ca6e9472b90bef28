import { formatDay } from '#domain/dates.ts';
import type { FilledGoal } from '#domain/documents/filled-document.ts';
import { goalStatusLabels } from '#domain/goals/goal-status.ts';
import { goalDomainLabels } from '#domain/goals/goal-words.ts';
import { FactList } from './fact-list.tsx';
import { FilledGoalGraph } from './filled-goal-graph.tsx';

/** A goal as a document tells of it: what is to be reached, and how far the child is. */
export function FilledGoalShown({ goal }: { goal: FilledGoal }) {
  const { earlierCriteria, earlierMarks } = goal;
  return (
    <div className="min-w-0 text-sm">
      <h3 className="break-words font-semibold text-base text-ink">
        {goal.isObjective ? `Objective: ${goal.name}` : goal.name}
      </h3>
      <p className="mt-1 mb-3 break-words text-ink">{goal.statement}</p>
      <FactList
        facts={[
          ['Domain', goalDomainLabels[goal.domain]],
          ['Status', `${goalStatusLabels[goal.status]} since ${formatDay(goal.statusOn)}`],
          ['Criterion', goal.criterion],
          ...earlierCriteria.map(
            ({ effectiveOn, criterion }) => [`Criterion from ${formatDay(effectiveOn)}`, criterion] as const,
          ),
          ['Baseline', goal.baseline],
          ['Method', goal.method],
          ['Schedule', goal.schedule],
          ['Time', `${formatDay(goal.startsOn)} to ${formatDay(goal.targetOn)}`],
          ['This period', goal.figures],
          ['Last results', goal.lastResults.join('; ')],
          ['Trend', goal.trend],
          ['Marks before', earlierMarks.map(({ until, code }) => `${formatDay(until)}: ${code}`).join(', ')],
        ]}
      />
      <FilledGoalGraph goal={goal} />
    </div>
  );
}
