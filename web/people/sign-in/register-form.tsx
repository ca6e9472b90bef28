import { zodResolver } from '@hookform/resolvers/zod';
import { useLocation } from 'react-router';
import { registration } from '#domain/people/users/user.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { UsernameInput } from '#web/platform/ui/username-input.tsx';
import { AuthCard } from './auth-card.tsx';
import { refusedField } from './refused-field.ts';
import { useRegistrationStatus } from './registration-queries.ts';
import { useRegister } from './sign-in-queries.ts';

const fields = ['fullName', 'email', 'username', 'password', 'setupCode'] as const;

/** The form for a new therapist's account. An invitation link has its code in the address. */
export function RegisterForm({ onSignInInstead }: { onSignInInstead: () => void }) {
  const { search } = useLocation();
  const open = useRegister();
  const { register, handleSubmit, formState, setError } = useCheckedForm({
    resolver: zodResolver(registration),
    defaultValues: { fullName: '', email: '', username: '', password: '', setupCode: '' },
  });
  const { errors } = formState;
  const needsSetupCode = useRegistrationStatus().data?.needsSetupCode ?? false;
  const inviteCode = new URLSearchParams(search).get('invite');
  return (
    <AuthCard
      title="Create Account"
      text="Register as a new therapist on our platform."
      switchQuestion="Already have an account?"
      switchLabel="Sign in"
      onSwitch={onSignInInstead}
    >
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(({ setupCode, ...typed }) =>
          open.mutate(
            { ...typed, ...(inviteCode && { inviteCode }), ...(needsSetupCode && { setupCode }) },
            {
              onError: (error) => {
                const refused = refusedField(error, fields);
                if (refused) setError(refused.name, { message: refused.message }, { shouldFocus: true });
              },
            },
          ),
        )}
        className="mt-5 grid gap-4"
      >
        <Field label="Full Name" error={errors.fullName?.message}>
          <Input {...register('fullName')} autoComplete="name" />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <Input {...register('email')} type="email" autoComplete="email" />
        </Field>
        <Field label="Username" error={errors.username?.message}>
          <UsernameInput {...register('username')} />
        </Field>
        <Field label="Password" error={errors.password?.message}>
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        {needsSetupCode && (
          <Field
            label="Setup Code"
            hint="You open the first account, which owns the practice. The code stands in the lines that the program printed when it started."
            error={errors.setupCode?.message}
          >
            <Input
              {...register('setupCode')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </Field>
        )}
        <Button
          type="submit"
          pending={open.isPending}
          pendingText="Creating account..."
          className="mt-1 w-full"
        >
          Register
        </Button>
      </form>
    </AuthCard>
  );
}
