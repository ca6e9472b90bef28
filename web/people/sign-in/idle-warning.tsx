import { AlertDialog as Radix } from 'radix-ui';
import { countOf } from '#domain/platform/count-of.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { topScrimStyles, topSheetStyles } from '#web/platform/ui/overlay-styles.ts';
import { useReturnFocus } from '#web/platform/ui/return-focus.ts';
import { hasUnsavedForms } from '#web/platform/ui/unsaved-forms.ts';

interface IdleWarningProps {
  /** Undefined if there is nothing to warn about. */
  secondsLeft: number | undefined;
  onStay: () => void;
  onLogOut: () => void;
}

/** The warning one minute before the automatic sign-out, above everything; Escape stays signed in. */
export function IdleWarning({ secondsLeft, onStay, onLogOut }: IdleWarningProps) {
  const returnFocus = useReturnFocus();
  return (
    <Radix.Root open={secondsLeft !== undefined} onOpenChange={(open) => !open && onStay()}>
      <Radix.Portal>
        <Radix.Overlay className={topScrimStyles} />
        <Radix.Content {...returnFocus} className={`${topSheetStyles} p-5 sm:max-w-md sm:p-6`}>
          <Radix.Title className="font-semibold text-lg leading-snug">Are you still there?</Radix.Title>
          <Radix.Description className="mt-2 text-ink-muted">
            Nobody has used the app for a while. To protect your clients' records you will be signed out in{' '}
            <span className="font-semibold text-ink tabular-nums">{countOf(secondsLeft ?? 0, 'second')}</span>
            .{hasUnsavedForms() && ' What you typed stays here until you sign in again.'}
          </Radix.Description>
          <p role="status" className="sr-only">
            {spokenText(secondsLeft ?? 0)}
          </p>
          <div className="mt-6 flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={onLogOut}>
              Log Out Now
            </Button>
            <Radix.Cancel asChild>
              <Button>Stay Signed In</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

// Announcing every second would interrupt the screen reader; twice more is enough.
function spokenText(seconds: number): string {
  if (seconds > 30 || seconds === 0) return '';
  return seconds > 10 ? '30 seconds left' : '10 seconds left';
}
