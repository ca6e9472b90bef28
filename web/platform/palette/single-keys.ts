import { useSyncExternalStore } from 'react';

/** Keys without Ctrl or ⌘ can be switched off: people who speak to their computer set them off by talking. */
const storageKey = 'single-keys';
const listeners = new Set<() => void>();
let areOn: boolean | undefined;

/** Whether the single keys `/`, `n`, `t`, `i` and `?`, and those of a note, do something on this device. */
export function areSingleKeysOn(): boolean {
  areOn ??= readChoice();
  return areOn;
}

/** Whether the single keys are on, followed as it changes. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(subscribe, areSingleKeysOn, () => true);
}

/** Switches the single keys on or off and remembers it on this device. */
export function chooseSingleKeys(on: boolean): void {
  areOn = on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Storage is shut in some private windows; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
