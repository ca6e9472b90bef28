import { type FormEvent, type ReactNode, useState } from 'react';
import { refusalOf } from '#web/platform/api/request.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';
import { Attestations } from './attestations.tsx';
import { SigningWaits } from './signing-waits.tsx';

interface SigningFormProps {
  /** The attestations. */
  attestations: readonly string[];
  /** Why it cannot be signed; null if it can. */
  refusal: string | null;
  /** A note shown before signing. */
  notice?: string | undefined;
  needsPassword: boolean;
  /** The error of the last attempt to sign. */
  error: Error | null;
  isPending: boolean;
  /** Whether there is anything to sign. */
  isReady?: boolean;
  signText?: string;
  cancelText?: string;
  onSign: (secret: { password?: string }) => void;
  onCancel: () => void;
  /** The preview. */
  children: ReactNode;
}

/** The preview with its attestations, the password field if required, and Sign. */
export function SigningForm(props: SigningFormProps) {
  const { attestations, refusal, notice, needsPassword, error, isPending, onSign, onCancel, children } =
    props;
  const { isReady = true, signText = 'Sign', cancelText = 'Cancel' } = props;
  const [password, setPassword] = useState('');
  const isOnline = useIsOnline();

  function submit(event: FormEvent): void {
    event.preventDefault();
    onSign(needsPassword ? { password } : {});
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {children}
      {/* What is stated, and how, is in sight with its button, however long that is which is read from its top; a very low
          screen has no room for both. */}
      <div className="-mx-5 -mb-5 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-surface px-5 py-4 [@media(min-height:20rem)]:sticky [@media(min-height:20rem)]:-bottom-5 sm:rounded-b-2xl">
        <div className="flex w-full flex-col gap-2 empty:hidden">
          <Attestations words={attestations} />
          {needsPassword && (
            <Field
              label="Your Password"
              error={error ? refusalOf(error, 403) : undefined}
              className="sm:max-w-72"
            >
              <PasswordInput
                value={password}
                onChange={({ target }) => setPassword(target.value)}
                autoComplete="current-password"
              />
            </Field>
          )}
        </div>
        <div role="alert" className="w-full empty:hidden">
          {notice && <FieldError>{notice}</FieldError>}
          {refusal && <FieldError>{refusal}</FieldError>}
        </div>
        <SigningWaits />
        <Button variant="secondary" onClick={onCancel}>
          {cancelText}
        </Button>
        <Button
          type="submit"
          ref={focusInPlace}
          disabled={!isReady || refusal !== null || !isOnline}
          pending={isPending}
          pendingText="Signing..."
        >
          {signText}
        </Button>
      </div>
    </form>
  );
}

/** Focuses the button, so that Enter signs, without scrolling the preview. */
function focusInPlace(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
