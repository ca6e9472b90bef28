import type { ReactNode } from 'react';

/** How long a dismissed toast is kept before it is forgotten, in milliseconds. */
const removeDelay = 1_000_000;

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive' | undefined;
  /** Milliseconds in sight; 5000 unless stated. */
  duration?: number | undefined;
  /** Buttons, such as Undo. */
  actions?: readonly ToastAction[] | undefined;
}

export interface ToastAction {
  label: string;
  /** Tells screen readers how else to do it. */
  altText: string;
  onSelect: () => void;
  /** Ctrl Z, or ⌘ Z, presses it too. */
  isUndo?: true;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message; it replaces the one in sight. Callable from anywhere in the browser. */
export function toast(message: ToastMessage): { dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  change({ ...message, id, open: true });
  return { dismiss: () => dismissToast(id) };
}

/** Closes a message if it is still the one in sight, and forgets it much later. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) change(null);
  }, removeDelay);
}

/** The toast to render: the latest one, open or closed, or none. */
export function currentToast(): ShownToast | null {
  return current;
}

/** Calls `listener` whenever another toast, or none, is to be shown; gives the way to stop it. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}
