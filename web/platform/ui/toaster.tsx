import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { buttonStyles } from './button-styles.ts';
import { showHandedOverToast } from './toast-handover.ts';
import {
  currentToast,
  dismissToast,
  type ShownToast,
  subscribeToToasts,
  type ToastAction,
} from './toast-store.ts';
import { toastAreaStyles, toastSignStyles, toastStyles, toastTextStyles } from './toast-styles.ts';
import { useUndoKey } from './undo-key.ts';
import { useIsStarted } from './use-is-started.ts';

/** The notification area: one toast, 5 seconds, swipe right or F8 to reach it. Rendered once per layout. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  // The markup that Radix renders on the server has style attributes, which the security policy blocks.
  const isStarted = useIsStarted();
  const [isAbove, setAbove] = useState(false);
  useEffect(showHandedOverToast, []);
  useUndoKey();
  if (!isStarted) return null;
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastCard key={shown.id} shown={shown} onPlace={setAbove} />}
      <Radix.Viewport
        hotkey={['F8']}
        // Announces nothing; it keeps the area accessible to screen readers while a dialog hides the rest.
        aria-live="off"
        className={clsx(toastAreaStyles, 'print:hidden', isAbove && 'top-0 bottom-auto')}
      />
    </Radix.Provider>
  );
}

interface ToastCardProps {
  shown: ShownToast;
  /** Called once it is rendered: whether it must move to the top because it would cover a button. */
  onPlace: (isAbove: boolean) => void;
}

function ToastCard({ shown, onPlace }: ToastCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    onPlace(coversButton(card));
    return () => onPlace(false);
  }, [onPlace]);
  const isFailure = shown.variant === 'destructive';
  const look = { isFailure, hasDescription: Boolean(shown.description) };
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      ref={card}
      open={shown.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(shown.id);
      }}
      {...(shown.duration === undefined ? {} : { duration: shown.duration })}
      className={toastStyles(look)}
    >
      <Icon aria-hidden="true" className={toastSignStyles(look)} />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold text-sm">{shown.title}</Radix.Title>
        {shown.description && (
          <Radix.Description className={toastTextStyles(look)}>{shown.description}</Radix.Description>
        )}
        {shown.actions && <ToastActions actions={shown.actions} />}
      </div>
      <Radix.Close
        aria-label="Dismiss"
        className={buttonStyles({ variant: 'ghost', size: 'icon-sm', className: '-my-2 -mr-2 md:-my-1.5' })}
      >
        <X aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}

// A second click may land on the message's buttons, so they are inactive at first.
function ToastActions({ actions }: { actions: readonly ToastAction[] }) {
  return (
    <div className="mt-2 flex animate-settle flex-wrap gap-2">
      {actions.map(({ label, altText, onSelect }) => (
        <Radix.Action
          key={label}
          altText={altText}
          onClick={onSelect}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          {label}
        </Radix.Action>
      ))}
    </div>
  );
}

/** Returns whether a message covers a form's button or a dialog's answer. */
function coversButton(card: RefObject<HTMLElement | null>): boolean {
  const own = card.current?.getBoundingClientRect();
  if (!own) return false;
  const buttons = document.querySelectorAll('form button[type="submit"], [role="alertdialog"] button');
  return [...buttons].some((button) => {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  });
}
