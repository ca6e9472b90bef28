import { type UseFormReturn, useWatch } from 'react-hook-form';
import { criterionSentence } from '#domain/clinical/goals/criterion.ts';
import type { NewGoal } from '#domain/clinical/goals/goal.ts';
import { type GoalFormValues, measureStart, measuringOf } from '#domain/clinical/goals/goal-form-values.ts';
import {
  type GoalMeasure,
  type GoalStatistic,
  goalMeasureLabels,
  goalMeasures,
  hasPart,
  statisticsOf,
} from '#domain/clinical/goals/measures.ts';
import { ladderKeys, ladders, levelsOf } from '#domain/people/practice/ladders.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { PadToTry } from './pad-to-try.tsx';

const figureLabels: Record<GoalStatistic, string> = {
  longest: 'The longest time of a session',
  median: 'The middle time of a session',
  total: 'All times of a session together',
  count: 'The number in a session',
  'per-hour': 'The number per hour',
};

const targetLabels: Record<GoalMeasure, string> = {
  trials: 'Target (%)',
  opportunities: 'Target',
  cue: 'Target',
  duration: 'Target (minutes)',
  frequency: 'Target',
  rating: 'Target Step',
  gas: 'Target Level',
};

interface MeasureFieldsProps {
  form: UseFormReturn<GoalFormValues, unknown, NewGoal>;
}

/**
 * Fields for how the goal is measured: only those that the chosen measure needs, with a preview of the criterion.
 */
export function MeasureFields({ form }: MeasureFieldsProps) {
  const { register, control, formState, setValue, getValues, reset } = form;
  const { errors } = formState;
  const { levelNames } = usePracticeSettings();
  const values = useWatch({ control, compute: (all: GoalFormValues) => all });
  const { measure, ladder } = values;
  const has = (part: Parameters<typeof hasPart>[1]) => hasPart(measure, part);

  /** Clears the fields of the previous measure. */
  function startAgain(): void {
    const typed = getValues();
    reset({ ...typed, ...measureStart(typed.measure) }, { keepDefaultValues: true });
  }

  function startLadder(): void {
    setValue('targetCue', 'I');
    setValue('hiddenLevels', []);
  }

  return (
    <fieldset className="grid min-w-0 gap-5 rounded-lg border border-line p-4">
      <legend className="px-1 font-semibold tracking-tight">Criterion</legend>
      <p role="status" className="rounded-md bg-primary-soft px-4 py-3 font-medium text-primary-ink">
        {criterionSentence({ ...measuringOf(values), levelNames })}
      </p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Measured by" error={errors.measure?.message}>
          <Select {...register('measure', { onChange: startAgain })}>
            <LabeledOptions values={goalMeasures} labels={goalMeasureLabels} />
          </Select>
        </Field>
        {has('unit') && (
          <Field
            label={measure === 'rating' ? 'Name of the Rubric' : 'What Is Counted'}
            error={errors.unit?.message}
            hint={measure === 'rating' ? 'Such as pencil-grip rubric' : 'Such as reminders'}
          >
            <Input {...register('unit')} autoComplete="off" maxLength={60} />
          </Field>
        )}
        {has('target') && (
          <Field
            label={targetLabels[measure]}
            error={errors.target?.message}
            hint={measure === 'duration' ? 'Minutes, or 1:30' : undefined}
          >
            <Input
              {...register('target')}
              inputMode={measure === 'gas' ? 'text' : 'numeric'}
              autoComplete="off"
            />
          </Field>
        )}
        {has('opportunities') && values.steps.trim() === '' && (
          <Field label="Opportunities" error={errors.opportunities?.message}>
            <Input {...register('opportunities')} inputMode="numeric" autoComplete="off" />
          </Field>
        )}
        {has('statistic') && (
          <Field label="What Counts" error={errors.statistic?.message}>
            <Select {...register('statistic')}>
              {statisticsOf(measure).map((one) => (
                <option key={one} value={one}>
                  {figureLabels[one]}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {has('direction') && (
          <Field label="It Is to" error={errors.direction?.message}>
            <Select {...register('direction')}>
              <option value="up">Rise</option>
              <option value="down">Fall</option>
            </Select>
          </Field>
        )}
        {has('ladder') && (
          <Field label="Help Is Recorded as" error={errors.ladder?.message}>
            <Select {...register('ladder', { onChange: startLadder })}>
              {ladderKeys.map((key) => (
                <option key={key} value={key}>
                  {ladders[key].label}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {has('targetCue') && (
          <Field label="Most Help That Counts" error={errors.targetCue?.message}>
            <Select {...register('targetCue')}>
              {levelsOf(ladder, levelNames).map(({ key, label }) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </div>
      {has('labels') && (
        <Field
          label={measure === 'gas' ? 'The Five Levels' : 'Steps of the Rubric'}
          error={errors.labels?.message}
          hint={measure === 'gas' ? 'One a line, from −2 to +2' : 'One a line; the first is 0'}
        >
          <Textarea {...register('labels')} rows={5} />
        </Field>
      )}
      <PadToTry goal={{ ...measuringOf(values), levelNames, name: values.name }} />
      {measure === 'trials' && (
        <p className="text-ink-muted text-sm">
          80% is custom, not evidence: skills that were mastered at 90 to 100% held longer.
        </p>
      )}
    </fieldset>
  );
}
