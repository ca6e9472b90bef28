import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const LARGE_BYTES = 200 * 1024;

// V8 stores a file that has one letter outside Latin-1 with two bytes for each letter.
test.each(['bundle', 'build/server'])(
  'Large scripts that the program loads from %s are plain ASCII',
  async (folder) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.js'));
    const scripts = await Promise.all(
      names.map(async (name) => ({ name, bytes: await readFile(path.join(folder, name)) })),
    );
    const large = scripts.filter(({ bytes }) => bytes.length > LARGE_BYTES);
    expect(large).not.toEqual([]);
    expect(large.filter(({ bytes }) => bytes.some((byte) => byte > 0x7f)).map(({ name }) => name)).toEqual(
      [],
    );
  },
);
