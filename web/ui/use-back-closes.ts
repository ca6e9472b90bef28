import { useEffect, useEffectEvent } from 'react';

/** What lies above the page, the topmost last. */
const closers: (() => void)[] = [];
let isListening = false;
/** Whether an entry of the history that leads back to this very page lies below it. */
let hasEntryBelow = false;
let isReturning = false;
/** Where in the history of the tab the page stands, as the router counts. */
let place = 0;

/**
 * Lets the browser's Back close what lies above the page, while `open`, and leave the page where it is. On a phone,
 * where a sheet covers all of it, Back is the button that closes.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    listen();
    keepFirstPage();
    const closer = () => close();
    closers.push(closer);
    return () => {
      closers.splice(closers.indexOf(closer), 1);
    };
  }, [open]);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  // Before the router hears of it: for the router nothing has happened.
  window.addEventListener('popstate', handlePop, true);
}

/** On the first page of a tab, Back would leave the app: an entry of its own takes it. */
function keepFirstPage(): void {
  // What opens while a Back is being taken back lies above the same page.
  if (closers.length > 0 || isReturning) return;
  place = placeOf(history.state);
  if (hasEntryBelow || place > 0) return;
  history.pushState(history.state, '');
  hasEntryBelow = true;
}

function handlePop(event: PopStateEvent): void {
  const closeTop = closers.at(-1);
  if (!isReturning && !closeTop) {
    if (placeOf(event.state) === 0) hasEntryBelow = false;
    return;
  }
  event.stopImmediatePropagation();
  if (isReturning) {
    isReturning = false;
    return;
  }
  // From the entry below the first page one goes forward again: what lies above may ask before it closes, and stay.
  isReturning = true;
  history.go(place - placeOf(event.state) || 1);
  closeTop?.();
}

function placeOf(state: unknown): number {
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : 0;
}
