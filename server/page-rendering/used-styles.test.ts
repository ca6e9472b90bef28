import { describe, expect, test } from 'vitest';
import { usedStyles } from './used-styles.ts';

const html = `<html><body class="p-4 lg:flex [&amp;_svg]:size-4 w-0.5"><h1 class="text">Hi</h1><input type="date"></body></html>`;

describe('what a page needs of a stylesheet', () => {
  test.each([
    ['a class it has', '.p-4{padding:1rem}', true],
    ['a class it has not', '.p-8{padding:2rem}', false],
    ['an escaped class', String.raw`.lg\:flex{display:flex}`, true],
    ['an escaped dot', String.raw`.w-0\.5{width:2px}`, true],
    ['an escaped class that is not there', String.raw`.lg\:grid{display:grid}`, false],
    ['an arbitrary class', String.raw`.\[\&_svg\]\:size-4 svg{width:1px}`, false],
    ['an element it has', 'h1{margin:0}', true],
    ['an element it has not', 'textarea{resize:none}', false],
    ['a state of a class', '.text:hover{color:red}', true],
    ['a class and one it has not', '.text .gone{color:red}', false],
    ['a class only excluded', 'h1:not(.gone){color:red}', true],
    ['a theme that a script sets', '.dark{color:#fff}', true],
    ['the root', ':root{color:red}', true],
    ['an attribute', '[hidden]{display:none}', true],
    ['a pseudo-element', '::placeholder{opacity:1}', true],
    ['a part of a field it has', '::-webkit-datetime-edit{padding:0}', true],
    ['a part of a field it has not', '::file-selector-button{padding:0}', false],
  ])('%s', (_what, rule, isKept) => {
    expect(usedStyles(rule, html)).toBe(isKept ? rule : '');
  });

  test('keeps the used selectors of a list', () => {
    expect(usedStyles('.p-4,.p-8,h1{margin:0}', html)).toBe('.p-4,h1{margin:0}');
  });

  test('looks into media, layers and supports, and drops those that end up empty', () => {
    const css = '@layer a{@media (width>1px){.p-4{margin:0}.p-8{margin:0}}@supports (x:y){.p-8{margin:0}}}';
    expect(usedStyles(css, html)).toBe('@layer a{@media (width>1px){.p-4{margin:0}}}');
  });

  test('keeps fonts, animations that are played and the order of layers', () => {
    const css = '@layer a,b;@font-face{font-family:A;src:url(a.woff2)}@keyframes turn{to{rotate:1turn}}';
    const played = `${css}.p-4{animation:turn 1s}`;
    expect(usedStyles(played, html)).toBe(played);
    expect(usedStyles(css, html)).toBe('@layer a,b;@font-face{font-family:A;src:url(a.woff2)}');
  });

  test('drops custom properties that nothing reads, and those that only they read', () => {
    const css = ':root{--a:1px;--b:var(--c);--c:2px;--d:3px}.p-4{padding:var(--a)}@property --d{syntax:"*"}';
    expect(usedStyles(css, html)).toBe(':root{--a:1px}.p-4{padding:var(--a)}');
  });

  test('keeps custom properties that the page itself reads', () => {
    const page = '<p style="color:var(--ink)"></p>';
    expect(usedStyles(':root{--ink:#000}', page)).toBe(':root{--ink:#000}');
  });

  test('is not led astray by braces, commas and semicolons in quotes or brackets', () => {
    const css = '.p-4{content:"}{;,";background:url(data:image/png;base64,AA==)}h1:is(.a,.b){margin:0}';
    expect(usedStyles(css, html)).toBe(css);
  });

  test('leaves comments out', () => {
    expect(usedStyles("/*! it's a notice; v1.2 */\n.p-4{margin:0}", html)).toBe('.p-4{margin:0}');
  });
});
