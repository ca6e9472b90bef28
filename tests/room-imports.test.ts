import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const files = globSync('{domain,server,web}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$|\.d\.ts$/.test(file),
);

/** A room is a folder of a layer: server/clients, web/site/home. A file of the layer itself is a room of its own. */
function roomOf(file: string): string {
  const [layer, ...rest] = file.split('/');
  if (rest.length === 1) return file;
  const isOfPages = (rest[0] === 'site' || rest[0] === 'settings') && rest.length > 2;
  return [layer, ...rest.slice(0, isOfPages ? 2 : 1)].join('/');
}

/** The files that a file imports, their types too. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return Array.from(text.matchAll(/(?:from|import)\s*\(?'((?:#|\.\.?\/)[^']+\.tsx?)'/g), ([, name = '']) =>
    name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
  );
}

function roomsNeeded(): Map<string, Set<string>> {
  const needed = new Map<string, Set<string>>();
  for (const file of files) {
    const room = roomOf(file);
    const others = needed.get(room) ?? new Set();
    for (const other of importsOf(file).map(roomOf)) if (other !== room) others.add(other);
    needed.set(room, others);
  }
  return needed;
}

/** Takes away, again and again, the rooms that need no other one; what is left needs each other. */
function roomsInCircles(): string[] {
  const needed = roomsNeeded();
  for (;;) {
    const free = [...needed].filter(([, others]) => [...others].every((other) => !needed.has(other)));
    if (free.length === 0) return [...needed.keys()].sort();
    for (const [room] of free) needed.delete(room);
  }
}

test('No rooms need each other: each can be read with what lies below it alone', () => {
  expect(files.length).toBeGreaterThan(700);
  expect(roomsInCircles()).toEqual([]);
});
