import { zodResolver } from '@hookform/resolvers/zod';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { Plan, PlanChange } from '#domain/clinical/plans/plan.ts';
import { type PlanFormValues, planForm, planFormValues } from '#domain/clinical/plans/plan-form-values.ts';
import { planSettingLabels, planSettings } from '#domain/clinical/plans/plan-labels.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useUpdatePlan } from './goal-queries.ts';
import { PlanBasics } from './plan-basics.tsx';

const MOST_REPORT_DAYS = 12;
const labels = { title: 'Title', startsOn: 'First Day', endsOn: 'Last Day' };

interface PlanFormProps {
  plan: Plan;
  onSaved: () => void;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of a plan. Typed values stay after a refusal. */
export function PlanForm({ plan: latest, onSaved, onCancel, onDirtyChange }: PlanFormProps) {
  // The values from when the form opened, so that others' changes since then are not overwritten unseen.
  const [plan] = useState(latest);
  const update = useUpdatePlan(plan.id);
  const form = useCheckedForm<PlanFormValues, unknown, PlanChange>({
    resolver: zodResolver(planForm),
    defaultValues: planFormValues(plan),
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const draft = useFormDraft(form, { key: `plan ${plan.id}`, updatedAt: plan.updatedAt });
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function save(change: PlanChange): void {
    const done = {
      onSuccess: () => {
        draft.forget();
        allowLeave();
        onSaved();
      },
    };
    update.mutate({ ...change, updatedAt: plan.updatedAt }, done);
  }

  return (
    <form
      noValidate
      data-typing
      aria-label="Plan"
      onSubmit={handleSubmit(save)}
      className="grid gap-5 sm:grid-cols-2"
    >
      <DraftRestored draft={draft} className="sm:col-span-2" />
      <PlanBasics register={register} errors={errors} labels={labels} />
      <Field label="Setting" optional error={errors.setting?.message}>
        <Select {...register('setting')}>
          <option value="">Not stated</option>
          <LabeledOptions values={planSettings} labels={planSettingLabels} />
        </Select>
      </Field>
      <Field label="School" optional error={errors.school?.message} className="sm:col-span-2">
        <Input {...register('school')} autoComplete="off" />
      </Field>
      <ReportDays form={form} />
      <Field
        label="Diagnosis Codes"
        optional
        error={errors.diagnosisCodes?.message}
        hint="Such as F82, R27.8"
      >
        <Input {...register('diagnosisCodes')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Procedure Codes" optional error={errors.procedureCodes?.message} hint="Such as X1001">
        <Input {...register('procedureCodes')} autoComplete="off" spellCheck={false} />
      </Field>
      <Field label="Precautions" optional error={errors.precautions?.message} className="sm:col-span-2">
        <Textarea {...register('precautions')} rows={2} />
      </Field>
      <div className="sm:col-span-2">
        <FormActions
          saveText="Update Plan"
          savingText="Updating..."
          isSaving={isSent(update)}
          onCancel={onCancel}
        />
      </div>
      {question}
    </form>
  );
}

function ReportDays({ form }: { form: UseFormReturn<PlanFormValues, unknown, PlanChange> }) {
  const { control, register, formState } = form;
  const days = useFieldArray({ control, name: 'reportDays' });
  const message = formState.errors.reportDays?.message ?? formState.errors.reportDays?.root?.message;
  return (
    <fieldset className="min-w-0 sm:col-span-2" data-wrong={message ? '' : undefined}>
      <legend className="mb-1.5 font-medium text-sm">Report Days</legend>
      <div className="flex flex-wrap gap-2">
        {days.fields.map((field, index) => (
          <span key={field.id} className="flex items-center gap-1">
            <DateInput aria-label={`Report day ${index + 1}`} {...register(`reportDays.${index}.day`)} />
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Remove report day ${index + 1}`}
              onClick={() => days.remove(index)}
            >
              <X aria-hidden="true" />
            </Button>
          </span>
        ))}
      </div>
      {message && <FieldError>{message}</FieldError>}
      {days.fields.length < MOST_REPORT_DAYS && (
        <Button variant="ghost" size="sm" className="mt-2" onClick={() => days.append({ day: '' })}>
          <Plus aria-hidden="true" />
          Add Report Day
        </Button>
      )}
    </fieldset>
  );
}
