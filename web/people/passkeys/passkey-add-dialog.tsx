import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { passkeyName } from '#domain/people/passkeys/passkey.ts';
import { confirmationOf } from '#domain/people/users/full-confirmation.ts';
import { FormRefusal, showRefusal } from '#web/people/settings/refused-form.tsx';
import {
  ConfirmationFields,
  refusedField,
  typedConfirmation,
} from '#web/people/sign-in/confirmation-fields.tsx';
import { deviceName } from '#web/people/sign-in/device-name.ts';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useAddPasskey } from './passkey-queries.ts';

const passkeyForm = z.extend(typedConfirmation, passkeyName.shape);

/** The dialog for a new passkey: its name and the confirmation; the rest happens between browser and device. */
export function PasskeyAddDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const add = useAddPasskey();
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(passkeyForm),
    defaultValues: { name: deviceName(navigator.userAgent), password: '', typedCode: '' },
  });
  const { errors } = formState;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Add a Passkey"
      description="Next your browser asks where to keep it: on this device, on your phone or on a security key. Every other device is signed out."
      width="sm"
    >
      <form
        noValidate
        onSubmit={handleSubmit(({ name, password, typedCode }) =>
          add.mutate(
            { name, confirmation: confirmationOf(password, typedCode) },
            { onSuccess: onClose, onError: (error) => showRefusal(setError, refusedField(error))(error) },
          ),
        )}
        className="grid gap-5"
      >
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Field label="Name" hint="To tell it from your others." error={errors.name?.message}>
          <Input {...register('name')} autoComplete="off" />
        </Field>
        <ConfirmationFields register={register} errors={errors} />
        <FormRefusal message={errors.root?.message} />
        <FormActions
          saveText="Continue"
          savingText="Waiting for your device..."
          isSaving={add.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  );
}
