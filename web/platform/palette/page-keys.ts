import { isPaletteKey } from '#web/platform/hydration/palette-keys.ts';

export type PageKey = 'palette' | 'search' | 'new' | 'today' | 'free' | 'names' | 'keys';

interface PressedKey {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const singleKeys: Partial<Record<string, PageKey>> = {
  '/': 'search',
  n: 'new',
  t: 'today',
  f: 'free',
  i: 'names',
  '?': 'keys',
};

/** Returns the shortcut of a key; `canBeTyping` means that it may be text input, where only Ctrl/⌘ K counts. */
export function pageKeyOf(pressed: PressedKey, canBeTyping: boolean): PageKey | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (isPaletteKey(pressed)) return 'palette';
  return canBeTyping || altKey || ctrlKey || metaKey ? undefined : singleKeys[key];
}
