import { useSyncExternalStore } from 'react';
import { fullNameOf, initialedName, type PersonName } from '#domain/platform/names.ts';
import { Listeners } from '#web/platform/ui/listeners.ts';

/** Whether children's names are shown as initials, in case somebody else sees the screen. Stored per tab. */
const storageKey = 'shown-names';
const listeners = new Listeners();
let areInitials: boolean | undefined;

/** Returns whether names are currently shown as initials. */
export function areInitialsShown(): boolean {
  areInitials ??= readChoice();
  return areInitials;
}

/** Returns whether names are shown as initials, and follows changes. */
export function useInitialsShown(): boolean {
  return useSyncExternalStore(listeners.subscribe, areInitialsShown, () => false);
}

/** Shows names as initials in this tab, or as full names again. */
export function showInitials(areWanted: boolean): void {
  areInitials = areWanted;
  try {
    if (areWanted) sessionStorage.setItem(storageKey, 'initials');
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Some private windows block storage; the choice then lasts as long as the page.
  }
  listeners.notify();
}

/** Returns a function that returns a child's name for the screen, and follows changes. All screens use it. */
export function useShownName(): (child: PersonName | string) => string {
  useInitialsShown();
  return shownNameOf;
}

/** Returns a child's name for the screen at this moment, for one-time texts such as a message. */
export function shownNameOf(child: PersonName | string): string {
  const name = typeof child === 'string' ? child : fullNameOf(child);
  return areInitialsShown() ? initialedName(name) : name;
}

/** Stands for an email address while initials are shown: most contain a name. */
const HIDDEN_EMAIL = 'Email hidden';

/** Returns a family's email address for the screen at this moment. */
export function shownEmailOf(email: string): string {
  return areInitialsShown() ? HIDDEN_EMAIL : email;
}

/** Returns a function that returns a family's email address for the screen, and follows changes. */
export function useShownEmail(): (email: string) => string {
  useInitialsShown();
  return shownEmailOf;
}

/** Returns a child's first name for the screen at this moment. */
export function shownFirstNameOf(child: PersonName): string {
  return areInitialsShown() ? shownNameOf(child) : child.firstName;
}

/** Returns a function that returns a child's first name for the screen, and follows changes. */
export function useShownFirstName(): (child: PersonName) => string {
  useInitialsShown();
  return shownFirstNameOf;
}

function readChoice(): boolean {
  try {
    return sessionStorage.getItem(storageKey) === 'initials';
  } catch {
    return false;
  }
}
