import { type RefObject, useRef } from 'react';

/**
 * Returns handlers for a dialog that is opened from outside of it: focus returns to the previous element, or to the
 * menu's button if it was in a closed menu, or to `fallback`. An element in `instead` is focused in the middle of the
 * page, once. Radix only handles its own trigger.
 */
export function useReturnFocus(
  fallback?: RefObject<HTMLElement | null>,
  instead?: RefObject<HTMLElement | null>,
) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerIn(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      if (instead?.current) {
        event.preventDefault();
        focusInMiddle(instead.current);
        instead.current = null;
        return;
      }
      const target = opener.current?.isConnected ? opener.current : fallback?.current;
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}

/** Focuses an element in the middle of the page, where no bar covers it. */
export function focusInMiddle(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center' });
}

/** Returns the focused element; in a menu, the button that opened it. */
export function openerIn(active: Element | null): HTMLElement | null {
  const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const button = menuButtonId ? document.getElementById(menuButtonId) : active;
  return button instanceof HTMLElement ? button : null;
}
