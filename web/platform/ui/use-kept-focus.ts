import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus to `page` when the focused element leaves the document, as a button does that has done its work.
 * Otherwise keys and screen readers would begin at the top.
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let focused: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target;
    };
    const handOn = () => {
      const isLost = focused instanceof Element && !focused.isConnected;
      if (!isLost || document.activeElement !== document.body) return;
      focused = null;
      // What was opened or closed meanwhile may take the focus by itself.
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) page.current?.focus({ preventScroll: true });
      });
    };
    const changes = new MutationObserver(handOn);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [page]);
}

/** Returns whether nothing in particular has the focus: the document, or the page after it was handed on. */
export function isFocusFree(): boolean {
  const { activeElement, body } = document;
  return activeElement === body || activeElement?.id === 'main';
}
