/** The key that commands are given with on this device: ⌘ or Ctrl. */
export function modifierKey(): '⌘' | 'Ctrl' {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
}
