import { type RefObject, useState } from 'react';
import type { TwoFactorSetup } from '#domain/people/two-factor/two-factor.ts';
import { ConfirmationForm } from '#web/people/sign-in/confirmation-form.tsx';
import { AlertDialog } from '#web/platform/ui/alert-dialog.tsx';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { AuthenticatorForm } from './authenticator-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useRenewRecoveryCodes, useSetUpTwoFactor, useTurnOffTwoFactor } from './two-factor-queries.ts';

const tasks = {
  'turn-on': {
    title: 'Turn On Two-Factor Sign-In',
    description: 'Every other device is signed out, and asks for a code from then on.',
  },
  move: {
    title: 'Use Another App',
    description: 'Once it is connected, the app you have now and its recovery codes no longer work.',
  },
  renew: {
    title: 'Make New Recovery Codes',
    description: 'The codes you have now no longer work.',
  },
  'turn-off': {
    title: 'Turn off two-factor sign-in?',
    description:
      'Your password alone signs you in again, and your recovery codes no longer work. Every other device is signed out.',
  },
} as const;

/** The actions of two-factor sign-in. Each asks for the password first and, once it is on, for a code. */
export type TwoFactorTask = keyof typeof tasks;

interface TwoFactorDialogProps {
  task: TwoFactorTask;
  username: string;
  /** Receives focus afterwards, because turning it on or off replaces the buttons. */
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Guides through one action: the confirmation, connecting the app, the recovery codes. */
export function TwoFactorDialog({ task, username, fallbackFocus, onClose }: TwoFactorDialogProps) {
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [recoveryCodes, setRecoveryCodes] = useState<string[]>();
  const [isAsking, setAsking] = useState(false);
  const prepare = useSetUpTwoFactor();
  const renew = useRenewRecoveryCodes();
  const turnOff = useTurnOffTwoFactor();

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && (recoveryCodes ? setAsking(true) : onClose())}
      {...headingOf(task, setup, recoveryCodes)}
      fallbackFocus={fallbackFocus}
      width={setup && !recoveryCodes ? 'md' : 'sm'}
    >
      {recoveryCodes ? (
        <RecoveryCodes
          codes={recoveryCodes}
          username={username}
          news={
            task === 'renew'
              ? 'These take the place of your old codes.'
              : 'Two-factor sign-in is on. Every other device has been signed out.'
          }
          onSaved={onClose}
        />
      ) : setup ? (
        <AuthenticatorForm
          setup={setup}
          onDone={(issued) => setRecoveryCodes(issued.recoveryCodes)}
          onCancel={onClose}
        />
      ) : task === 'renew' ? (
        <ConfirmationForm
          submitText="Make New Codes"
          pendingText="Making codes..."
          isPending={renew.isPending}
          onConfirm={(confirmation, onError) =>
            renew.mutate(confirmation, {
              onSuccess: (issued) => setRecoveryCodes(issued.recoveryCodes),
              onError,
            })
          }
          onCancel={onClose}
        />
      ) : task === 'turn-off' ? (
        <ConfirmationForm
          submitText="Turn Off"
          pendingText="Turning off..."
          isPending={turnOff.isPending}
          destructive
          onConfirm={(confirmation, onError) => turnOff.mutate(confirmation, { onSuccess: onClose, onError })}
          onCancel={onClose}
        />
      ) : (
        <ConfirmationForm
          submitText="Continue"
          pendingText="Checking..."
          isPending={prepare.isPending}
          onConfirm={(confirmation, onError) =>
            prepare.mutate(confirmation, { onSuccess: setSetup, onError })
          }
          onCancel={onClose}
        />
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Close without saving the codes?"
        description="They cannot be shown again. Without them a lost phone locks you out."
        confirmText="Close"
        cancelText="Keep Them Open"
        onConfirm={onClose}
      />
    </Dialog>
  );
}

function headingOf(task: TwoFactorTask, setup: TwoFactorSetup | undefined, codes: string[] | undefined) {
  if (codes) {
    return {
      title: 'Save Your Recovery Codes',
      description: 'Each signs you in once when your phone is not at hand. They are shown this one time.',
    };
  }
  if (setup) {
    return {
      title: 'Connect Your Authenticator App',
      description: 'Scan the picture with the app, then enter the code that it shows.',
    };
  }
  return tasks[task];
}
