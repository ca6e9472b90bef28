import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { breakWord } from './break-words.ts';
import { unpackedFont } from './unpacked-font.ts';

const require = createRequire(import.meta.url);

/**
 * Families by what they cover; text names all, so that a letter missing in the first comes from the next. The last one has the
 * letters of other alphabets and signs such as "≥", which the renderer would else write as letters that mean something else.
 */
export const LETTER_FONTS = ['Figtree', 'Figtree Extended', 'DejaVu Sans'];

let loaded: Promise<ReadonlySet<number>> | undefined;

/** Makes the typefaces known to the PDF renderer, once. Gives the code points of the letters that they have. */
export function loadPdfFonts(): Promise<ReadonlySet<number>> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<ReadonlySet<number>> {
  registerFamily('Figtree', 'figtree/files/figtree-latin', [400, 600]);
  registerFamily('Figtree Extended', 'figtree/files/figtree-latin-ext', [400, 600]);
  registerFamily('DejaVu Sans', 'dejavu-sans/files/dejavu-sans-latin', [400]);
  // The renderer's own hyphenation breaks names, and lets long words run off the page.
  Font.registerHyphenationCallback(breakWord);
  const letters = new Set<number>();
  const families = Font.getRegisteredFonts();
  for (const source of LETTER_FONTS.flatMap((family) => families[family]?.sources ?? [])) {
    await source.load();
    for (const letter of source.data?.characterSet ?? []) {
      // A font keeps a glyph under what it was first asked by. A "·" is drawn with the dot of ".": a thread whose first
      // document held a "·" and no "." would write amounts into the next ones that are drawn as $120.00 and read as $12000.
      source.data?.glyphForCodePoint(letter);
      letters.add(letter);
    }
  }
  return letters;
}

function registerFamily(family: string, files: string, weights: readonly number[]): void {
  Font.register({
    family,
    fonts: weights.map((fontWeight) => ({
      src: unpacked(`@fontsource/${files}-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  });
}

function unpacked(file: string): string {
  const font = unpackedFont(readFileSync(require.resolve(file)));
  return `data:font/ttf;base64,${font.toString('base64')}`;
}
