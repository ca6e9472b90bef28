import type { Goal } from '#domain/clinical/goals/goal.ts';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import type { Autosave } from '#web/platform/drafts/autosave.ts';
import { CompetingVersions } from '#web/platform/drafts/competing-versions.tsx';
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
    <div className="mx-4 mt-3">
      <CompetingVersions
        title="This goal was also recorded somewhere else. There it says:"
        there={[line, comment].filter(Boolean).join(' · ')}
        mine="Keep what I recorded"
        onMine={() => void keeper.chooseMine()}
        onOther={() => keeper.takeOther()}
      />
    </div>
  );
}
