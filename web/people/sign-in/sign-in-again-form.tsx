import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { SecondStep } from '#domain/people/two-factor/two-factor.ts';
import type { User } from '#domain/people/users/user.ts';
import { comparable } from '#domain/platform/comparable.ts';
import { failureText, refusalOf } from '#web/platform/api/request.ts';
import { canUsePasskeys } from '#web/platform/hydration/passkey-support.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { UsernameInput } from '#web/platform/ui/username-input.tsx';
import { useSignInAgain } from './sign-in-again-queries.ts';

interface SignInAgainFormProps {
  user: User;
  onLeave: () => void;
}

/**
 * The form to sign in again: the password, and a code if the account requires one. Another account may sign in here
 * too, which restarts the app. Errors come from the server: this form has no rules of its own.
 */
export function SignInAgainForm({ user, onLeave }: SignInAgainFormProps) {
  const signIn = useSignInAgain(user);
  const [username, setUsername] = useState(user.username);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const passwordBox = useRef<HTMLInputElement>(null);
  useEffect(() => passwordBox.current?.focus(), []);
  const isSomebodyElse = comparable(username) !== comparable(user.username);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code === undefined) {
      signIn.mutate({ username, password }, { onSuccess: (answer) => 'secondStep' in answer && setCode('') });
    } else {
      signIn.mutate(secondStepOf(code), {
        onError: (error) => refusalOf(error, 401) !== undefined && setCode(undefined),
      });
    }
  }

  return (
    <form noValidate onSubmit={submit} className="mt-5 grid gap-4">
      {code === undefined ? (
        <>
          <Field
            label="Username"
            hint={isSomebodyElse ? 'Another account starts anew: what was typed here is lost.' : undefined}
          >
            <UsernameInput value={username} onChange={(event) => setUsername(event.target.value)} />
          </Field>
          <Field label="Password">
            <PasswordInput
              ref={passwordBox}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              autoComplete="current-password"
            />
          </Field>
        </>
      ) : (
        <CodeField code={code} onChange={setCode} />
      )}
      <div role="alert" className="empty:hidden">
        {signIn.isError && <FieldError>{failureText(signIn.error).replace(/^\d+: /, '')}</FieldError>}
      </div>
      <div className="flex flex-col-reverse flex-wrap gap-2 sm:flex-row sm:justify-end">
        <Button variant="ghost" onClick={onLeave}>
          Leave This Page
        </Button>
        {code === undefined && canUsePasskeys() && (
          <Button variant="secondary" disabled={signIn.isPending} onClick={() => signIn.mutate('passkey')}>
            Use a Passkey
          </Button>
        )}
        <Button type="submit" pending={signIn.isPending} pendingText="Signing in...">
          Sign in
        </Button>
      </div>
    </form>
  );
}

function CodeField({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <Field label="Authentication Code" hint="From your authenticator app, or one of your recovery codes.">
      <Input
        ref={input}
        value={code}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Field>
  );
}

// Recovery codes are longer than an app's codes; both are typed into the same field.
function secondStepOf(typed: string): SecondStep {
  return typed.replace(/\s/g, '').length > 6 ? { recoveryCode: typed } : { code: typed };
}
