import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { Goal, NewGoal } from '#domain/clinical/goals/goal.ts';
import { type GoalFormValues, measuringOf } from '#domain/clinical/goals/goal-form-values.ts';
import { changesMeasurement } from '#domain/clinical/goals/goal-revision.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

interface MeasureChangeNoticeProps {
  form: UseFormReturn<GoalFormValues, unknown, NewGoal>;
  goal: Goal;
}

/** Explains that a goal with data cannot be measured differently, and links to the alternative. */
export function MeasureChangeNotice({ form, goal }: MeasureChangeNoticeProps) {
  const typed = useWatch({ control: form.control, compute: measuringOf });
  return (
    <p role="status" className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink empty:hidden">
      {changesMeasurement(goal, typed) && (
        <>
          {'This goal has data. '}
          <Link
            to={`/goals/new?clientId=${goal.clientId}&continuesId=${goal.id}`}
            className={inlineLinkStyles}
          >
            Continue it as a new goal
          </Link>
          {' to measure it another way.'}
        </>
      )}
    </p>
  );
}
