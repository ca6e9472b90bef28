import { type FontMetrics, outlineFont, type PathCommand } from './outline-font.ts';
import { type ScriptFont, scriptFonts } from './script-fonts.ts';
import { ShapedFont } from './shaped-font.ts';

/** A cluster as the renderer knows it. */
interface LetterGlyph {
  id: number;
  /** UTF-16 units: the renderer counts them to find a glyph's place in the text. */
  codePoints: number[];
  advanceWidth: number;
  outline: () => PathCommand[];
}

interface Run {
  /** Undefined for signs that are not drawn. */
  font: ShapedFont | undefined;
  text: string;
}

interface OpenScriptFont extends ScriptFont {
  font: ShapedFont;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Says how letters stand, and is not drawn. */
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;

/**
 * A typeface for the renderer that draws letters of every script. The renderer loses where a font places the marks above and
 * below a letter. So each cluster is shaped here and given to it as one glyph, with its marks where they belong.
 */
export class LetterFont {
  /** Code points that it can draw, of the fonts that are open. */
  readonly letters: Set<number>;
  readonly #metrics: FontMetrics;
  readonly #base: ShapedFont;
  readonly #scripts: OpenScriptFont[] = [];
  /** By their places in the font. */
  #glyphs: LetterGlyph[] = [];
  #glyphByKey = new Map<string, LetterGlyph>();
  /** The renderer sets the same text several times. */
  #glyphsOfText = new Map<string, LetterGlyph[]>();

  /** `file` is used for all letters that no font of a script has. */
  constructor(file: string, metrics: FontMetrics) {
    this.#metrics = metrics;
    this.#base = new ShapedFont(file, metrics.unitsPerEm);
    this.letters = new Set(this.#base.letters);
    this.clear();
  }

  /** How many fonts of scripts are open. */
  get openCount(): number {
    return this.#scripts.length;
  }

  /** Opens the fonts whose letters occur in `text` and are not open yet. */
  openFor(text: string): void {
    for (const script of scriptFonts) {
      if (!script.letters.test(text) || this.#scripts.some(({ file }) => file === script.file)) continue;
      const font = new ShapedFont(script.file, this.#metrics.unitsPerEm);
      this.#scripts.push({ ...script, font });
      // Of its own script alone, so that what can be printed does not depend on the documents before.
      for (const letter of font.letters)
        if (script.letters.test(String.fromCodePoint(letter))) this.letters.add(letter);
    }
  }

  /** Forgets the glyphs of the document before. */
  clear(): void {
    this.#glyphs = [];
    this.#glyphByKey = new Map();
    this.#glyphsOfText = new Map();
    this.#glyphOf('', { text: '\0', advanceWidth: 0, outline: () => [] });
  }

  /** Returns the methods that the renderer expects of a font. */
  rendererMethods() {
    return {
      hasGlyphForCodePoint: (letter: number) =>
        this.letters.has(letter) || unseen.test(String.fromCodePoint(letter)),
      glyphForCodePoint: (letter: number) => this.#layout(String.fromCodePoint(letter)).glyphs[0],
      layout: (text: string) => this.#layout(text),
      createSubset: () => this.#subset(),
    };
  }

  #layout(text: string) {
    const glyphs =
      this.#glyphsOfText.get(text) ?? this.#runsOf(text).flatMap((run) => this.#glyphsOfRun(run));
    this.#glyphsOfText.set(text, glyphs);
    const positions = glyphs.map(({ advanceWidth }) => ({
      xAdvance: advanceWidth,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
    }));
    return { glyphs, positions };
  }

  #glyphsOfRun({ font, text }: Run): LetterGlyph[] {
    if (font === undefined) return [this.#glyphOf(text, { text, advanceWidth: 0, outline: () => [] })];
    return font.shape(text).map((cluster) =>
      this.#glyphOf(`${font.file} ${JSON.stringify(cluster)}`, {
        ...cluster,
        outline: () => font.outlineOf(cluster),
      }),
    );
  }

  /** The part of the font that one document uses; `includeGlyph` returns a glyph's place in it. */
  #subset() {
    const used = this.#glyphs.slice(0, 1);
    const places = new Map([[0, 0]]);
    return {
      includeGlyph: (id: number) => {
        const glyph = this.#glyphs[id];
        const place = places.get(id);
        if (glyph === undefined || place !== undefined) return place ?? 0;
        places.set(id, used.length);
        return used.push(glyph) - 1;
      },
      encode: () =>
        outlineFont(
          used.map(({ outline, advanceWidth }) => ({ commands: outline(), advanceWidth })),
          this.#metrics,
        ),
    };
  }

  #glyphOf(key: string, { text, ...glyph }: Omit<LetterGlyph, 'id' | 'codePoints'> & { text: string }) {
    const known = this.#glyphByKey.get(key);
    if (known) return known;
    const codePoints = text.split('').map((unit) => unit.charCodeAt(0));
    const added = { ...glyph, id: this.#glyphs.length, codePoints };
    this.#glyphs.push(added);
    this.#glyphByKey.set(key, added);
    return added;
  }

  #runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const { segment } of graphemes.segment(text)) {
      const font = this.#fontOf(segment);
      const last = runs.at(-1);
      if (last && last.font === font) last.text += segment;
      else runs.push({ font, text: segment });
    }
    return runs;
  }

  /** The font of the letters' script, else the one of signs. */
  #fontOf(letters: string): ShapedFont | undefined {
    const seen = Array.from(letters).filter((letter) => !unseen.test(letter));
    if (seen.length === 0) return undefined;
    const hasAll = (font: ShapedFont) => seen.every((letter) => font.letters.has(letter.codePointAt(0) ?? 0));
    const ofScript = this.#scripts.find(
      (script) => seen.some((letter) => script.letters.test(letter)) && hasAll(script.font),
    );
    return ofScript?.font ?? this.#base;
  }
}
