import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { NewGoal } from '#domain/clinical/goals/goal.ts';
import type { GoalFormValues } from '#domain/clinical/goals/goal-form-values.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { planProgramLabels, planPrograms } from '#domain/clinical/plans/plan-labels.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';

interface PlanFieldsProps {
  form: UseFormReturn<GoalFormValues, unknown, NewGoal>;
  plans: readonly Plan[];
}

/** Fields for the goal's plan: an existing one, or a new one created with the goal. */
export function PlanFields({ form, plans }: PlanFieldsProps) {
  const { register, control, formState } = form;
  const errors = formState.errors.plan;
  const planId = useWatch({ control, name: 'planId' });
  return (
    <fieldset className="grid min-w-0 items-start gap-5 rounded-lg border border-line p-4 sm:grid-cols-2">
      <legend className="px-1 font-semibold tracking-tight">Plan</legend>
      {plans.length > 0 && (
        <Field label="Plan of the Goal" error={formState.errors.planId?.message} className="sm:col-span-2">
          <Select {...register('planId')}>
            {plans.map((plan) => (
              <option key={plan.id} value={String(plan.id)}>
                {`${plan.title}, until ${formatDay(plan.endsOn)}`}
              </option>
            ))}
            <option value="">A new plan</option>
          </Select>
        </Field>
      )}
      {planId === '' && (
        <>
          <Field label="Program" error={errors?.program?.message}>
            <Select {...register('plan.program')}>
              <LabeledOptions values={planPrograms} labels={planProgramLabels} />
            </Select>
          </Field>
          <Field label="Title of the Plan" error={errors?.title?.message}>
            <Input {...register('plan.title')} autoComplete="off" />
          </Field>
          <Field label="First Day of the Plan" error={errors?.startsOn?.message}>
            <DateInput {...register('plan.startsOn')} />
          </Field>
          <Field label="Last Day of the Plan" error={errors?.endsOn?.message}>
            <DateInput {...register('plan.endsOn')} />
          </Field>
          <Field
            label="Service"
            optional
            error={errors?.serviceText?.message}
            hint="Such as 2x30 individual weekly"
          >
            <Input {...register('plan.serviceText')} autoComplete="off" />
          </Field>
          <Field label="School" optional error={errors?.school?.message}>
            <Input {...register('plan.school')} autoComplete="off" />
          </Field>
        </>
      )}
    </fieldset>
  );
}
