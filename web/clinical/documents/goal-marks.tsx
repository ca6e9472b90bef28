import type { DocumentSection } from '#domain/clinical/documents/document-sections.ts';
import type { FilledGoal } from '#domain/clinical/documents/filled-document.ts';
import { type GoalMark, unmarked } from './document-content.ts';
import type { Writing } from './document-facts.tsx';
import { FilledGoalShown } from './filled-goal-shown.tsx';
import { GoalMarkFields } from './goal-mark-fields.tsx';
import { SuggestedMarks } from './suggested-marks.tsx';

interface GoalMarksProps extends Writing {
  goals: readonly FilledGoal[];
  section: DocumentSection;
}

/** Each goal with its figures, next to the therapist's mark. */
export function GoalMarks({ goals, section, content, onChange, onLeave }: GoalMarksProps) {
  if (goals.length === 0) return <p className="text-ink-muted text-sm">The plan has no goals.</p>;
  const { marks } = content;
  function change(mark: GoalMark): void {
    const others = marks.filter(({ goalPosition }) => goalPosition !== mark.goalPosition);
    onChange({ marks: [...others, mark] });
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <SuggestedMarks goals={goals} marks={marks} onTake={(taken) => onChange({ marks: taken })} />
      <ul className="grid grid-cols-1 gap-6">
        {goals.map((goal) => (
          <li
            key={goal.goalPosition}
            className="grid grid-cols-1 items-start gap-5 border-line border-t pt-5 first:border-t-0 first:pt-0 lg:grid-cols-2"
          >
            <FilledGoalShown goal={goal} section={section} />
            <GoalMarkFields
              goal={goal}
              mark={marks.find(({ goalPosition }) => goalPosition === goal.goalPosition) ?? unmarked(goal)}
              onChange={change}
              onLeave={onLeave}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
