import { clsx } from 'clsx';

/** The message area: at the bottom on phones, in the corner on larger screens. */
export const toastAreaStyles =
  'fixed right-0 bottom-0 z-[60] flex w-full flex-col gap-2 p-4 outline-none md:max-w-[420px] print:hidden';

/** Styles of a message's card: entry, swipe and exit. */
export function toastStyles({
  isFailure,
  hasDescription,
}: {
  isFailure: boolean;
  hasDescription: boolean;
}): string {
  return clsx(
    'pointer-events-auto flex gap-3 rounded-xl border p-4 shadow-overlay data-[state=open]:animate-slide-in data-[state=closed]:animate-fade-out data-[swipe=end]:animate-swipe-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition-transform',
    hasDescription ? 'items-start' : 'items-center',
    isFailure ? 'border-danger/40 bg-danger-soft text-danger-ink' : 'border-line bg-surface text-ink',
  );
}

/** Styles of a message's icon. */
export function toastSignStyles({
  isFailure,
  hasDescription,
}: {
  isFailure: boolean;
  hasDescription: boolean;
}): string {
  return clsx('size-5 shrink-0', hasDescription && 'mt-0.5', isFailure ? 'text-danger' : 'text-success');
}

/** Styles of a message's text below the title. */
export function toastTextStyles({ isFailure }: { isFailure: boolean }): string {
  return clsx('mt-0.5 break-words text-sm', isFailure ? 'text-danger-ink' : 'text-ink-muted');
}
