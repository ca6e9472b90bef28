import { TriangleAlert } from 'lucide-react';
import type { Goal } from '#domain/goals/goal.ts';
import { dataLine } from '#domain/results/data-line.ts';
import type { Autosave } from '#web/drafts/autosave.ts';
import { Button } from '#web/ui/button.tsx';
import type { ResultContent } from './result-content.ts';

interface CompetingResultProps {
  goal: Goal;
  other: ResultContent;
  keeper: Autosave<ResultContent>;
}

/** Of a result that was changed here and elsewhere, asks which one to keep. */
export function CompetingResult({ goal, other, keeper }: CompetingResultProps) {
  const { recorded, comment } = other;
  const marks = recorded.marks?.map((mark) => mark ?? '–').join(' ');
  const line = marks || dataLine(goal, recorded);
  return (
    <div role="alert" className="mx-4 mt-3 rounded-lg bg-warning-soft p-4 text-sm text-warning-ink">
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        This goal was also recorded somewhere else. There it says:
      </p>
      <p className="mt-2 break-words">{[line, comment].filter(Boolean).join(' · ') || 'Nothing'}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={() => void keeper.keepMine()}>
          Keep what I recorded
        </Button>
        <Button variant="secondary" size="sm" onClick={() => keeper.takeOther()}>
          Use the other one
        </Button>
      </div>
    </div>
  );
}
