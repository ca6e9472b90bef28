import { isPaletteKey } from '#web/platform/hydration/held-keys.ts';

export type PageKey = 'palette' | 'search' | 'new' | 'today' | 'names' | 'keys';

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
  i: 'names',
  '?': 'keys',
};

/** What a key asks for; `canBeTyping` says that it may belong to a text instead, where only Ctrl/⌘ K counts. */
export function pageKeyOf(pressed: PressedKey, canBeTyping: boolean): PageKey | undefined {
  const { key, ctrlKey, metaKey, altKey } = pressed;
  if (isPaletteKey(pressed)) return 'palette';
  return canBeTyping || altKey || ctrlKey || metaKey ? undefined : singleKeys[key];
}

/** The address of the page that `n` opens on a list page; undefined where there is nothing to make. */
export function newPathFor(pathname: string): string | undefined {
  if (pathname === '/calendar') return '/sessions/new';
  const isList = ['/clients', '/sessions', '/assessments', '/invoices'].includes(pathname);
  return isList ? `${pathname}/new` : undefined;
}
