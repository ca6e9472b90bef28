import { type RefObject, useRef } from 'react';

/**
 * Handlers for a dialog that is opened from outside itself: focus goes back to what had it before, or, from a menu
 * that is gone by then, to the menu's button, or else to `fallback`. Radix only knows the way back to a trigger of
 * its own.
 */
export function useReturnFocus(fallback?: RefObject<HTMLElement | null>) {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerIn(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      const target = opener.current?.isConnected ? opener.current : fallback?.current;
      if (!target) return;
      event.preventDefault();
      target.focus();
    },
  };
}

/** What has the focus; of a menu, the button that opened it. */
export function openerIn(active: Element | null): HTMLElement | null {
  const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const button = menuButtonId ? document.getElementById(menuButtonId) : active;
  return button instanceof HTMLElement ? button : null;
}
