import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { MOST_OBJECTIVES, type NewGoal } from '#domain/clinical/goals/goal.ts';
import type { GoalFormValues } from '#domain/clinical/goals/goal-form-values.ts';
import { hasPart } from '#domain/clinical/goals/measures.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { FieldRows } from '#web/platform/ui/field-rows.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';

interface ObjectiveFieldsProps {
  form: UseFormReturn<GoalFormValues, unknown, NewGoal>;
}

/** Fields for the goal's objectives, each with its own text and target; they are measured like the goal. */
export function ObjectiveFields({ form }: ObjectiveFieldsProps) {
  const { control, register, formState, getValues } = form;
  const objectives = useFieldArray({ control, name: 'objectives' });
  const measure = useWatch({ control, name: 'measure' });
  const errors = formState.errors.objectives;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 font-semibold tracking-tight">Objectives</legend>
      <FieldRows
        noun="Objective"
        rows={objectives.fields}
        most={MOST_OBJECTIVES}
        keyOf={({ id }) => id}
        onAdd={() =>
          objectives.append({ name: '', statement: getValues('statement'), target: getValues('target') })
        }
        onRemove={objectives.remove}
      >
        {(index) => (
          <>
            <Field label="Name" error={errors?.[index]?.name?.message}>
              <Input {...register(`objectives.${index}.name`)} autoComplete="off" maxLength={60} />
            </Field>
            {hasPart(measure, 'target') && (
              <Field label="Target" error={errors?.[index]?.target?.message}>
                <Input {...register(`objectives.${index}.target`)} autoComplete="off" />
              </Field>
            )}
            <Field label="Statement" error={errors?.[index]?.statement?.message} className="sm:col-span-2">
              <Textarea {...register(`objectives.${index}.statement`)} rows={2} />
            </Field>
          </>
        )}
      </FieldRows>
    </fieldset>
  );
}
