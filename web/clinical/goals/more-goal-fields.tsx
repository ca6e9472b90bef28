import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { NewGoal } from '#domain/clinical/goals/goal.ts';
import type { GoalFormValues } from '#domain/clinical/goals/goal-form-values.ts';
import { type GoalMeasure, hasPart } from '#domain/clinical/goals/measures.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { HiddenLevelFields } from './hidden-level-fields.tsx';

const baselineHints: Partial<Record<GoalMeasure, string>> = {
  trials: 'In percent',
  cue: '0 is independent; each level of help counts one',
  duration: 'Minutes, or 1:30',
};

interface MoreGoalFieldsProps {
  form: UseFormReturn<GoalFormValues, unknown, NewGoal>;
  /** Whether the fields are unfolded at first. */
  isOpen: boolean;
  /** Further fields at the end. */
  children: ReactNode;
}

/** The fields of a goal that have an initial value or may stay empty, folded. */
export function MoreGoalFields({ form, isOpen, children }: MoreGoalFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <details open={isOpen} className="group rounded-lg border border-line">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 px-4 font-semibold tracking-tight focus-visible:-outline-offset-2">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform group-open:rotate-90"
        />
        More
      </summary>
      <div className="grid gap-5 px-4 pt-1 pb-4">
        <MeasureDetails form={form} />
        <Field label="Where It Stands Now" optional error={errors.baselineText?.message}>
          <Textarea {...register('baselineText')} rows={2} />
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            label="Method"
            optional
            error={errors.method?.message}
            hint="Such as trials during the session"
          >
            <Input {...register('method')} autoComplete="off" />
          </Field>
          <Field label="Schedule" optional error={errors.schedule?.message} hint="Such as every second week">
            <Input {...register('schedule')} autoComplete="off" />
          </Field>
          <Field
            label="First Day"
            optional
            error={errors.startsOn?.message}
            hint="Else the first day of the plan"
          >
            <DateInput {...register('startsOn')} />
          </Field>
          <Field
            label="Target Day"
            optional
            error={errors.targetOn?.message}
            hint="Else the last day of the plan"
          >
            <DateInput {...register('targetOn')} />
          </Field>
        </div>
        {children}
      </div>
    </details>
  );
}

/** Fields of the measurement that have an initial value or may stay empty. */
function MeasureDetails({ form }: Pick<MoreGoalFieldsProps, 'form'>) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const measure = useWatch({ control, name: 'measure' });
  const has = (part: Parameters<typeof hasPart>[1]) => hasPart(measure, part);
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Sessions in a Row" error={errors.sessionsInARow?.message}>
          <Input {...register('sessionsInARow')} inputMode="numeric" autoComplete="off" />
        </Field>
        {has('minimumTrials') && (
          <Field label="Trials at Least" error={errors.minimumTrials?.message}>
            <Input {...register('minimumTrials')} inputMode="numeric" autoComplete="off" />
          </Field>
        )}
        {has('plannedTrials') && (
          <Field label="Planned Trials" error={errors.plannedTrials?.message}>
            <Input {...register('plannedTrials')} inputMode="numeric" autoComplete="off" />
          </Field>
        )}
        <Field label="Baseline" optional error={errors.baselineValue?.message} hint={baselineHints[measure]}>
          <Input
            {...register('baselineValue')}
            inputMode={measure === 'gas' ? 'text' : 'numeric'}
            autoComplete="off"
          />
        </Field>
      </div>
      {has('hiddenLevels') && <HiddenLevelFields form={form} />}
      {has('steps') && (
        <Field label="Steps of the Task" optional error={errors.steps?.message} hint="One a line, 2 to 20">
          <Textarea {...register('steps')} rows={2} />
        </Field>
      )}
    </>
  );
}
