import type { Goal } from '#domain/clinical/goals/goal.ts';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import type { Autosave } from '#web/platform/drafts/autosave.ts';
import { CompetingVersions } from '#web/platform/drafts/competing-versions.tsx';
import type { ResultContent } from './result-content.ts';

interface CompetingResultProps {
  goal: Goal;
  other: ResultContent;
  saver: Autosave<ResultContent>;
}

/** Asks which version of a result to keep after it was changed here and elsewhere. */
export function CompetingResult({ goal, other, saver }: CompetingResultProps) {
  const { recorded, comment } = other;
  const marks = recorded.marks?.map((mark) => mark ?? '–').join(' ');
  const line = marks || dataLine(goal, recorded);
  return (
    <div className="mx-4 mt-3">
      <CompetingVersions
        title="This goal was also recorded somewhere else. There it says:"
        there={[line, comment].filter(Boolean).join(' · ')}
        mine="Keep What I Recorded"
        onMine={() => void saver.chooseMine()}
        onOther={() => saver.takeOther()}
      />
    </div>
  );
}
