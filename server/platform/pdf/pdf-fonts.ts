import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';
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

let loaded: Promise<PdfFonts> | undefined;

/**
 * Makes the typefaces known to the PDF renderer, once, and opens those that `content` needs. Returns whether a letter can be
 * printed.
 */
export async function loadPdfFonts(content: object): Promise<(letter: number) => boolean> {
  loaded ??= load();
  const { latin, others } = await loaded;
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

async function load(): Promise<PdfFonts> {
  registerFamily('Figtree', 'figtree/files/figtree-latin', [400, 600]);
  registerFamily('Figtree Extended', 'figtree/files/figtree-latin-ext', [400, 600]);
  Font.register({ family: 'Other Letters', src: unpacked(SIGNS) });
  // The renderer's own hyphenation breaks names, and lets long words run off the page.
  Font.registerHyphenationCallback(breakWord);
  const latin = new Set<number>();
  for (const font of [...(await fontsOf('Figtree')), ...(await fontsOf('Figtree Extended'))]) {
    keepLayouts(font);
    for (const letter of font.characterSet) {
      // A font keeps a glyph under what it was first asked by. A "·" is drawn with the dot of ".": a thread whose first
      // document held a "·" and no "." would write amounts into the next ones that are drawn as $120.00 and read as $12000.
      font.glyphForCodePoint(letter);
      latin.add(letter);
    }
  }
  const [signs] = await fontsOf('Other Letters');
  if (signs === undefined) throw new Error('The font of signs cannot be read');
  const others = new LetterFont(SIGNS, signs);
  Object.assign(signs, others.rendererMethods());
  return { latin, others };
}

async function fontsOf(family: string) {
  const sources = Font.getRegisteredFonts()[family]?.sources ?? [];
  await Promise.all(sources.map((source) => source.load()));
  return sources.flatMap(({ data }) => data ?? []);
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
