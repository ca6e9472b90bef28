/** Shared by the script in the page's head and by the app, which are bundled apart from each other. */
interface PaletteKeys {
  /** Whether the app is there to open the palette. */
  isAnswered: boolean;
  /** What was pressed since the palette was called for, oldest first; undefined when it was not. */
  held: string[] | undefined;
}

declare global {
  var paletteKeys: PaletteKeys | undefined;
}

/** Whether a key calls for the palette, whatever has the focus: Ctrl or ⌘ K. */
export function isPaletteKey(
  pressed: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): boolean {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  return key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey;
}

/** Keeps what is typed from Ctrl K on until the palette's box takes it, also before the app has started. */
export function keepPaletteKeys(): void {
  addEventListener('keydown', handleKeyDown, true);
}

/** Says that the app opens the palette from now on, and calls `onHeld` when it was called for before; gives the end. */
export function answerPaletteKeys(onHeld: () => void): () => void {
  const keys = paletteKeysOfPage();
  keys.isAnswered = true;
  if (keys.held) onHeld();
  return () => {
    keys.isAnswered = false;
  };
}

/** Keeps what is typed from now on. */
export function holdKeys(): void {
  paletteKeysOfPage().held ??= [];
}

/** What was typed meanwhile, and whether Enter followed; nothing is kept from now on. */
export function takeHeldKeys(): { text: string; isEntered: boolean } {
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
  // Where the app did not start, as on the sign-in page, what has the focus is meant.
  const isMeantElsewhere = !keys.isAnswered && target !== document.body;
  if (key === 'Escape' || key === 'Tab' || isMeantElsewhere) keys.held = undefined;
  else if ((key.length === 1 && !ctrlKey && !metaKey) || key === 'Backspace' || key === 'Enter') {
    event.preventDefault();
    event.stopImmediatePropagation();
    keys.held?.push(key);
  }
}
