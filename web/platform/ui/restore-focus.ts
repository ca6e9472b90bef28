import { openerIn } from './return-focus.ts';
import { isFocusFree } from './use-kept-focus.ts';

/**
 * Returns focus to the previous element, or to an element that represents one of the records with these addresses.
 */
export type RestoreFocus = (addresses: readonly string[]) => void;

/** Reloaded records are rendered within seconds or not on this page; after that, focus is not moved. */
const DRAWN_WITHIN_MS = 3_000;

/** Remembers the focused element, or the button of its menu; returns the function that restores focus. */
export function rememberFocus(): RestoreFocus {
  const before = openerIn(document.activeElement);
  return (addresses) => {
    const resting = document.activeElement;
    const until = performance.now() + DRAWN_WITHIN_MS;
    requestAnimationFrame(function look() {
      if (before !== document.body && takesFocus(before)) return;
      if (addresses.some(focusRecord) || performance.now() > until) return;
      if (document.activeElement === resting || isFocusFree()) {
        requestAnimationFrame(look);
      }
    });
  };
}

/** Focuses the link to a record, or the element with its address; returns whether that succeeded. */
export function focusRecord(address: string): boolean {
  return takesFocus(document.querySelector<HTMLElement>(recordSelector(address)));
}

function takesFocus(element: HTMLElement | null): boolean {
  element?.focus();
  return element !== null && document.activeElement === element;
}

/** Returns the selector of a record's link or, if it has no page, of the element with its address. */
function recordSelector(address: string): string {
  return ['a[href="ADDRESS"]', 'a[href^="ADDRESS?"]', '[data-record="ADDRESS"]']
    .map((selector) => `main ${selector.replace('ADDRESS', address)}`)
    .join();
}
