const modifiers = new Set(['Control', 'Shift', 'Alt', 'Meta', 'ControlOrMeta']);

/** Converts keys in Playwright's notation ("Control+Enter") to Testing Library's. */
export function keystrokes(keys: string): string {
  const parts = keys === '+' ? ['+'] : keys.split('+');
  const key = parts.pop() ?? '';
  const held = parts.map((part) => (part === 'ControlOrMeta' ? 'Control' : part));
  for (const part of held) if (!modifiers.has(part)) throw new Error(`Not a modifier: ${part}`);
  const named = key === 'Space' ? ' ' : key;
  const pressed = named.length === 1 ? named.replace(/[{[]/, '$&$&') : `{${named}}`;
  return `${held.map((part) => `{${part}>}`).join('')}${pressed}${held.map((part) => `{/${part}}`).join('')}`;
}
