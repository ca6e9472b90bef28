import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import type * as z from 'zod/mini';
import { groupJoining } from '#domain/caseload/groups/group-sessions.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { isSent, useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { OthersField, othersInput } from './others-field.tsx';

interface JoinGroupDialogProps {
  session: Session;
  /** The number of sessions in the new meeting. */
  count: number;
  open: boolean;
  onClose: () => void;
}

type Joining = z.output<typeof groupJoining>;

/** Asks for the name of the group that sessions at the same time form. */
export function JoinGroupDialog({ session, count, open, onClose }: JoinGroupDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title="Make This a Group" width="sm">
      {(dialog) => <JoinGroupForm session={session} count={count} {...dialog} />}
    </FormDialog>
  );
}

function JoinGroupForm({
  session,
  count,
  onCancel,
  close,
  onDirtyChange,
}: FormInDialog & { session: Session; count: number }) {
  const hintId = useId();
  const join = useRecordMutation({
    call: (joining: Joining, idempotencyKey) =>
      request('POST /api/sessions/group/join', { body: joining, idempotencyKey }),
    refreshes: 'all',
    success: ({ name }) => ({ title: 'Group Created', description: `${name} has been added.` }),
    failure: 'Creation Failed',
  });
  const { register, handleSubmit, formState } = useCheckedForm<
    z.input<typeof groupJoining>,
    unknown,
    Joining
  >({
    resolver: zodResolver(groupJoining),
    defaultValues: { sessionId: session.id, name: '', others: 0, following: true },
  });
  const { errors, isDirty } = formState;
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function save(typed: Joining): void {
    join.mutate(typed, {
      onSuccess: () => {
        allowLeave();
        close();
      },
    });
  }

  return (
    <form
      noValidate
      aria-label="Group"
      aria-describedby={hintId}
      onSubmit={handleSubmit(save)}
      className="grid gap-5"
    >
      <p id={hintId} className="text-ink-muted text-sm">
        {`The ${count} group sessions at this time become one meeting. Each child keeps a session, a note and a bill of their own.`}
      </p>
      <Field label="Name of the Group" error={errors.name?.message}>
        <Input {...register('name')} autoComplete="off" placeholder="Tuesday writing group" />
      </Field>
      <OthersField error={errors.others?.message}>
        <Input {...register('others', { valueAsNumber: true })} {...othersInput} />
      </OthersField>
      <Checkbox label="Also the following ones of their series" {...register('following')} />
      <FormActions
        saveText="Make This a Group"
        savingText="Saving..."
        isSaving={isSent(join)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
