import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import type { Font as LoadedFont } from 'fontkit';
import { unpackedFont } from './unpacked-font.ts';

const require = createRequire(import.meta.url);

/** Families by what they cover; text names both, so that a letter missing in the first comes from the second. */
export const LETTER_FONTS = ['Figtree', 'Figtree Extended'];

let registered: Promise<void> | undefined;

/** Makes the product's typeface known to the PDF renderer, once. */
export function registerPdfFonts(): Promise<void> {
  registered ??= loadFonts();
  return registered;
}

async function loadFonts(): Promise<void> {
  registerFamily('Figtree', 'latin');
  registerFamily('Figtree Extended', 'latin-ext');
  // English words stay whole: the renderer's own hyphenation breaks names.
  Font.registerHyphenationCallback((word) => [word]);
  const families = Font.getRegisteredFonts();
  for (const source of LETTER_FONTS.flatMap((family) => families[family]?.sources ?? [])) {
    await source.load();
    nameGlyphs(source.data);
  }
}

/**
 * Asks for each letter's glyph by its letter, before any document does. A font keeps a glyph under what it was first asked
 * by: a "·" is drawn with the dot of ".", and a thread whose first document holds a "·" and no "." would write amounts
 * into the next ones that are drawn as $120.00 and copied, searched and read aloud as $12000.
 */
function nameGlyphs(font: Pick<LoadedFont, 'characterSet' | 'glyphForCodePoint'> | null): void {
  for (const letter of font?.characterSet ?? []) font?.glyphForCodePoint(letter);
}

function registerFamily(family: string, subset: string): void {
  Font.register({
    family,
    fonts: [400, 600].map((fontWeight) => ({
      src: unpacked(`@fontsource/figtree/files/figtree-${subset}-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  });
}

function unpacked(file: string): string {
  const font = unpackedFont(readFileSync(require.resolve(file)));
  return `data:font/ttf;base64,${font.toString('base64')}`;
}
