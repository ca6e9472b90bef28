import { zodResolver } from '@hookform/resolvers/zod';
import type * as z from 'zod/mini';
import { type Group, newGroup } from '#domain/caseload/groups/group.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useCreateGroup, useUpdateGroup } from './group-mutations.ts';
import { OthersField, othersInput } from './others-field.tsx';

interface GroupFormDialogProps {
  open: boolean;
  /** The group to edit; undefined for a new one. */
  group?: Group | undefined;
  onClose: () => void;
  onSaved?: ((group: Group) => void) | undefined;
}

/** The group form in a dialog. */
export function GroupFormDialog({ open, group, onClose, onSaved }: GroupFormDialogProps) {
  return (
    <FormDialog open={open} onClose={onClose} title={group ? 'Edit Group' : 'Add Group'} width="sm">
      {({ onCancel, close, onDirtyChange }) => (
        <GroupForm
          group={group}
          onSaved={(saved) => {
            close();
            onSaved?.(saved);
          }}
          onCancel={onCancel}
          onDirtyChange={onDirtyChange}
        />
      )}
    </FormDialog>
  );
}

interface GroupFormProps {
  group: Group | undefined;
  onSaved: (group: Group) => void;
  onCancel: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

type GroupFormValues = z.input<typeof newGroup>;

/** The group form: name, other children in the room, and status. Members are edited on the group's page. */
function GroupForm({ group, onSaved, onCancel, onDirtyChange }: GroupFormProps) {
  const create = useCreateGroup();
  const update = useUpdateGroup(group?.id ?? 0);
  const { register, handleSubmit, formState } = useCheckedForm<
    GroupFormValues,
    unknown,
    z.output<typeof newGroup>
  >({
    resolver: zodResolver(newGroup),
    defaultValues: { name: group?.name ?? '', others: group?.others ?? 0, active: group?.active ?? true },
  });
  const { errors, isDirty } = formState;
  const { question, allowLeave } = useUnsavedChanges(isDirty, onDirtyChange);

  function save(typed: z.output<typeof newGroup>): void {
    const leave = (saved: Group) => {
      allowLeave();
      onSaved(saved);
    };
    if (group) update.mutate({ ...typed, updatedAt: group.updatedAt }, { onSuccess: leave });
    else create.mutate(typed, { onSuccess: leave });
  }

  return (
    <form noValidate aria-label="Group" onSubmit={handleSubmit(save)} className="grid gap-5">
      <Field label="Name" error={errors.name?.message}>
        <Input {...register('name')} autoComplete="off" placeholder="Tuesday writing group" />
      </Field>
      <OthersField error={errors.others?.message}>
        <Input {...register('others', { valueAsNumber: true })} {...othersInput} />
      </OthersField>
      {group && (
        <Checkbox
          label="Active"
          hint="An inactive group is not offered when sessions are planned."
          {...register('active')}
        />
      )}
      <FormActions
        saveText={group ? 'Update Group' : 'Add Group'}
        savingText={group ? 'Updating...' : 'Adding...'}
        isSaving={isSent(create) || isSent(update)}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
