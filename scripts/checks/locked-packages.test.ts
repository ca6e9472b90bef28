import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type LockedPackages, unallowedLicenses, withoutIntegrity } from './locked-packages.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const { '': program, ...packages }: LockedPackages = JSON.parse(read('package-lock.json')).packages;

test("every installed package is locked by its checksum, and none by a registry's address", () => {
  expect(program).toBeDefined();
  expect(withoutIntegrity(packages)).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

test('a package without a checksum is reported', () => {
  const found = withoutIntegrity({
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', integrity: 'sha512-x' },
    'node_modules/c': { version: '1.0.0', dev: true },
  });
  expect(found).toEqual(['node_modules/a', 'node_modules/c']);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['AGPL-3.0', false],
  [undefined, false],
])('the license %s is allowed: %s', (license, isAllowed) => {
  const found = unallowedLicenses({ 'node_modules/a': license === undefined ? {} : { license } });
  expect(found.length === 0).toBe(isAllowed);
});

test('the license of a tool that is not shipped does not matter', () => {
  expect(unallowedLicenses({ 'node_modules/a': { license: 'GPL-3.0', dev: true } })).toEqual([]);
});

test('no package runs an install script', () => {
  expect(read('.npmrc').split('\n')).toContain('ignore-scripts=true');
});

test('the container has the Node version that package.json pins', () => {
  const { node } = JSON.parse(read('package.json')).dependencies;
  const bases = read('Dockerfile').match(/^FROM \S+/gm);
  expect(bases).toEqual(Array(2).fill(`FROM node:${node}-bookworm-slim`));
});

test('the container is built with the settings of every room that the build reads', () => {
  const { references }: { references: { path: string }[] } = JSON.parse(read('tsconfig.json'));
  const left = read('.dockerignore').split('\n');
  const missing = references
    .map(({ path }) => path.replace('./', ''))
    .filter((room) => left.includes(room) || left.includes(`${room}/*`))
    .filter((room) => left.includes(room) || !left.includes(`!${room}/tsconfig.json`));
  expect(references.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
