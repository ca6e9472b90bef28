import { expect, test } from 'vitest';
import { foldConstants } from './folded-constants.ts';

test.each([
  ['a size', ':root,:host{--s:.25rem}.a{gap:var(--s)}', '.a{gap:.25rem}'],
  ['a product', ':root,:host{--s:.25rem}.a{gap:calc(var(--s) * 6)}', '.a{gap:1.5rem}'],
  ['a fraction', ':root,:host{--s:.25rem}.a{gap:calc(var(--s) * 1.5)}', '.a{gap:.375rem}'],
  ['a ratio', ':root,:host{--s:calc(1.75 / 1.25)}.a{line-height:var(--s)}', '.a{line-height:1.4}'],
  ['a step back', ':root,:host{--s:.25rem}.a{top:calc(var(--s) * -2)}', '.a{top:-.5rem}'],
])('%s is written where it is read', (_what, css, rule) => {
  expect(foldConstants(css).endsWith(rule)).toBe(true);
});

test.each([
  ['said again elsewhere', ':root,:host{--s:1rem}.dense{--s:.5rem}.a{gap:var(--s)}'],
  ['made of others', ':root,:host{--c:var(--light,#fff)var(--dark,#000)}.a{color:var(--c)}'],
  ['said elsewhere only', '.dense{--s:.5rem}.a{gap:var(--s)}'],
])('a property %s stays a name', (_what, css) => {
  expect(foldConstants(css)).toBe(css);
});
