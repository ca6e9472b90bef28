import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
import { create } from 'fontkit';
import { breakWord } from './break-words.ts';
import { keepLayouts } from './kept-layouts.ts';
import { LetterFont } from './letter-font.ts';
import { unpackedFont } from './unpacked-font.ts';

const require = createRequire(import.meta.url);

/**
 * Families by what they cover; text names all, so that a letter missing in the first comes from the next. The last one draws the
 * letters of all other scripts and signs such as "≥", which the renderer would else write as letters that mean something else.
 */
export const LETTER_FONTS = ['Figtree', 'Figtree Extended', 'Other Letters'];

/** Has signs, and the letters of scripts without a font of their own. */
const SIGNS = '@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff';

interface PdfFonts {
  /** Code points of Figtree. */
  latin: ReadonlySet<number>;
  others: LetterFont;
}

let loaded: PdfFonts | undefined;

/**
 * Makes the typefaces known to the PDF renderer, once, and opens those that `content` needs. Returns whether a letter can be
 * printed.
 */
export function loadPdfFonts(content: object): (letter: number) => boolean {
  loaded ??= load();
  const { latin, others } = loaded;
  others.clear();
  openFontsFor(content, latin, others);
  return (letter) => latin.has(letter) || others.letters.has(letter);
}

function openFontsFor(content: object, latin: ReadonlySet<number>, others: LetterFont): void {
  for (const value of Object.values(content)) {
    if (typeof value === 'object' && value !== null) openFontsFor(value, latin, others);
    else if (typeof value === 'string' && [...value].some((letter) => !latin.has(letter.codePointAt(0) ?? 0)))
      others.openFor(value);
  }
}

function load(): PdfFonts {
  registerFamily('Figtree', 'figtree/files/figtree-latin', [400, 600]);
  registerFamily('Figtree Extended', 'figtree/files/figtree-latin-ext', [400, 600]);
  openFont('Other Letters', SIGNS);
  // The renderer's own hyphenation breaks names, and lets long words run off the page.
  Font.registerHyphenationCallback(breakWord);
  const latin = new Set<number>();
  for (const font of [...fontsOf('Figtree'), ...fontsOf('Figtree Extended')]) {
    keepLayouts(font);
    for (const letter of font.characterSet) {
      // A font keeps a glyph under what it was first asked by. A "·" is drawn with the dot of ".": a thread whose first
      // document held a "·" and no "." would write amounts into the next ones that are drawn as $120.00 and read as $12000.
      font.glyphForCodePoint(letter);
      latin.add(letter);
    }
  }
  const [signs] = fontsOf('Other Letters');
  if (signs === undefined) throw new Error('The font of signs cannot be read');
  const others = new LetterFont(SIGNS, signs);
  Object.assign(signs, others.rendererMethods());
  return { latin, others };
}

function fontsOf(family: string) {
  const sources = Font.getRegisteredFonts()[family]?.sources ?? [];
  return sources.flatMap(({ data }) => data ?? []);
}

function registerFamily(family: string, files: string, weights: readonly number[]): void {
  for (const fontWeight of weights)
    openFont(family, `@fontsource/${files}-${fontWeight}-normal.woff`, fontWeight);
}

/** Opens a font for the renderer, which would else read it as base64, a letter at a time. */
function openFont(family: string, file: string, fontWeight?: number): void {
  Font.register({ family, src: file, ...(fontWeight && { fontWeight }) });
  const source = Font.getRegisteredFonts()[family]?.sources.at(-1);
  if (source === undefined) throw new Error(`The font ${file} is not registered`);
  const font = create(unpackedFont(readFileSync(require.resolve(file))));
  if ('fonts' in font) throw new Error(`${file} holds several fonts`);
  source.data = font;
  source.loadResultPromise = Promise.resolve();
}
