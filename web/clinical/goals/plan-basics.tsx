import type { UseFormRegisterReturn } from 'react-hook-form';
import type { PlanFormValues } from '#domain/clinical/plans/plan-form-values.ts';
import { planProgramLabels, planPrograms } from '#domain/clinical/plans/plan-labels.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';

type PlanBasic = keyof Pick<PlanFormValues, 'program' | 'title' | 'startsOn' | 'endsOn' | 'serviceText'>;

interface PlanBasicsProps {
  /** Registers a field with the form that holds the plan. */
  register: (field: PlanBasic) => UseFormRegisterReturn;
  errors: { [Field in PlanBasic]?: { message?: string | undefined } | undefined } | undefined;
  labels: Record<'title' | 'startsOn' | 'endsOn', string>;
  /** Whether the service is asked here; in the form of a mandate it is its line. */
  hasService?: boolean;
}

/** The fields that every form of a plan begins with: program, title, days and service. */
export function PlanBasics({ register, errors, labels, hasService = true }: PlanBasicsProps) {
  return (
    <>
      <Field label="Program" error={errors?.program?.message}>
        <Select {...register('program')}>
          <LabeledOptions values={planPrograms} labels={planProgramLabels} />
        </Select>
      </Field>
      <Field label={labels.title} error={errors?.title?.message}>
        <Input {...register('title')} autoComplete="off" />
      </Field>
      <Field label={labels.startsOn} error={errors?.startsOn?.message}>
        <DateInput {...register('startsOn')} />
      </Field>
      <Field label={labels.endsOn} error={errors?.endsOn?.message}>
        <DateInput {...register('endsOn')} />
      </Field>
      {hasService && (
        <Field
          label="Service"
          optional
          error={errors?.serviceText?.message}
          hint="Such as 2x30 individual weekly"
        >
          <Input {...register('serviceText')} autoComplete="off" />
        </Field>
      )}
    </>
  );
}
