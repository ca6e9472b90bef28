import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { useEffect, useSyncExternalStore } from 'react';
import { buttonStyles } from './button-styles.ts';
import { showHandedOverToast } from './toast-handover.ts';
import { currentToast, dismissToast, type ShownToast, subscribeToToasts } from './toast-store.ts';

/** The notification area: one toast, 5 seconds, swipe right or F8 to reach it. Rendered once per layout. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, () => null);
  useEffect(showHandedOverToast, []);
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastCard key={shown.id} shown={shown} />}
      <Radix.Viewport
        hotkey={['F8']}
        // Says nothing by itself; it keeps the area within reach of screen readers while a dialog hides the rest.
        aria-live="off"
        className="fixed right-0 bottom-0 z-[60] flex w-full flex-col gap-2 p-4 outline-none md:max-w-[420px] print:hidden"
      />
    </Radix.Provider>
  );
}

function ToastCard({ shown }: { shown: ShownToast }) {
  const isFailure = shown.variant === 'destructive';
  const Icon = isFailure ? CircleAlert : CircleCheck;
  return (
    <Radix.Root
      open={shown.open}
      onOpenChange={(open) => {
        if (!open) dismissToast(shown.id);
      }}
      {...(shown.duration === undefined ? {} : { duration: shown.duration })}
      className={clsx(
        'pointer-events-auto flex gap-3 rounded-xl border p-4 shadow-overlay data-[state=open]:animate-slide-in data-[state=closed]:animate-fade-out data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform',
        shown.description ? 'items-start' : 'items-center',
        isFailure ? 'border-danger/40 bg-danger-soft text-danger-ink' : 'border-line bg-surface text-ink',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx(
          'size-5 shrink-0',
          shown.description && 'mt-0.5',
          isFailure ? 'text-danger' : 'text-success',
        )}
      />
      <div className="min-w-0 flex-1">
        <Radix.Title className="font-semibold text-sm">{shown.title}</Radix.Title>
        {shown.description && (
          <Radix.Description
            className={clsx('mt-0.5 break-words text-sm', isFailure ? 'text-danger-ink' : 'text-ink-muted')}
          >
            {shown.description}
          </Radix.Description>
        )}
      </div>
      {shown.action && (
        <Radix.Action
          altText={shown.action.altText}
          onClick={shown.action.onSelect}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          {shown.action.label}
        </Radix.Action>
      )}
      <Radix.Close
        aria-label="Dismiss"
        className={buttonStyles({ variant: 'ghost', size: 'icon-sm', className: '-my-2 -mr-2 md:-my-1.5' })}
      >
        <X aria-hidden="true" />
      </Radix.Close>
    </Radix.Root>
  );
}
