import { useSyncExternalStore } from 'react';
import { fullNameOf, initialedName, type PersonName } from '#domain/platform/names.ts';

/** While somebody looks on, the names of children stand there as initials: in this tab, until they are asked for again. */
const storageKey = 'shown-names';
const listeners = new Set<() => void>();
let areInitials: boolean | undefined;

/** Whether initials stand for the names of children now. */
export function areInitialsShown(): boolean {
  areInitials ??= readChoice();
  return areInitials;
}

/** The same, followed as it changes. */
export function useInitialsShown(): boolean {
  return useSyncExternalStore(subscribe, areInitialsShown, () => false);
}

/** Shows initials for names in this tab, or names again. */
export function showInitials(areWanted: boolean): void {
  areInitials = areWanted;
  try {
    if (areWanted) sessionStorage.setItem(storageKey, 'initials');
    else sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is shut in some private windows; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** Gives how a child's name stands on the screen, followed as that changes. Every screen takes it from here. */
export function useShownName(): (child: PersonName | string) => string {
  useInitialsShown();
  return shownNameOf;
}

/** How a child's name stands on the screen at this moment: for what is said once, such as a message. */
export function shownNameOf(child: PersonName | string): string {
  const name = typeof child === 'string' ? child : fullNameOf(child);
  return areInitialsShown() ? initialedName(name) : name;
}

/** The same of the first name, as one speaks of a child. */
export function shownFirstNameOf(child: PersonName): string {
  return areInitialsShown() ? shownNameOf(child) : child.firstName;
}

/** Gives the same, followed as it changes. */
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
