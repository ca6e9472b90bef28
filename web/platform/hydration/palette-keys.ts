/** Shared by the script in the page's head and by the app, which are bundled separately. */
interface PaletteKeys {
  /** Whether the app has started and opens the palette itself. */
  isAnswered: boolean;
  /** The keys pressed since Ctrl K, oldest first; undefined if it was not pressed. */
  held: string[] | undefined;
}

declare global {
  var paletteKeys: PaletteKeys | undefined;
}

/** Returns whether a key opens the palette from anywhere: Ctrl or ⌘ K. */
export function isPaletteKey(
  pressed: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey;
}

/** Saves keys typed after Ctrl K until the palette's box takes them, even before the app has started. */
export function capturePaletteKeys(): void {
  addEventListener('keydown', handleKeyDown, true);
}

/**
 * Registers the app as the palette's opener, and calls `onCaptured` if Ctrl K was pressed before; returns the function
 * that unregisters it.
 */
export function answerPaletteKeys(onCaptured: () => void): () => void {
  const keys = paletteKeysOfPage();
  keys.isAnswered = true;
  if (keys.held) onCaptured();
  return () => {
    keys.isAnswered = false;
  };
}

/** Saves keys typed from now on. */
export function startKeyCapture(): void {
  paletteKeysOfPage().held ??= [];
}

/** Returns the saved text and whether Enter followed, and stops saving. */
export function takeCapturedKeys(): { text: string; isEntered: boolean } {
  const keys = paletteKeysOfPage();
  const { held = [] } = keys;
  keys.held = undefined;
  const end = held.indexOf('Enter');
  let text = '';
  for (const key of end < 0 ? held : held.slice(0, end)) {
    text = key === 'Backspace' ? text.slice(0, -1) : text + key;
  }
  return { text, isEntered: end >= 0 };
}

function paletteKeysOfPage(): PaletteKeys {
  globalThis.paletteKeys ??= { isAnswered: false, held: undefined };
  return globalThis.paletteKeys;
}

function handleKeyDown(event: KeyboardEvent): void {
  const keys = paletteKeysOfPage();
  if (keys.held) hold(event, keys);
  else if (!keys.isAnswered && isPaletteKey(event)) {
    event.preventDefault();
    keys.held = [];
  }
}

function hold(event: KeyboardEvent, keys: PaletteKeys): void {
  const { key, ctrlKey, metaKey, target } = event;
  // If the app has not started, as on the sign-in page, keys belong to the focused element.
  const isForFocusedElement = !keys.isAnswered && target !== document.body;
  if (key === 'Escape' || key === 'Tab' || isForFocusedElement) keys.held = undefined;
  else if ((key.length === 1 && !ctrlKey && !metaKey) || key === 'Backspace' || key === 'Enter') {
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.held?.push(key);
  }
}
