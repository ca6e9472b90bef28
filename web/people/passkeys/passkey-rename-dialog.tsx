import { zodResolver } from '@hookform/resolvers/zod';
import { type Passkey, passkeyName } from '#domain/people/passkeys/passkey.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useRenamePasskey } from './passkey-queries.ts';

/** The dialog that renames a passkey. */
export function PasskeyRenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  return (
    <FormDialog open onClose={onClose} title="Rename Passkey" width="sm">
      {(dialog) => <RenameForm passkey={passkey} {...dialog} />}
    </FormDialog>
  );
}

interface RenameFormProps extends FormInDialog {
  passkey: Passkey;
}

function RenameForm({ passkey, onCancel, close, onDirtyChange }: RenameFormProps) {
  const rename = useRenamePasskey(passkey.id);
  const { register, handleSubmit, formState } = useCheckedForm({
    resolver: zodResolver(passkeyName),
    defaultValues: { name: passkey.name },
  });
  const { question } = useUnsavedChanges(formState.isDirty, onDirtyChange);
  return (
    <form
      noValidate
      onSubmit={handleSubmit((typed) => rename.mutate(typed, { onSuccess: close }))}
      className="grid gap-5"
    >
      <Field label="Name" error={formState.errors.name?.message}>
        <Input {...register('name')} autoComplete="off" />
      </Field>
      <FormActions
        saveText="Rename"
        savingText="Renaming..."
        isSaving={rename.isPending}
        onCancel={onCancel}
      />
      {question}
    </form>
  );
}
