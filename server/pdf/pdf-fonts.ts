import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { unpackedFont } from './unpacked-font.ts';

const require = createRequire(import.meta.url);

/** Families by what they cover; text names both, so that a letter missing in the first comes from the second. */
export const LETTER_FONTS = ['Figtree', 'Figtree Extended'];

let registered = false;

/** Makes the product's typeface known to the PDF renderer, once. */
export function registerPdfFonts(): void {
  if (registered) return;
  registered = true;
  registerFamily('Figtree', 'latin');
  registerFamily('Figtree Extended', 'latin-ext');
  // English words stay whole: the renderer's own hyphenation breaks names.
  Font.registerHyphenationCallback((word) => [word]);
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
