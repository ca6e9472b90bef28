import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { accentColors } from '#domain/platform/accent-colors.ts';
import { type Accent, accents, colorsWith } from '#domain/platform/accents.ts';
import { type Color, colors } from '#domain/platform/colors.ts';

const root = new URL('..', import.meta.url).pathname;
/** Returns the colors that a style sheet defines. */
function tokensIn(file: string): Map<string, Color> {
  const css = readFileSync(`${root}web/platform/styles/${file}`, 'utf8');
  const pairs = css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\)/g);
  return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, { light, dark }]));
}

const tokens = new Map([...tokensIn('tokens.css'), ...tokensIn('accents/teal.css')]);

function named(shades: Record<string, Color>): Record<string, Color> {
  return Object.fromEntries(
    Object.entries(shades).map(([name, color]) => [
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      color,
    ]),
  );
}

/** Returns the WCAG relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function colorOf(name: string, theme: 'light' | 'dark', accent: Accent): string {
  const pair = named(colorsWith(accent))[name];
  if (!pair) throw new Error(`No colour token named ${name}`);
  return pair[theme];
}

const grounds = ['canvas', 'surface', 'sunken'];
const tints = ['primary', 'accent', 'success', 'warning', 'danger', 'info'];

const textPairs: [text: string, ground: string][] = [
  ...grounds.flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-muted', ground],
    ['primary', ground],
    ['primary-ink', ground],
    ['danger', ground],
  ]),
  ...tints.flatMap((tint): [string, string][] => [
    [`${tint}-ink`, `${tint}-soft`],
    ['ink', `${tint}-soft`],
    ['ink-muted', `${tint}-soft`],
  ]),
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-hover'],
  ['ink', 'sun-soft'],
  ['primary-ink', 'primary-soft'],
  ['primary', 'primary-soft'],
  ...grounds.map((ground): [string, string] => ['accent-ink', ground]),
  ...['accent-ink', 'primary', 'primary-ink'].map((text): [string, string] => [text, 'sun-soft']),
];

const edgePairs: [edge: string, ground: string][] = grounds.flatMap((ground): [string, string][] => [
  ['line-strong', ground],
  ['focus', ground],
  ['primary', ground],
  ['accent', ground],
  ['success', ground],
  ['warning', ground],
  ['info', ground],
]);

const looks = accents.flatMap((accent) => (['light', 'dark'] as const).map((theme) => ({ accent, theme })));

describe.each(looks)('$accent in the $theme theme', ({ accent, theme }) => {
  test.each(textPairs)('text %s on %s has a contrast of at least 4.5', (text, ground) => {
    expect(contrast(colorOf(text, theme, accent), colorOf(ground, theme, accent))).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  test.each(edgePairs)('edge %s on %s has a contrast of at least 3', (edge, ground) => {
    expect(contrast(colorOf(edge, theme, accent), colorOf(ground, theme, accent))).toBeGreaterThanOrEqual(3);
  });
});

test('The colors of the style sheets equal those of mails and pictures', () => {
  expect(Object.fromEntries(tokens)).toEqual(named(colors));
  expect(Object.keys(accentColors)).toEqual(accents.filter((accent) => accent !== 'teal'));
  for (const [accent, chosen] of Object.entries(accentColors)) {
    expect(Object.fromEntries(tokensIn(`accents/${accent}.css`)), accent).toEqual(named(chosen));
  }
});

test('No other file has its own colors, except for skin, hair and wood in the illustrations', () => {
  const files = globSync('{server,web,domain}/**/*.{ts,tsx,css,svg}', {
    cwd: root,
    exclude: [
      'web/website/site/illustrations/**',
      'web/platform/styles/tokens.css',
      'web/platform/styles/accents/*.css',
      'domain/platform/accent-colors.ts',
      'domain/platform/colors.ts',
    ],
  });
  expect(files.length).toBeGreaterThan(400);
  const known = new Set<string>(Object.values(colors).map(({ light }) => light));
  const written = files.flatMap((file) =>
    [...readFileSync(root + file, 'utf8').matchAll(/(#[0-9a-f]{6})\b/g)].map(([, color = '']) => ({
      file,
      color,
    })),
  );
  // A separate picture file cannot read the list.
  const foreign = written.filter(({ file, color }) => !(file.endsWith('.svg') && known.has(color)));
  expect(foreign).toEqual([]);
});
