/**
 * When the user last used this browser: mouse, keyboard or touch, in any tab. Used for the automatic sign-out, and to
 * mark requests that pages make by themselves.
 */
const storageKey = 'last-used-at';
const NOTE_EVERY_MS = 1_000;
const ATTENDED_MS = 60_000;
const REPORT_EVERY_MS = 30_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click', 'input'];

// Opening a page counts as use.
let usedHereAt = Date.now();
let notedAt = 0;
let reportedAt = Date.now();
let pointerPlace = '';

/** Returns the last use in any tab, in milliseconds by this device's clock. */
export function lastUsedAt(): number {
  const elsewhereAt = readStored();
  // A clock that was set back must not keep anybody signed in.
  return elsewhereAt > usedHereAt && elsewhereAt <= Date.now() ? elsewhereAt : usedHereAt;
}

/** Records use of this tab; other tabs learn of it within a second. */
export function noteUse(): void {
  usedHereAt = Date.now();
  if (Math.abs(usedHereAt - notedAt) < NOTE_EVERY_MS) return;
  notedAt = usedHereAt;
  try {
    localStorage.setItem(storageKey, String(usedHereAt));
  } catch {
    // Without storage each tab counts on its own.
  }
}

/** Calls `onSign` at every use of this tab, `onElsewhere` at use of others. */
export function followUse(onSign: () => void, onElsewhere: () => void): () => void {
  const followSign = (event: Event) => {
    if (event.isTrusted && !isResting(event)) onSign();
  };
  const followStorage = ({ key }: StorageEvent) => {
    if (key === storageKey) onElsewhere();
  };
  for (const sign of signs) window.addEventListener(sign, followSign, { capture: true, passive: true });
  window.addEventListener('storage', followStorage);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, followSign, { capture: true });
    window.removeEventListener('storage', followStorage);
  };
}

/** Returns the headers that tell the server whether the user is present; without them a request counts as use. */
export function attendanceHeaders(): Record<string, string> {
  const now = Date.now();
  if (now - lastUsedAt() > ATTENDED_MS) return { background: '1' };
  reportedAt = now;
  return {};
}

/**
 * Returns the milliseconds until the server must be informed of the user's presence, if no request does it earlier.
 */
export function reportDueIn(): number {
  return Math.max(0, reportedAt + REPORT_EVERY_MS - Date.now());
}

// Browsers also send a move event when the page moves under a resting mouse.
function isResting(event: Event): boolean {
  if (!(event instanceof PointerEvent) || event.type !== 'pointermove') return false;
  const place = `${event.screenX} ${event.screenY}`;
  const isSame = place === pointerPlace;
  pointerPlace = place;
  return isSame;
}

function readStored(): number {
  try {
    return Number(localStorage.getItem(storageKey) ?? 0);
  } catch {
    return 0;
  }
}
