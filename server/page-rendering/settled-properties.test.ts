import { describe, expect, test } from 'vitest';
import { settleProperties } from './settled-properties.ts';

const theme = ':root,:host{--ink:#000;--font:var(--serif)}';

describe('which fallback a page takes', () => {
  test.each([
    ['what the theme always says', 'p{color:var(--ink,red)}', 'p{color:var(--ink)}'],
    ['what nothing says', 'p{color:var(--gone, red)}', 'p{color:red}'],
    ['what is only ever taken back', '*{--x:initial}p{top:var(--x,1px)}', '*{--x:initial}p{top:1px}'],
    ['a fallback in a fallback', 'p{color:var(--gone,var(--lost,rgb(0 0 0)))}', 'p{color:rgb(0 0 0)}'],
    [
      'brackets in a fallback',
      'p{color:var(--gone,min(1px,(2px)))}i{top:0}',
      'p{color:min(1px,(2px))}i{top:0}',
    ],
  ])('%s', (_what, rules, settled) => {
    expect(settleProperties(theme + rules, '')).toBe(theme + settled);
  });

  test.each([
    ['what some elements say', '.a{--x:1px}p{top:var(--x, 2px)}'],
    ['what is empty in one theme', ':root{--x:initial}.dark{--x: }p{color:var(--x,red)}'],
    ['what has no fallback', 'p{color:var(--ink)}'],
  ])('stays open for %s', (_what, rules) => {
    expect(settleProperties(rules, '')).toBe(rules);
  });

  test('stays open for what the page says itself', () => {
    const rules = 'p{top:var(--x, 2px)}';
    expect(settleProperties(rules, '<p style="--x:1px">')).toBe(rules);
  });
});

test("declares the framework's properties once, for every browser", () => {
  const old = '@layer properties{@supports (not (x:y)) or (a:rgb(from red r g b)){';
  const css = `${old}*,:before{--tw-x:solid}::backdrop{--tw-x:solid}}}p{border-style:var(--tw-x)}@property --tw-x{syntax:"*";inherits:false}`;
  expect(settleProperties(css, '')).toBe(
    '@layer properties{*,:before{--tw-x:solid}}p{border-style:var(--tw-x)}',
  );
});
