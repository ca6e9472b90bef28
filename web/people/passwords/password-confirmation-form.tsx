import { zodResolver } from '@hookform/resolvers/zod';
import type { UseMutationResult } from '@tanstack/react-query';
import { type PasswordConfirmation, passwordConfirmation } from '#domain/people/users/account-change.ts';
import { FormRefusal, showRefusal } from '#web/people/settings/refused-form.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';

interface PasswordConfirmationFormProps<Answer> {
  username: string;
  /** The mutation that receives the password. */
  mutation: UseMutationResult<Answer, Error, PasswordConfirmation>;
  submitText: string;
  pendingText: string;
  destructive?: boolean | undefined;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** Asks for the password; a wrong one is reported at its field. */
export function PasswordConfirmationForm<Answer>({
  username,
  mutation,
  submitText,
  pendingText,
  destructive,
  onDone,
  onCancel,
}: PasswordConfirmationFormProps<Answer>) {
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(passwordConfirmation),
    defaultValues: { currentPassword: '' },
  });
  return (
    <form
      noValidate
      onSubmit={handleSubmit((typed) =>
        mutation.mutate(typed, {
          onSuccess: onDone,
          onError: showRefusal(setError, 'currentPassword'),
        }),
      )}
      className="grid gap-5"
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
      <Field label="Current Password" error={formState.errors.currentPassword?.message}>
        <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
      </Field>
      <FormRefusal message={formState.errors.root?.message} />
      <FormActions
        saveText={submitText}
        savingText={pendingText}
        isSaving={mutation.isPending}
        destructive={destructive}
        onCancel={onCancel}
      />
    </form>
  );
}
