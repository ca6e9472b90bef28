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
  const [place, setPlace] = useState<ToastPlace>('bottom');
  useEffect(showHandedOverToast, []);
  useUndoKey();
  if (!isStarted) return null;
  return (
    <Radix.Provider duration={5000} swipeDirection="right" swipeThreshold={50}>
      {shown && <ToastCard key={shown.id} shown={shown} onPlace={setPlace} />}
      <Radix.Viewport
        hotkey={['F8']}
        // Announces nothing; it keeps the area accessible to screen readers while a dialog hides the rest.
        aria-live="off"
        className={clsx(toastAreaStyles, 'print:hidden', placeStyles[place])}
      />
    </Radix.Provider>
  );
}

interface ToastCardProps {
  shown: ShownToast;
  /** Called once it is rendered, with the place where it covers no button that may be pressed next. */
  onPlace: (place: ToastPlace) => void;
}

function ToastCard({ shown, onPlace }: ToastCardProps) {
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    onPlace(freePlace(card));
    return () => onPlace('bottom');
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

/** Where messages stand: in the corner, below the header with its Logout, or at the other side of the bottom. */
const placeStyles = {
  bottom: '',
  top: 'top-16 bottom-auto',
  left: 'right-auto left-0',
};
type ToastPlace = keyof typeof placeStyles;

const HEADER_PX = 64;

/** Returns the first place in which a message covers no button of a form, a dialog or a page's heading. */
function freePlace(card: RefObject<HTMLElement | null>): ToastPlace {
  const own = card.current?.getBoundingClientRect();
  if (!own) return 'bottom';
  const edge = window.innerHeight - own.bottom;
  const shifts = [
    { place: 'bottom', x: 0, y: 0 },
    { place: 'top', x: 0, y: HEADER_PX + edge - own.top },
    { place: 'left', x: window.innerWidth - own.right - own.left, y: 0 },
  ] as const;
  const buttons = [
    ...document.querySelectorAll(
      'form button[type="submit"], [role="alertdialog"] button, main header :is(a, button)',
    ),
  ].map((button) => button.getBoundingClientRect());
  const free = shifts.find(({ x, y }) =>
    buttons.every(
      ({ left, right, top, bottom }) =>
        left >= own.right + x || right <= own.left + x || top >= own.bottom + y || bottom <= own.top + y,
    ),
  );
  return free?.place ?? 'bottom';
}
