import { useSyncExternalStore } from 'react';

export type ThemeChoice = 'light' | 'dark' | 'system';

const storageKey = 'theme';
const listeners = new Set<() => void>();

/** Returns the theme chosen on this device: light, dark, or the system's. */
export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readThemeChoice, () => 'system');
}

/** Applies a theme at once and saves the choice on this device. */
export function chooseTheme(choice: ThemeChoice): void {
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Some private windows have no storage; the choice then lasts until the page is closed.
  }
  showTheme(choice);
  for (const listener of listeners) listener();
}

function readThemeChoice(): ThemeChoice {
  const { classList } = document.documentElement;
  if (classList.contains('dark')) return 'dark';
  return classList.contains('light') ? 'light' : 'system';
}

function showTheme(choice: ThemeChoice): void {
  const { classList } = document.documentElement;
  classList.remove('light', 'dark');
  if (choice !== 'system') classList.add(choice);
}

function subscribe(listener: () => void): () => void {
  const followOtherTabs = (event: StorageEvent) => {
    if (event.key !== storageKey) return;
    showTheme(event.newValue === 'light' || event.newValue === 'dark' ? event.newValue : 'system');
    for (const each of listeners) each();
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}
