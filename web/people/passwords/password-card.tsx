import { zodResolver } from '@hookform/resolvers/zod';
import { passwordForm } from '#domain/people/users/account-change.ts';
import { useChangePassword } from '#web/people/users/account-queries.ts';
import { refusalOf } from '#web/platform/api/request.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';

const empty = { currentPassword: '', newPassword: '', repeated: '' };

/** The form for changing the password. */
export function PasswordCard({ username }: { username: string }) {
  const change = useChangePassword();
  const { register, handleSubmit, formState, reset, setError } = useCheckedForm({
    resolver: zodResolver(passwordForm),
    defaultValues: empty,
  });
  const { errors } = formState;
  return (
    <Card>
      <CardHeader title="Password" description="A new password signs out every other device." />
      <form
        noValidate
        onSubmit={handleSubmit(({ currentPassword, newPassword }) =>
          change.mutate(
            { currentPassword, newPassword },
            {
              onSuccess: () => reset(empty),
              onError: (error) => {
                const message = refusalOf(error, 403);
                if (message) setError('currentPassword', { message }, { shouldFocus: true });
                const reason = refusalOf(error, 400);
                if (reason) setError('newPassword', { message: reason }, { shouldFocus: true });
              },
            },
          ),
        )}
      >
        <CardBody className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          {/* Tells password managers whose password is changed. */}
          <input type="text" autoComplete="username" value={username} readOnly hidden />
          <Field label="Current Password" error={errors.currentPassword?.message} className="sm:col-span-2">
            <PasswordInput {...register('currentPassword')} autoComplete="current-password" />
          </Field>
          <Field label="New Password" error={errors.newPassword?.message}>
            <PasswordInput {...register('newPassword')} autoComplete="new-password" />
          </Field>
          <Field label="Repeat New Password" error={errors.repeated?.message}>
            <PasswordInput {...register('repeated')} autoComplete="new-password" />
          </Field>
        </CardBody>
        <div className="flex justify-end border-line border-t px-5 py-4">
          <Button type="submit" pending={change.isPending} pendingText="Changing...">
            Change Password
          </Button>
        </div>
      </form>
    </Card>
  );
}
