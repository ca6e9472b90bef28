import { ChartLine, Trophy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { criterionMetMessage, goalProgress } from '#domain/clinical/goal-progress/goal-progress.ts';
import { type SessionResult, valuedResults } from '#domain/clinical/goal-progress/session-result.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import { phaseLabels } from '#domain/clinical/results/marks.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { GoalGraph } from './goal-graph.tsx';
import { GraphLegend } from './graph-legend.tsx';
import { ProgressFigures } from './progress-figures.tsx';
import { ResultDetails } from './result-details.tsx';

interface GoalProgressCardProps {
  goal: Goal;
  revisions: readonly GoalRevision[];
  /** Earliest first. */
  results: readonly SessionResult[];
  isSaving: boolean;
  onMastered: () => void;
}

/** A child's progress on a goal: figures, graph, and details of each result. */
export function GoalProgressCard({ goal, revisions, results, isSaving, onMastered }: GoalProgressCardProps) {
  const valued = useMemo(() => valuedResults(results), [results]);
  const progress = useMemo(() => goalProgress(goal, results), [goal, results]);
  const [choice, setChoice] = useState<number>();
  const chosen = Math.min(choice ?? valued.length - 1, valued.length - 1);
  const result = valued[chosen];
  const met = useMemo(() => criterionMetMessage(goal, results), [goal, results]);
  if (!progress || !result) {
    return (
      <Card>
        <CardHeader title="Progress" />
        <EmptyState
          icon={ChartLine}
          title="No results yet"
          description="What is marked in a session shows here once the session is completed."
        />
      </Card>
    );
  }
  return (
    <Card>
      <CardHeader
        title="Progress"
        description={`${phaseLabels[progress.phase]} since ${formatDay(progress.since)}`}
      />
      <CardBody className="grid gap-5 pt-4">
        {met && (
          <div
            role="status"
            className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-success-soft px-4 py-3 text-success-ink"
          >
            <p className="flex items-center gap-2 font-medium">
              <Trophy aria-hidden="true" className="size-5 shrink-0" />
              {`${met}. Mark as mastered?`}
            </p>
            <Button onClick={onMastered} disabled={isSaving}>
              Mark as Mastered
            </Button>
          </div>
        )}
        <ProgressFigures progress={progress} />
        <GoalGraph goal={goal} revisions={revisions} results={valued} chosen={chosen} onChoose={setChoice} />
        <ResultDetails result={result} />
        <GraphLegend goal={goal} hasUnsigned={valued.some(({ isSigned }) => !isSigned)} />
      </CardBody>
    </Card>
  );
}
