import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const claims = readFileSync(new URL('docs/security.md', root), 'utf8');

/** Each link to a test in docs/security.md, with the titles that are quoted behind it. */
const named = Array.from(
  claims.replaceAll(/\s+/g, ' ').matchAll(/\]\(\.\.\/([^)]+\.(?:test|spec)\.tsx?)\)((?:,? "[^"]+")*)/g),
  ([, file = '', quoted = '']) => ({
    file,
    titles: Array.from(quoted.matchAll(/"([^"]+)"/g), ([, title = '']) => title),
  }),
);

test('Each test that docs/security.md names is there, under this title', () => {
  expect(named.length).toBeGreaterThan(100);
  const gone = named.flatMap(({ file, titles }) => {
    if (!existsSync(new URL(file, root))) return [file];
    const source = readFileSync(new URL(file, root), 'utf8');
    const isThere = (title: string) => ["'", '"', '`'].some((mark) => source.includes(mark + title + mark));
    return titles.filter((title) => !isThere(title)).map((title) => `${file}: ${title}`);
  });
  expect(gone).toEqual([]);
  expect(named.filter(({ titles }) => titles.length === 0)).toEqual([]);
});

test('Every requirement that is said to be met names a test', () => {
  const rows = claims.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ +\|/.test(line));
  const met = rows.filter((row) => row.split('|')[4]?.trim() === 'yes');
  expect(met.length).toBeGreaterThan(50);
  const bare = met.filter(
    (row) => !/\.(?:test|spec)\.tsx?\)/.test(row) && !/the tests? of \d|the same, /.test(row),
  );
  expect(bare).toEqual([]);
});
