import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { thirdPartyNotices } from './third-party-notices.ts';

const root = path.resolve(import.meta.dirname, '../..');
const notices = thirdPartyNotices(root);

test('The notices name every package that the program asks for, with its version', () => {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, 'package.json'), 'utf8'),
  );
  const missing = Object.entries(dependencies).filter(
    ([name, version]) => !notices.includes(`\n- ${name} ${version}: `),
  );
  expect(missing).toEqual([]);
});

test.each([
  ['libvips', 'GNU LESSER GENERAL PUBLIC LICENSE'],
  ['the license that it adds to', 'GNU GENERAL PUBLIC LICENSE'],
  ['a library inside of it', '| librsvg       | LGPLv3'],
  ['resvg', 'Mozilla Public License Version 2.0'],
  ['the fonts', 'SIL OPEN FONT LICENSE'],
])('The notices contain the license of %s', (_library, words) => {
  expect(notices).toContain(words);
});

test('A license text that packages share is printed once', () => {
  expect(notices.split('GNU LESSER GENERAL PUBLIC LICENSE\n')).toHaveLength(2);
});

test('Tools that are not shipped are not named', () => {
  expect(notices).not.toContain('- vitest ');
});
