import { useRef } from 'react';

/**
 * Handlers for a dialog that is opened from outside itself: focus goes back to what had it before, or, from a menu
 * that is gone by then, to the menu's button. Radix only knows the way back to a trigger of its own.
 */
export function useReturnFocus() {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = openerIn(document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      if (!opener.current?.isConnected) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

function openerIn(active: Element | null): HTMLElement | null {
  const menuButtonId = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const button = menuButtonId ? document.getElementById(menuButtonId) : active;
  return button instanceof HTMLElement ? button : null;
}
