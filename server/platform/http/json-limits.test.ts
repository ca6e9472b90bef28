import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { excessOf, type JsonExcess, JsonMeter } from './json-limits.ts';

const limits = { depth: 4, values: 1_000 };
const bytes = (text: string) => new TextEncoder().encode(text);

test.each<[string, string, JsonExcess | undefined]>([
  ['four lists in each other', '[[[[1]]]]', undefined],
  ['five lists in each other', '[[[[[1]]]]]', 'too deep'],
  ['lists beside each other', '[[],[],[],[],[],[]]', undefined],
  ['brackets in a text', '["[[[[[[[[", "{{{{{{{"]', undefined],
  ['an escaped quote in a text', '["\\"[[[[[[", "\\\\"]', undefined],
  ['a thousand numbers', JSON.stringify(Array(1_000).fill(1)), undefined],
  ['a thousand and one', JSON.stringify(Array(1_001).fill(1)), 'too many values'],
  [
    'an object of 201 fields',
    JSON.stringify(Object.fromEntries([...Array(201).keys()].entries())),
    'too many fields',
  ],
  ['300 objects of one field', JSON.stringify(Array(300).fill({ a: 1 })), undefined],
  ['what is no JSON', ']]]]}}}}', undefined],
])('%s', (_what, text, excess) => {
  expect(excessOf(bytes(text), limits)).toBe(excess);
});

describe('For any JSON text', () => {
  test("the depth equals the parser's, in whatever pieces the text arrives", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 8 }), fc.nat(), (text, cut) => {
        const whole = bytes(text);
        const at = cut % (whole.length + 1);
        const meter = new JsonMeter({ depth: 4, values: 10_000 });
        const excess = meter.read(whole.subarray(0, at)) ?? meter.read(whole.subarray(at));
        expect(excess).toBe(depthOf(JSON.parse(text)) > 4 ? 'too deep' : undefined);
      }),
    );
  });
});

function depthOf(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}
