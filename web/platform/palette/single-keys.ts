import { useSyncExternalStore } from 'react';
import { Listeners } from '#web/platform/ui/listeners.ts';

/** Single-key shortcuts can be turned off, because speech input triggers them. */
const storageKey = 'single-keys';
const listeners = new Listeners();
let areOn: boolean | undefined;

/** Returns whether the single keys `/`, `n`, `t`, `i` and `?`, and those of a note, are on for this device. */
export function areSingleKeysOn(): boolean {
  areOn ??= readChoice();
  return areOn;
}

/** Whether the single keys are on, as state. */
export function useSingleKeys(): boolean {
  return useSyncExternalStore(listeners.subscribe, areSingleKeysOn, () => true);
}

/** Turns the single keys on or off and saves the choice on this device. */
export function chooseSingleKeys(on: boolean): void {
  areOn = on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // Some private windows have no storage; the choice then lasts until the page is closed.
  }
  listeners.notify();
}

function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
}
