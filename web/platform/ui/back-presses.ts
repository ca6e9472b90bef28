/** The open overlays, topmost last. */
const closers: (() => void)[] = [];
/** Whether a history entry below leads back to this page. */
let hasEntryBelow = false;
let isReturning = false;
/** The page's position in the tab's history, as the router counts. */
let place = 0;

/**
 * Starts listening to the browser's Back. Must be called before the router exists: window listeners run in the order
 * of registration, and the router must not see a Back that closes an overlay.
 */
export function listenToBack(): void {
  window.addEventListener('popstate', handlePop, true);
}

/** Makes the next Back call `close` instead of leaving the page; returns the function that ends this. */
export function closeOnBack(close: () => void): () => void {
  keepFirstPage();
  closers.push(close);
  return () => {
    closers.splice(closers.indexOf(close), 1);
  };
}

/** On a tab's first page, Back would leave the app: an extra history entry prevents that. */
function keepFirstPage(): void {
  // An overlay opened while a Back is being reverted is above the same page.
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
  // The overlay may ask before it closes and stay open, so the history moves forward again.
  isReturning = true;
  history.go(place - placeOf(event.state) || 1);
  closeTop?.();
}

function placeOf(state: unknown): number {
  const isCounted = typeof state === 'object' && state !== null && 'idx' in state;
  return isCounted && typeof state.idx === 'number' ? state.idx : 0;
}
