import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);

/** The wings in import order: each may import those before it. `program` composes them. */
const wings: readonly string[] = [
  'platform',
  'people',
  'caseload',
  'clinical',
  'billing',
  'website',
  'records',
  'program',
];

/** Returns the position of a file's wing: `domain/clinical/goals/goal.ts` belongs to `clinical`. */
function wingOf(file: string): number {
  return wings.indexOf(file.split('/')[1] ?? '');
}

/** Returns our files that a file imports, including for types only. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return Array.from(text.matchAll(/(?:from|import)\s*\(?'((?:#|\.\.?\/)[^'?]+\.tsx?)/g), ([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
  );
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/**
 * Returns whether an import is allowed. `domain/program` lists the kinds of records, which `server`, `web`
 * and the records of `domain` use.
 */
function isAllowed(file: string, imported: string): boolean {
  if (!/^(domain|server|web)\//.test(imported) || wingOf(imported) <= wingOf(file)) return true;
  return imported.startsWith('domain/program/') && /^(server|web|domain\/records)\//.test(file);
}

test('Every file of the three layers belongs to a wing', () => {
  expect(files.length).toBeGreaterThan(700);
  expect(files.filter((file) => wingOf(file) < 0)).toEqual([]);
});

test('Imports go one way between wings', () => {
  const against = files.flatMap((file) =>
    (imports.get(file) ?? [])
      .filter((imported) => !isAllowed(file, imported))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(against).toEqual([]);
});

test('No files import each other in a circle, for their types either', () => {
  const open = new Map(imports);
  for (;;) {
    const free = [...open].filter(([, others]) => others.every((other) => !open.has(other)));
    if (free.length === 0) break;
    for (const [file] of free) open.delete(file);
  }
  expect([...open.keys()].sort()).toEqual([]);
});

/** Returns the files of `program/` that import each noun with a kind of record, by the noun's folder in its wing. */
function programFilesByNoun(): Map<string, string[]> {
  const kinds = imports.get('domain/program/caseload-records.ts') ?? [];
  const nouns = new Set(kinds.map(nounOf).filter((noun) => !noun.startsWith('platform/')));
  return new Map(
    Array.from(nouns, (noun) => [
      noun,
      files.filter(
        (file) => file.includes('/program/') && imports.get(file)?.some((one) => nounOf(one) === noun),
      ),
    ]),
  );
}

/** Returns the wing and the folder of a file: "clinical/goals". */
function nounOf(file: string): string {
  return file.split('/').slice(1, 3).join('/');
}

test('Two lists import every noun with a kind of record, and a noun may need no others', () => {
  const programFiles = [...programFilesByNoun().values()];
  expect(programFiles.length).toBeGreaterThan(12);
  const [first = [], ...others] = programFiles;
  const lists = first.filter((file) => others.every((one) => one.includes(file)));
  expect(lists.sort()).toEqual(['domain/program/caseload-records.ts', 'server/program/modules.ts']);
  expect(Math.min(...programFiles.map(({ length }) => length))).toBe(lists.length);
});
