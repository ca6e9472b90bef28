import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { NewGoal } from '#domain/clinical/goals/goal.ts';
import type { GoalFormValues } from '#domain/clinical/goals/goal-form-values.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { PlanBasics } from './plan-basics.tsx';

const labels = {
  title: 'Title of the Plan',
  startsOn: 'First Day of the Plan',
  endsOn: 'Last Day of the Plan',
};

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
          <PlanBasics register={(field) => register(`plan.${field}`)} errors={errors} labels={labels} />
          <Field label="School" optional error={errors?.school?.message}>
            <Input {...register('plan.school')} autoComplete="off" />
          </Field>
        </>
      )}
    </fieldset>
  );
}
