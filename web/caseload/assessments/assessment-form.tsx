import { zodResolver } from '@hookform/resolvers/zod';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useController, useFieldArray } from 'react-hook-form';
import type { AskedContent } from '#domain/caseload/assessments/asked-content.ts';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import {
  type AssessmentFormResult,
  type AssessmentFormValues,
  assessmentFormSchema,
  assessmentFormStart,
  copyAssessmentForm,
  emptyQuestion,
} from '#domain/caseload/assessments/assessment-form-values.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useFocusOnOpen } from '#web/platform/ui/use-focus-on-open.ts';
import { useCreateAssessment, useUpdateAssessment } from './assessment-mutations.ts';
import { QuestionFields } from './question-fields.tsx';
import { TemplateMenu } from './template-menu.tsx';

interface AssessmentFormProps {
  /** The assessment to edit; undefined for a new one. */
  assessment?: Assessment | undefined;
  /** The initial content of a new one, and its source: an assessment or a template. */
  asked?: { content: AskedContent; source: string } | undefined;
  /** The client of a new one, if known. */
  clientId?: number | undefined;
  onSaved: (assessment: Assessment) => void;
  onCancel: () => void;
  /** Reports to a surrounding dialog whether the form has unsaved changes. */
  onDirtyChange?: ((isDirty: boolean) => void) | undefined;
}

/** The assessment form: title, client, and ordered questions. */
export function AssessmentForm({ onSaved, onCancel, onDirtyChange, ...start }: AssessmentFormProps) {
  // The assessment as it was when the form opened, so that a change by another user is not overwritten unnoticed.
  const [assessment] = useState(start.assessment);
  const user = useUser();
  const create = useCreateAssessment();
  const update = useUpdateAssessment(assessment?.id ?? 0);
  const form = useCheckedForm<AssessmentFormValues, unknown, AssessmentFormResult>({
    resolver: zodResolver(assessmentFormSchema),
    defaultValues: start.asked
      ? copyAssessmentForm(start.asked.content, start.clientId)
      : assessmentFormStart(assessment, start.clientId),
  });
  const { register, control, handleSubmit, formState } = form;
  const { errors, isDirty } = formState;
  const client = useController({ control, name: 'clientId' });
  const questions = useFieldArray({ control, name: 'questions' });
  const opened = useFocusOnOpen<HTMLFormElement>();
  const draft = useFormDraft(form, {
    key: draftKeyOf(start),
    updatedAt: assessment?.updatedAt,
  });
  const { question: unsavedQuestion, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function save(filledIn: AssessmentFormResult): void {
    if (!user.data) return;
    const body = { ...filledIn, therapistId: user.data.id };
    const done = {
      onSuccess: (saved: Assessment) => {
        draft.forget();
        allowLeave();
        onSaved(saved);
      },
    };
    if (assessment) update.mutate({ ...body, updatedAt: assessment.updatedAt }, done);
    else create.mutate(body, done);
  }

  return (
    <form
      ref={opened}
      noValidate
      data-typing
      aria-label="Assessment"
      onSubmit={handleSubmit(save)}
      className="grid gap-5"
    >
      <DraftRestored draft={draft} />
      {!assessment && <TemplateMenu form={form} />}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Title" error={errors.title?.message}>
          <Input {...register('title')} autoComplete="off" />
        </Field>
        <Field label="Client" error={errors.clientId?.message}>
          <ClientChoice {...client.field} />
        </Field>
      </div>
      <Field label="Description" optional error={errors.description?.message}>
        <Textarea rows={2} {...register('description')} />
      </Field>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 font-semibold text-lg tracking-tight">Questions</legend>
        {questions.fields.map((field, index) => (
          <QuestionFields
            key={field.id}
            form={form}
            index={index}
            count={questions.fields.length}
            onRemove={() => questions.remove(index)}
            onMove={(step) => questions.move(index, index + step)}
          />
        ))}
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => questions.append(emptyQuestion)}
        >
          <Plus aria-hidden="true" />
          Add Question
        </Button>
      </fieldset>
      <FormActions
        saveText={assessment ? 'Update Assessment' : 'Create Assessment'}
        savingText={assessment ? 'Updating...' : 'Creating...'}
        isSaving={isSent(create) || isSent(update)}
        onCancel={onCancel}
      />
      {unsavedQuestion}
    </form>
  );
}

/** A draft is restored only into a form with the same starting point. */
function draftKeyOf({
  assessment,
  asked,
  clientId,
}: Omit<AssessmentFormProps, 'onSaved' | 'onCancel'>): string {
  if (assessment) return `assessment ${assessment.id}`;
  return `assessment new ${clientId ?? ''}${asked ? ` from ${asked.source}` : ''}`;
}
