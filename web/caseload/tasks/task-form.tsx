import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useController } from 'react-hook-form';
import type * as z from 'zod/mini';
import { type NewTask, newTask, type Task } from '#domain/caseload/tasks/task.ts';
import { ClientChoice } from '#web/caseload/clients/client-choice.tsx';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { DraftRestored } from '#web/platform/drafts/draft-restored.tsx';
import { useFormDraft } from '#web/platform/drafts/use-form-draft.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useCreateTask, useUpdateTask } from './task-queries.ts';

type TaskFormValues = z.input<typeof newTask>;

interface TaskFormProps {
  /** The task to edit; undefined for a new one. */
  task?: Task | undefined;
  onSaved: () => void;
  onCancel: () => void;
  /** Reports whether the form has unsaved changes. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The task form: title, due date and client. It keeps the typed values if the server refuses them. */
export function TaskForm({ task, onSaved, onCancel, onDirtyChange }: TaskFormProps) {
  const user = useUser();
  const create = useCreateTask();
  const update = useUpdateTask(task?.id ?? 0);
  const form = useCheckedForm<TaskFormValues, unknown, NewTask>({
    resolver: zodResolver(newTask),
    defaultValues: {
      title: task?.title ?? '',
      description: task?.description ?? '',
      dueDate: task?.dueDate ?? '',
      clientId: task?.clientId ?? null,
    },
  });
  const { register, control, handleSubmit, formState } = form;
  const draft = useFormDraft(form, { key: `task ${task?.id ?? 'new'}`, updatedAt: task?.updatedAt });
  const client = useController({ control, name: 'clientId' });
  const { errors, isDirty } = formState;
  const { question } = useUnsavedChanges(isDirty);
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);

  function save(typed: NewTask): void {
    if (!user.data) return;
    const done = {
      onSuccess: () => {
        draft.forget();
        onSaved();
      },
    };
    if (task) update.mutate({ ...typed, updatedAt: task.updatedAt }, done);
    else create.mutate(typed, done);
  }

  return (
    <form noValidate aria-label="Task" onSubmit={handleSubmit(save)} className="grid gap-5">
      <DraftRestored draft={draft} />
      <Field label="Title" error={errors.title?.message}>
        <Input {...register('title')} autoComplete="off" />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Due Date" optional error={errors.dueDate?.message}>
          <DateInput {...register('dueDate')} />
        </Field>
        <Field label="Client" optional error={errors.clientId?.message}>
          <ClientChoice
            {...client.field}
            value={client.field.value ?? null}
            withInactive
            nobodyText="No client"
          />
        </Field>
      </div>
      <Field label="Description" optional error={errors.description?.message}>
        <Textarea rows={2} className="min-h-16" {...register('description')} />
      </Field>
      <FormActions
        saveText={task ? 'Update Task' : 'Add Task'}
        savingText={task ? 'Updating...' : 'Adding...'}
        isSaving={isSent(create) || isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
