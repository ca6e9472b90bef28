import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  type TemplateDetails,
  type TypedTemplateDetails,
  templateDetails,
} from '#domain/caseload/assessments/assessment-template.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import type { FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';

export type TemplateDetailsForm = UseFormReturn<TypedTemplateDetails, unknown, TemplateDetails>;

interface TemplateFormProps {
  start: { title: string; description: string | null };
  dialog: FormInDialog;
  saveText: string;
  savingText: string;
  isSaving: boolean;
  onSave: (words: TemplateDetails) => void;
  /** Content below the fields. */
  children?: (form: TemplateDetailsForm) => ReactNode;
}

/** The form for a template's title and description. */
export function TemplateForm({ start, dialog, onSave, children, ...actions }: TemplateFormProps) {
  const form = useCheckedForm<TypedTemplateDetails, unknown, TemplateDetails>({
    resolver: zodResolver(templateDetails),
    defaultValues: { title: start.title, description: start.description ?? '' },
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const { question } = useUnsavedChanges(isDirty, dialog.onDirtyChange);
  return (
    <form noValidate aria-label="Template" onSubmit={handleSubmit(onSave)} className="grid gap-5">
      <Field label="Title" error={errors.title?.message}>
        <Input {...register('title')} autoComplete="off" />
      </Field>
      <Field label="Description" optional error={errors.description?.message}>
        <Textarea rows={2} {...register('description')} />
      </Field>
      {children?.(form)}
      <FormActions {...actions} onCancel={dialog.onCancel} />
      {question}
    </form>
  );
}
