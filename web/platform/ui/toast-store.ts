import type { ReactNode } from 'react';
import { Listeners } from './listeners.ts';

/** Milliseconds until a dismissed toast is removed. */
const removeDelay = 1_000_000;

export interface ToastMessage {
  title: ReactNode;
  description?: ReactNode;
  variant?: 'default' | 'destructive' | undefined;
  /** Display time in milliseconds; 5000 by default. */
  duration?: number | undefined;
  /** Buttons, such as Undo. */
  actions?: readonly ToastAction[] | undefined;
}

export interface ToastAction {
  label: string;
  /** An alternative for screen readers. */
  altText: string;
  onSelect: () => void;
  /** Whether Ctrl Z or ⌘ Z presses it. */
  isUndo?: true;
}

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Listeners();

/** Shows a message in place of the current one. Can be called from anywhere in the browser. */
export function toast(message: ToastMessage): { dismiss: () => void } {
  lastId += 1;
  const id = lastId;
  change({ ...message, id, open: true });
  return { dismiss: () => dismissToast(id) };
}

/** Closes a message if it is still displayed, and removes it much later. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  change({ ...current, open: false });
  setTimeout(() => {
    if (current?.id === id) change(null);
  }, removeDelay);
}

/** Returns the toast to render: the latest one, open or closed, or null. */
export function currentToast(): ShownToast | null {
  return current;
}

/** Calls `listener` when the toast to render changes; returns the function that unsubscribes. */
export const subscribeToToasts = listeners.subscribe;

function change(next: ShownToast | null): void {
  current = next;
  listeners.notify();
}
