import { zodResolver } from '@hookform/resolvers/zod';
import { credentials } from '#domain/people/users/user.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { UsernameInput } from '#web/platform/ui/username-input.tsx';
import { AuthCard } from './auth-card.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { refusedField } from './refused-field.ts';
import { useLogin } from './sign-in-queries.ts';

interface LoginFormProps {
  onRegisterInstead: () => void;
  /** Called if the password was correct and a code is required. */
  onCodeNeeded: () => void;
}

/** The sign-in form: username and password, or a passkey. */
export function LoginForm({ onRegisterInstead, onCodeNeeded }: LoginFormProps) {
  const login = useLogin();
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(credentials),
    defaultValues: { username: '', password: '' },
  });
  const { errors } = formState;
  return (
    <AuthCard
      title="Sign In"
      text="Enter your credentials to access your account."
      switchQuestion="Don't have an account?"
      switchLabel="Register now"
      onSwitch={onRegisterInstead}
    >
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit((typed) =>
          login.mutate(typed, {
            onSuccess: (answer) => 'secondStep' in answer && onCodeNeeded(),
            onError: (error) => {
              const refused = refusedField(error, ['username', 'password']);
              // The error does not reveal which of the two is wrong; it is shown at the password, which was typed
              // unseen.
              if (refused) setError('password', { message: refused.message }, { shouldFocus: true });
            },
          }),
        )}
        className="mt-5 grid gap-4"
      >
        <Field label="Username" error={errors.username?.message}>
          <UsernameInput {...register('username')} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
        <Button type="submit" pending={login.isPending} pendingText="Signing in..." className="mt-1 w-full">
          Sign In
        </Button>
      </form>
      <PasskeyButton />
    </AuthCard>
  );
}
