import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { NewMandate } from '#domain/billing/mandates/mandate.ts';
import type { MandateFormValues } from '#domain/billing/mandates/mandate-form.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { PlanBasics } from '#web/clinical/goals/plan-basics.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Select } from '#web/platform/ui/select.tsx';

const labels = {
  title: 'Title of the Plan',
  startsOn: 'First Day of the Plan',
  endsOn: 'Last Day of the Plan',
};

interface MandatePlanFieldsProps {
  form: UseFormReturn<MandateFormValues, unknown, NewMandate[]>;
  plans: readonly Plan[];
  onPlan: (planId: string) => void;
}

/** Fields for the mandate's plan: an existing one, or a new one created with the mandate. */
export function MandatePlanFields({ form, plans, onPlan }: MandatePlanFieldsProps) {
  const { register, control, formState } = form;
  const planId = useWatch({ control, name: 'planId' });
  return (
    <>
      {plans.length > 0 && (
        <Field label="Plan" error={formState.errors.planId?.message}>
          <Select {...register('planId', { onChange: ({ target }) => onPlan(target.value) })}>
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
        <fieldset className="grid min-w-0 items-start gap-5 rounded-lg border border-line p-4 sm:grid-cols-2">
          <legend className="px-1 font-semibold tracking-tight">New Plan</legend>
          <PlanBasics
            register={(field) => register(`plan.${field}`)}
            errors={formState.errors.plan}
            labels={labels}
            hasService={false}
          />
        </fieldset>
      )}
    </>
  );
}
