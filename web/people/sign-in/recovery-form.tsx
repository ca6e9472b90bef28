import { zodResolver } from '@hookform/resolvers/zod';
import { type RecoveryAccount, recoveryForm } from '#domain/people/sign-in/recovery.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import type { useRecover } from './recovery-queries.ts';
import { refusedField } from './refused-field.ts';

interface RecoveryFormProps {
  account: RecoveryAccount;
  token: string;
  recover: ReturnType<typeof useRecover>;
}

/** The form for the new password, typed twice. */
export function RecoveryForm({ account, token, recover }: RecoveryFormProps) {
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(recoveryForm),
    defaultValues: { newPassword: '', repeated: '' },
  });
  const { errors } = formState;
  return (
    <Card className="p-6">
      <p className="break-words text-ink">
        For <span className="font-semibold">{account.fullName}</span>, username{' '}
        <span className="font-semibold">{account.username}</span>
      </p>
      <p className="mt-1 text-ink-muted text-sm">Every device that is signed in now will be signed out.</p>
      <form
        noValidate
        onSubmit={handleSubmit(({ newPassword }) =>
          recover.mutate(
            { token, newPassword },
            {
              onError: (error) => {
                const refused = refusedField(error, ['newPassword']);
                if (refused) setError(refused.name, { message: refused.message }, { shouldFocus: true });
              },
            },
          ),
        )}
        className="mt-5 grid gap-4"
      >
        <input type="text" autoComplete="username" value={account.username} readOnly hidden />
        <Field label="New Password" error={errors.newPassword?.message}>
          <PasswordInput {...register('newPassword')} autoComplete="new-password" />
        </Field>
        <Field label="Repeat New Password" error={errors.repeated?.message}>
          <PasswordInput {...register('repeated')} autoComplete="new-password" />
        </Field>
        <Button type="submit" pending={recover.isPending} pendingText="Saving..." className="mt-1 w-full">
          Save New Password
        </Button>
      </form>
    </Card>
  );
}
