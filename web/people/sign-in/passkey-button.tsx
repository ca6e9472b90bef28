import { KeyRound } from 'lucide-react';
import { useLayoutEffect } from 'react';
import { InlineScript } from '#web/platform/hydration/inline-script-element.tsx';
import passkeyStarter from '#web/platform/hydration/passkey-starter.ts?inline-script';
import { markPasskeySupport } from '#web/platform/hydration/passkey-support.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { usePasskeySignIn } from './sign-in-queries.ts';

/**
 * The passkey button, which replaces the form above it. The server-rendered page cannot know whether the browser
 * supports passkeys: a starter checks it before the first paint, so that nothing moves later.
 */
export function PasskeyButton() {
  const signIn = usePasskeySignIn();
  // On client-side navigation no starter has run.
  useLayoutEffect(markPasskeySupport, []);
  return (
    <div className="mt-5 hidden gap-5 [.passkeys_&]:grid">
      <InlineScript text={import.meta.env.SSR ? passkeyStarter : ''} />
      <p className="flex items-center gap-3 text-ink-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <Button
        variant="secondary"
        pending={signIn.isPending}
        pendingText="Waiting for your device..."
        onClick={() => signIn.mutate()}
      >
        <KeyRound aria-hidden="true" />
        Sign In with a Passkey
      </Button>
    </div>
  );
}
