import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { needsMark } from '#domain/clinical/signing/unsigned-document.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { type GoalMark, unmarked } from './document-content.ts';

interface SuggestedMarksProps {
  goals: readonly FilledGoal[];
  marks: readonly GoalMark[];
  onTake: (marks: GoalMark[]) => void;
}

/** Takes the suggested mark of every goal that has none; nothing unless at least two have one. */
export function SuggestedMarks({ goals, marks, onTake }: SuggestedMarksProps) {
  const { progressCodes } = usePracticeSettings();
  const taken = goals.filter(needsMark).flatMap((goal): GoalMark[] => {
    const mark = marks.find(({ goalPosition }) => goalPosition === goal.goalPosition) ?? unmarked(goal);
    const suggested = progressCodes.find(({ code }) => code === goal.suggestedMark);
    return suggested && mark.code === null ? [{ ...mark, code: suggested.code }] : [];
  });
  if (taken.length < 2) return null;
  const positions = new Set(taken.map(({ goalPosition }) => goalPosition));
  const others = marks.filter(({ goalPosition }) => !positions.has(goalPosition));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 basis-56 text-ink-muted text-sm">
        {`${taken.length} goals without a mark have a suggestion. Each can be changed below.`}
      </p>
      <Button variant="secondary" size="sm" onClick={() => onTake([...others, ...taken])}>
        {`Take ${taken.length} Suggested Marks`}
      </Button>
    </div>
  );
}
