import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type Passkey, passkeyName } from '#domain/users/passkey.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { FormActions } from '#web/ui/form-actions.tsx';
import { Input } from '#web/ui/input.tsx';
import { useRenamePasskey } from './passkey-queries.ts';

/** Another name for a passkey. */
export function PasskeyRenameDialog({ passkey, onClose }: { passkey: Passkey; onClose: () => void }) {
  const rename = useRenamePasskey(passkey.id);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(passkeyName),
    defaultValues: { name: passkey.name },
  });
  return (
    <Dialog open onOpenChange={(next) => !next && onClose()} title="Rename passkey" width="sm">
      <form
        noValidate
        onSubmit={handleSubmit((typed) => rename.mutate(typed, { onSuccess: onClose }))}
        className="grid gap-5"
      >
        <Field label="Name" error={formState.errors.name?.message}>
          <Input {...register('name')} autoComplete="off" />
        </Field>
        <FormActions
          saveText="Rename"
          savingText="Renaming..."
          isSaving={rename.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
