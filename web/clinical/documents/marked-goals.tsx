import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { goalsToMark, goalsWithoutMark } from '#domain/clinical/signing/unsigned-document.ts';
import { Button } from '#web/platform/ui/button.tsx';
import type { GoalMark } from './document-content.ts';
import { focusField, markField } from './mark-field.ts';

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
      <p className="text-ink text-sm">
        {`${count - unmarked.length} of ${count} ${count === 1 ? 'goal' : 'goals'} marked`}
      </p>
      {first && (
        <Button variant="secondary" onClick={() => focusField(markField(first.goalPosition))}>
          Next Goal
        </Button>
      )}
    </div>
  );
}
