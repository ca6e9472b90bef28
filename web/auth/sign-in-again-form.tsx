import { type FormEvent, type Ref, useState } from 'react';
import { comparable } from '#domain/users/comparable.ts';
import type { User } from '#domain/users/user.ts';
import { failureText } from '#web/api/request.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, FieldError } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { useSignInAgain } from './sign-in-again-queries.ts';

interface SignInAgainFormProps {
  user: User;
  passwordRef: Ref<HTMLInputElement>;
  onLeave: () => void;
}

/**
 * The password once more. Another account may sign in here too; it starts the app anew. What is wrong the server
 * says: this form is part of every page and brings no rules of its own along.
 */
export function SignInAgainForm({ user, passwordRef, onLeave }: SignInAgainFormProps) {
  const signIn = useSignInAgain(user);
  const [username, setUsername] = useState(user.username);
  const [password, setPassword] = useState('');
  const isSomebodyElse = comparable(username) !== comparable(user.username);

  function submit(event: FormEvent): void {
    event.preventDefault();
    signIn.mutate({ username, password });
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      <Field
        label="Username"
        hint={isSomebodyElse ? 'Another account starts anew: what was typed here is lost.' : undefined}
      >
        <Input
          value={username}
          onChange={(event) => setUsername(event.target.value)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label="Password">
        <Input
          ref={passwordRef}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          type="password"
          autoComplete="current-password"
        />
      </Field>
      <div role="alert" className="empty:hidden">
        {signIn.isError && <FieldError>{failureText(signIn.error).replace(/^\d+: /, '')}</FieldError>}
      </div>
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" onClick={onLeave}>
          Leave this page
        </Button>
        <Button type="submit" pending={signIn.isPending} pendingText="Signing in...">
          Sign in
        </Button>
      </div>
    </form>
  );
}
