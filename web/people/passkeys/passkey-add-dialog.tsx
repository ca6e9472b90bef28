import { zodResolver } from '@hookform/resolvers/zod';
import * as z from 'zod/mini';
import { passkeyName } from '#domain/people/passkeys/passkey.ts';
import { passwordConfirmation } from '#domain/people/users/account-change.ts';
import { FormRefusal, showRefusal } from '#web/people/settings/refused-form.tsx';
import { deviceName } from '#web/people/sign-in/device-name.ts';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { useAddPasskey } from './passkey-queries.ts';

const passkeyForm = z.extend(passwordConfirmation, passkeyName.shape);

/** The dialog for a new passkey: its name and the password; the rest happens between browser and device. */
export function PasskeyAddDialog({ username, onClose }: { username: string; onClose: () => void }) {
  const add = useAddPasskey();
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(passkeyForm),
    defaultValues: { name: deviceName(navigator.userAgent), currentPassword: '' },
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
        onSubmit={handleSubmit((typed) =>
          add.mutate(typed, {
            onSuccess: onClose,
            onError: showRefusal(setError, 'currentPassword'),
          }),
        )}
        className="grid gap-5"
      >
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Field label="Name" hint="To tell it from your others." error={errors.name?.message}>
          <Input {...register('name')} autoComplete="off" />
        </Field>
        <Field label="Current Password" error={errors.currentPassword?.message}>
          <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
        </Field>
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
