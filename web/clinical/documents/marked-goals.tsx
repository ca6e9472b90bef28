import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { goalsToMark, goalsWithoutMark } from '#domain/clinical/signing/unsigned-document.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { focusInMiddle } from '#web/platform/ui/return-focus.ts';
import type { GoalMark } from './document-content.ts';
import { draftField } from './draft-fields.ts';

interface MarkedGoalsProps {
  document: Pick<ClinicalDocument, 'kind' | 'filled'>;
  marks: GoalMark[];
}

/** How many of a report's goals are marked, and a button to the first one that is not. */
export function MarkedGoals({ document: { kind, filled }, marks }: MarkedGoalsProps) {
  const count = goalsToMark({ kind, filled }).length;
  const unmarked = goalsWithoutMark({ kind, filled, marks });
  const [first] = unmarked;
  if (count === 0) return null;
  return (
    <div className="flex items-center gap-x-3">
      <p className="text-ink text-sm">{`${count - unmarked.length} of ${countOf(count, 'goal')} marked`}</p>
      {first && (
        <Button variant="secondary" size="sm" className="md:h-10" onClick={() => goToMark(first)}>
          Next Goal
        </Button>
      )}
    </div>
  );
}

function goToMark({ goalPosition }: FilledGoal): void {
  const field = draftField(`mark-${goalPosition}`);
  if (field) focusInMiddle(field);
}
