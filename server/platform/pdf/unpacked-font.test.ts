import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { expect, test } from 'vitest';
import { unpackedFont } from './unpacked-font.ts';

const files = ['latin-400', 'latin-600', 'latin-ext-400', 'latin-ext-600'];

function fontOf(file: Buffer): Font {
  const font = create(file);
  if ('fonts' in font) throw new Error('A collection, not a font');
  return font;
}

test.each(files)('Decompressed, %s draws the same glyphs, from no compressed table', (name) => {
  const packed = readFileSync(
    fileURLToPath(import.meta.resolve(`@fontsource/figtree/files/figtree-${name}-normal.woff`)),
  );
  const unpacked = unpackedFont(packed);
  const [before, after] = [fontOf(packed), fontOf(unpacked)];
  expect([before.type, after.type]).toEqual(['WOFF', 'TTF']);
  expect(after.characterSet).toEqual(before.characterSet);
  for (const letter of before.characterSet) {
    const [one, other] = [before, after].map((font) => font.glyphForCodePoint(letter));
    expect([letter, other?.advanceWidth, other?.path.toSVG()]).toEqual([
      letter,
      one?.advanceWidth,
      one?.path.toSVG(),
    ]);
  }
});
