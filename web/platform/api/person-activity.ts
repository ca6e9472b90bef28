/**
 * When somebody last used this browser: mouse, keyboard, touch, in any of its tabs. By it a browser that was left
 * alone signs out, and calls that pages make by themselves are told from those of a person.
 */
const storageKey = 'last-used-at';
const NOTE_EVERY_MS = 1_000;
const ATTENDED_MS = 60_000;
const TELL_EVERY_MS = 30_000;

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'click', 'input'];

// A page that opens was opened by somebody.
let usedHereAt = Date.now();
let notedAt = 0;
let toldAt = Date.now();
let pointerPlace = '';

/** The last use in any tab, in milliseconds by this device's clock. */
export function lastUsedAt(): number {
  const elsewhereAt = readStored();
  // A clock that was set back must not keep anybody signed in.
  return elsewhereAt > usedHereAt && elsewhereAt <= Date.now() ? elsewhereAt : usedHereAt;
}

/** Takes notice that somebody uses this tab; the others learn of it within a second. */
export function noteUse(): void {
  usedHereAt = Date.now();
  if (Math.abs(usedHereAt - notedAt) < NOTE_EVERY_MS) return;
  notedAt = usedHereAt;
  try {
    localStorage.setItem(storageKey, String(usedHereAt));
  } catch {
    // Where storage is shut each tab counts for itself.
  }
}

/** Calls `onSign` at every sign of a person in this tab, `onElsewhere` at those in other tabs. */
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

/** The headers by which the server knows whether somebody is there; without any it takes a call for use. */
export function attendanceHeaders(): Record<string, string> {
  const now = Date.now();
  if (now - lastUsedAt() > ATTENDED_MS) return { background: '1' };
  toldAt = now;
  return {};
}

/** In how many milliseconds the server should be told that somebody is still there, if no call does by then. */
export function tellDueIn(): number {
  return Math.max(0, toldAt + TELL_EVERY_MS - Date.now());
}

// Browsers also tell of a move when the page moves under a mouse that lies still.
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
