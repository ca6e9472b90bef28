import { expect, test } from 'vitest';
import { pageKeyOf } from './page-keys.ts';

const plain = { ctrlKey: false, metaKey: false, altKey: false };

test.each([
  [{ ...plain, key: 'k', ctrlKey: true }, true, 'palette'],
  [{ ...plain, key: 'K', metaKey: true }, false, 'palette'],
  [{ ...plain, key: '/' }, false, 'search'],
  [{ ...plain, key: 'n' }, false, 'new'],
  [{ ...plain, key: 't' }, false, 'today'],
  [{ ...plain, key: '?' }, false, 'keys'],
  [{ ...plain, key: 'n' }, true, undefined],
  [{ ...plain, key: 'n', ctrlKey: true }, false, undefined],
  [{ ...plain, key: '/', altKey: true }, false, undefined],
  [{ ...plain, key: 'a' }, false, undefined],
])('%o, typing %s: %s', (pressed, canBeTyping, asked) => {
  expect(pageKeyOf(pressed, canBeTyping)).toBe(asked);
});
