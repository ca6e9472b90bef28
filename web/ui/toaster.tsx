import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
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
  // What Radix writes for the server carries style attributes, which the security policy refuses.
  const isStarted = useIsStarted();
  useEffect(showHandedOverToast, []);
  useUndoKey();
  if (!isStarted) return null;
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastCard key={shown.id} shown={shown} />}
      <Radix.Viewport
        hotkey={['F8']}
        // Says nothing by itself; it keeps the area within reach of screen readers while a dialog hides the rest.
        aria-live="off"
        className={toastAreaStyles}
      />
    </Radix.Provider>
  );
}

function ToastCard({ shown }: { shown: ShownToast }) {
  const isFailure = shown.variant === 'destructive';
  const look = { isFailure, hasDescription: Boolean(shown.description) };
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
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

// A second click on what the message is about may come down on its buttons: they take none in their first moment.
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
