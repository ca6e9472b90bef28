import { Dialog as Radix } from 'radix-ui';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import type { User } from '#domain/people/users/user.ts';
import { type EndOfSignIn, useEndOfSignIn } from '#web/platform/api/sign-in-gate.ts';
import { focusAgain } from '#web/platform/ui/detachable-content.tsx';
import { coverStyles, topSheetStyles } from '#web/platform/ui/overlay-styles.ts';
import { Spinner } from '#web/platform/ui/spinner.tsx';
import { giveUpUnsavedForms, hasUnsavedForms } from '#web/platform/ui/unsaved-forms.ts';
import { useLoadSoon } from '#web/platform/ui/use-load-soon.ts';
import { signInPathFor } from './return-path.ts';

// Loaded separately for the few whose sign-in ends under an open page, before that can happen.
const loadForm = async () => {
  const { SignInAgainForm } = await import('./sign-in-again-form.tsx');
  return { default: SignInAgainForm };
};
const SignInAgainForm = lazy(loadForm);

const texts: Record<EndOfSignIn, string> = {
  ended: 'You were signed out. Sign in again to go on.',
  idle: 'You were signed out because nobody used the app for a while. Sign in again to go on.',
};

/** Covers a page whose sign-in has ended and asks for the password; then the page continues. */
export function SignInAgain({ user }: { user: User }) {
  const end = useEndOfSignIn();
  const { pathname, search } = useLocation();
  useLoadSoon(loadForm);

  function leave(): void {
    giveUpUnsavedForms();
    window.location.assign(signInPathFor(`${pathname}${search}`));
  }

  return (
    <Radix.Root open={end !== undefined}>
      <Radix.Portal>
        {/* The page behind has left the document, so that nobody can read or print it. */}
        <Radix.Overlay className={coverStyles} />
        <Radix.Content
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            focusAgain();
          }}
          // The form focuses the password.
          onOpenAutoFocus={(event) => event.preventDefault()}
          className={`${topSheetStyles} p-5 sm:max-w-md sm:p-6`}
        >
          <Radix.Title asChild>
            {/* The only heading that is left in the document. */}
            <h1 className="font-semibold text-lg leading-snug">Sign In Again</h1>
          </Radix.Title>
          <Radix.Description className="mt-2 text-ink-muted">
            {texts[end ?? 'ended']}
            {hasUnsavedForms() && ' What you typed is still here.'}
          </Radix.Description>
          <Suspense fallback={<Spinner label="Loading" />}>
            <SignInAgainForm user={user} onLeave={leave} />
          </Suspense>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
