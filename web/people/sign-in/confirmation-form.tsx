import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { confirmationOf, type FullConfirmation } from '#domain/people/users/full-confirmation.ts';
import { FormRefusal, showRefusal } from '#web/people/settings/refused-form.tsx';
import { FormActions } from '#web/platform/ui/form-actions.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { ConfirmationFields, refusedField, typedConfirmation } from './confirmation-fields.tsx';

interface ConfirmationFormProps {
  submitText: string;
  pendingText: string;
  isPending: boolean;
  /** Performs the confirmed action; reports refusals with `onError`. */
  onConfirm: (confirmation: FullConfirmation, onError: (error: Error) => void) => void;
  onCancel: () => void;
  destructive?: boolean | undefined;
  /** The content above the password. */
  children?: ReactNode;
}

/** Asks for the password and, if it is on, the second factor. */
export function ConfirmationForm({
  submitText,
  pendingText,
  isPending,
  onConfirm,
  onCancel,
  destructive,
  children,
}: ConfirmationFormProps) {
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(typedConfirmation),
    defaultValues: { password: '', typedCode: '' },
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={handleSubmit(({ password, typedCode }) =>
        onConfirm(confirmationOf(password, typedCode), (error) =>
          showRefusal(setError, refusedField(error))(error),
        ),
      )}
    >
      {children}
      <ConfirmationFields register={register} errors={formState.errors} />
      <FormRefusal message={formState.errors.root?.message} />
      <FormActions
        saveText={submitText}
        savingText={pendingText}
        isSaving={isPending}
        destructive={destructive}
        onCancel={onCancel}
      />
    </form>
  );
}
