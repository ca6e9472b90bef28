import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalText } from './canonical-text.ts';

test('The text has sorted keys, keeps the order of lists, and has no spaces of its own', () => {
  const value = { b: [{ d: 1, c: null }, 'a b'], a: { 2: true, 10: 'é' } };
  expect(canonicalText(value)).toBe('{"a":{"10":"é","2":true},"b":[{"c":null,"d":1},"a b"]}');
});

test('Equal values have equal text in any key order, and the text parses to the value', () => {
  const shuffled = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .reverse()
        .map(([key, inner]) => [key, shuffled(inner)]),
    );
  };
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalText(value);
      expect(canonicalText(shuffled(value))).toBe(text);
      expect(canonicalText(JSON.parse(text))).toBe(text);
    }),
  );
});
