import type { DocumentSection } from '#domain/clinical/documents/document-sections.ts';
import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { goalDomainLabels } from '#domain/clinical/goals/goal-domains.ts';
import { goalStatusLabels } from '#domain/clinical/goals/goal-status.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { type Fact, FactList } from '#web/platform/ui/fact-list.tsx';
import { FilledGoalGraph } from './filled-goal-graph.tsx';

interface FilledGoalShownProps {
  goal: FilledGoal;
  /** The section of the goal, which decides how much of it is shown. */
  section: Pick<DocumentSection, 'hasProgress' | 'hasGraph'>;
}

/** A goal in a document: its target and, in sections with progress, the child's progress. */
export function FilledGoalShown({ goal, section }: FilledGoalShownProps) {
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
          ...(section.hasProgress ? earlierCriteria(goal) : []),
          ['Baseline', goal.baseline],
          ['Method', goal.method],
          ['Schedule', goal.schedule],
          ['Time', `${formatDay(goal.startsOn)} to ${formatDay(goal.targetOn)}`],
          ...(section.hasProgress ? progressFacts(goal) : []),
        ]}
      />
      {section.hasGraph && <FilledGoalGraph goal={goal} />}
    </div>
  );
}

function earlierCriteria({ earlierCriteria: earlier }: FilledGoal): Fact[] {
  return earlier.map(({ revision, effectiveOn, criterion }) => [
    `Revision ${revision}, from ${formatDay(effectiveOn)}`,
    criterion,
  ]);
}

function progressFacts({ figures, lastResults, trend, earlierMarks }: FilledGoal): Fact[] {
  return [
    ['This period', figures],
    ['Last results', lastResults.join('; ')],
    ['Trend', trend],
    ['Marks before', earlierMarks.map(({ until, code }) => `${formatDay(until)}: ${code}`).join(', ')],
  ];
}
