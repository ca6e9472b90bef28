import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { authenticatorCode, recoveryCode } from '#domain/people/two-factor/two-factor.ts';
import { refusalOf } from '#web/platform/api/request.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { useCheckedForm } from '#web/platform/ui/use-checked-form.ts';
import { AuthCard } from './auth-card.tsx';
import { useSecondStep } from './sign-in-queries.ts';

const ways = {
  app: {
    schema: z.object({ typed: authenticatorCode }),
    title: 'Enter Your Code',
    text: 'Your authenticator app shows it under the name of the practice.',
    label: 'Authentication Code',
    field: { inputMode: 'numeric', autoComplete: 'one-time-code' },
    switchQuestion: 'No phone at hand?',
    switchLabel: 'Use a Recovery Code Instead',
  },
  recovery: {
    schema: z.object({ typed: recoveryCode }),
    title: 'Use a Recovery Code',
    text: 'One of those you saved when you turned on two-factor sign-in. Each works once.',
    label: 'Recovery Code',
    field: { autoCapitalize: 'characters', autoComplete: 'off' },
    switchQuestion: 'Found your phone?',
    switchLabel: 'Use Your Authenticator App Instead',
  },
} as const;

/** The form for the second step of signing in, a code after the password. */
export function SecondStepForm({ onStartOver }: { onStartOver: () => void }) {
  const [way, setWay] = useState<keyof typeof ways>('app');
  const { schema, label, field, ...card } = ways[way];
  const signIn = useSecondStep();
  const { register, handleSubmit, formState, setError, setFocus, reset } = useCheckedForm({
    resolver: zodResolver(schema),
    defaultValues: { typed: '' },
  });
  useEffect(() => setFocus('typed'), [setFocus]);

  function handleSwitch(): void {
    setWay(way === 'app' ? 'recovery' : 'app');
    reset();
    setFocus('typed');
  }

  function handleFailure(error: Error): void {
    const message = refusalOf(error, 403);
    if (message !== undefined) setError('typed', { message }, { shouldFocus: true });
    else if (refusalOf(error, 401) !== undefined) onStartOver();
  }

  return (
    <AuthCard {...card} onSwitch={handleSwitch}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit(({ typed }) =>
          signIn.mutate(way === 'app' ? { code: typed } : { recoveryCode: typed }, {
            onError: handleFailure,
          }),
        )}
        className="mt-5 grid gap-4"
      >
        <Field label={label} error={formState.errors.typed?.message}>
          <Input
            {...register('typed')}
            {...field}
            spellCheck={false}
            className="font-mono text-lg tracking-wider md:text-lg"
          />
        </Field>
        <Button type="submit" pending={signIn.isPending} pendingText="Signing in..." className="mt-1 w-full">
          Sign In
        </Button>
        <Button variant="ghost" onClick={onStartOver} className="w-full">
          Start Over
        </Button>
      </form>
    </AuthCard>
  );
}
