/** What lies above the page, the topmost last. */
const closers: (() => void)[] = [];
/** Whether an entry of the history that leads back to this very page lies below it. */
let hasEntryBelow = false;
let isReturning = false;
/** Where in the history of the tab the page stands, as the router counts. */
let place = 0;

/**
 * Hears the browser's Back from now on. To be called before there is a router: browsers tell the window's listeners in
 * the order in which they came, and of a Back that closes something the router is told nothing.
 */
export function hearBackPresses(): void {
  window.addEventListener('popstate', handlePop, true);
}

/** Lets the next Back call `close` instead of leaving the page; returns what ends this. */
export function closeOnBack(close: () => void): () => void {
  keepFirstPage();
  closers.push(close);
  return () => {
    closers.splice(closers.indexOf(close), 1);
  };
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
