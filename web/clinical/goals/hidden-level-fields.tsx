import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { NewGoal } from '#domain/clinical/goals/goal.ts';
import { type GoalFormValues, hideableLevels } from '#domain/clinical/goals/goal-form-values.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';

interface HiddenLevelFieldsProps {
  form: UseFormReturn<GoalFormValues, unknown, NewGoal>;
}

/** Checkboxes for the levels of help that a goal's pads hide; results with those levels stay. */
export function HiddenLevelFields({ form: { control, register } }: HiddenLevelFieldsProps) {
  const { levelNames } = usePracticeSettings();
  const values = useWatch({ control, compute: (all: GoalFormValues) => all });
  return (
    <fieldset className="min-w-0">
      <legend className="flex w-full items-baseline justify-between gap-3 font-medium text-ink text-sm">
        Levels of Help Left Out
        <span className="font-normal text-ink-muted text-xs">Optional</span>
      </legend>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {hideableLevels(values, levelNames).map(({ key, label }) => (
          <Checkbox key={key} label={label} value={key} {...register('hiddenLevels')} />
        ))}
      </div>
    </fieldset>
  );
}
