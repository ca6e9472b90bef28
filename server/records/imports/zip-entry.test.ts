import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readZipEntry, UnreadableZip } from './zip-entry.ts';

const LIMIT = 10_000;
const content = 'All of it, again and again. '.repeat(40);
const isWanted = (name: string) => name === 'all.json';
const read = (zip: Uint8Array) => readZipEntry(Buffer.from(zip), isWanted, LIMIT);

test.each([0, 9] as const)('A file is read at level %i, after others and before a comment', async (level) => {
  const zip = zipSync(
    { 'a.txt': strToU8('x'), 'all.json': strToU8(content), 'z.pdf': strToU8('y') },
    { level },
  );
  expect((await read(zip))?.toString()).toBe(content);
  expect(await readZipEntry(Buffer.from(zip), () => false, LIMIT)).toBeUndefined();
});

test.each<[string, Uint8Array, UnreadableZip['reason']]>([
  ['that is too large unpacked', zipSync({ 'all.json': new Uint8Array(LIMIT + 1) }), 'too large'],
  [
    'that is too large as it is',
    zipSync({ 'all.json': new Uint8Array(LIMIT + 1) }, { level: 0 }),
    'too large',
  ],
  ['with a password', withFlag(zipSync({ 'all.json': strToU8(content) })), 'locked'],
  ['that is no zip', strToU8(content), 'damaged'],
])('A file %s is refused', async (_, zip, reason) => {
  await expect(read(zip)).rejects.toEqual(new UnreadableZip(reason));
});

test("However a zip's bytes are damaged, its file is read correctly or refused", async () => {
  const zip = zipSync({ 'a.txt': strToU8('x'), 'all.json': strToU8(content) });
  const damage = fc.array(fc.tuple(fc.nat(zip.length - 1), fc.integer({ min: 0, max: 255 })), {
    minLength: 1,
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(damage, fc.nat(zip.length), async (changes, length) => {
      const damaged = zip.slice(0, length > zip.length / 4 ? zip.length : length);
      for (const [place, byte] of changes) damaged[place] = byte;
      const found = await read(damaged).catch((error: unknown) => error);
      if (found instanceof UnreadableZip || found === undefined) return;
      expect(String(found)).toBe(content);
    }),
    { numRuns: 500 },
  );
});

/** The directory says that the file is encrypted. */
function withFlag(zip: Uint8Array): Uint8Array {
  const copy = zip.slice();
  const directoryAt = new DataView(copy.buffer).getUint32(copy.length - 6, true);
  copy[directoryAt + 8] = 1;
  return copy;
}
