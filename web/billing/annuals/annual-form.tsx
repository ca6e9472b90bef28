import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { Annual } from '#domain/billing/annuals/annual.ts';
import {
  type AnnualFormResult,
  type AnnualFormValues,
  annualForm,
  annualFormStart,
  annualOfForm,
} from '#domain/billing/annuals/annual-form-values.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { MoneyInput } from '#web/platform/ui/money-input.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useCreateAnnual, useUpdateAnnual } from './annual-queries.ts';

interface AnnualFormProps {
  /** The record to edit; undefined for a new one. */
  annual: Annual | undefined;
  onSaved: () => void;
  onCancel: () => void;
  /** Reports whether the form has unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of an annual record: date, client and price. It keeps the typed values if the server refuses them. */
export function AnnualForm({ annual: latest, onSaved, onCancel, onDirtyChange }: AnnualFormProps) {
  // The record as it was when the form opened, so that a change by another user is not overwritten unnoticed.
  const [annual] = useState(latest);
  const user = useUser();
  const today = useToday();
  const { annualCents } = usePracticeSettings();
  const create = useCreateAnnual();
  const update = useUpdateAnnual(annual?.id ?? 0);
  const form = useCheckedForm<AnnualFormValues, unknown, AnnualFormResult>({
    resolver: zodResolver(annualForm),
    defaultValues: annualFormStart(annual, { date: today, amountCents: annualCents }),
  });
  const { register, handleSubmit, control, formState } = form;
  const { errors, isDirty } = formState;
  const client = useController({ control, name: 'clientId' }).field;
  const draft = useFormDraft(form, {
    key: `annual ${annual?.id ?? 'new'}`,
    updatedAt: annual?.updatedAt,
  });
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function save(typed: AnnualFormResult): void {
    if (!user.data) return;
    const body = { ...annualOfForm(typed), therapistId: user.data.id };
    const done = {
      onSuccess: () => {
        draft.forget();
        allowLeave();
        onSaved();
      },
    };
    if (annual) update.mutate({ ...body, updatedAt: annual.updatedAt }, done);
    else create.mutate(body, done);
  }

  return (
    <form noValidate aria-label="Annual record" onSubmit={handleSubmit(save)} className="grid gap-5">
      <DraftRestored draft={draft} />
      <Field label="Date" error={errors.date?.message}>
        <DateInput {...register('date')} />
      </Field>
      <Field label="Client" error={errors.clientId?.message}>
        <ClientChoice {...client} withInactive />
      </Field>
      <Field label="Amount ($)" error={errors.amount?.message}>
        <MoneyInput {...register('amount', { valueAsNumber: true })} />
      </Field>
      <FormActions
        saveText={annual ? 'Update Annual' : 'Create Annual'}
        savingText={annual ? 'Updating...' : 'Creating...'}
        isSaving={isSent(create) || isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
