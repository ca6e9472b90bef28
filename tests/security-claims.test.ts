import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);

/** The lines of docs/security.md, with their location for error messages. */
const lines = readFileSync(new URL('docs/security.md', root), 'utf8')
  .split('\n')
  .map((text, index) => ({ text, place: `docs/security.md:${index + 1}` }));

/**
 * The link definitions, such as "[passwords]: ../server/people/passwords/passwords.test.ts", which locate a
 * named test.
 */
const definitions = lines.flatMap(({ text, place }) => {
  const [, name, file] = /^\[([a-z\d-]+)\]: \.\.\/(\S+)$/.exec(text) ?? [];
  return name === undefined || file === undefined ? [] : [{ name, file, place }];
});

/** The tests that the claims reference in brackets. */
const references = lines.flatMap(({ text, place }) =>
  Array.from(text.matchAll(/\[([a-z\d-]+)\](?![(:])/g), ([, name = '']) => ({ name, place })),
);

test('Each test file that docs/security.md links to exists and contains tests', () => {
  expect(definitions.length).toBeGreaterThan(80);
  const missing = definitions.filter(({ file }) => {
    const url = new URL(file, root);
    return !existsSync(url) || !/\btest[.(]/.test(readFileSync(url, 'utf8'));
  });
  expect(missing.map(({ file, place }) => `${place}: ${file} is no file with tests`)).toEqual([]);
});

test('Each test named in docs/security.md has a link, and each link is used', () => {
  const defined = new Set(definitions.map(({ name }) => name));
  const used = new Set(references.map(({ name }) => name));
  expect(references.filter(({ name }) => !defined.has(name))).toEqual([]);
  expect(definitions.filter(({ name }) => !used.has(name))).toEqual([]);
});

test('Each requirement that docs/security.md marks "yes" names a test', () => {
  const met = lines.flatMap(({ text, place }, index) => {
    if (!/^- \d+\.\d+\.\d+ L\d yes: /.test(text)) return [];
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((line) => !line.text.startsWith('  '));
    return [{ place, claim: [text, ...rest.slice(0, end).map((line) => line.text)].join(' ') }];
  });
  expect(met.length).toBeGreaterThan(50);
  expect(met.filter(({ claim }) => !/\[[a-z\d-]+\]/.test(claim))).toEqual([]);
});
