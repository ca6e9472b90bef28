import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** Converts text to shapes, so that rendering a picture needs no fonts. */
export interface Lettering {
  /** Returns the width of one line, in pixels. */
  widthOf(text: string, size: number): number;
  /** Returns SVG elements for one line that starts at x on the baseline y. */
  shapesOf(text: string, place: { x: number; y: number; size: number; color: string }): string;
}

export const headlineLetters = letteringFrom('@fontsource/fraunces/files/fraunces-latin-600-normal.woff');
export const textLetters = letteringFrom('@fontsource/figtree/files/figtree-latin-500-normal.woff');

/** Breaks a text into lines of at most `width` pixels; a single longer word gets its own line. */
export function linesOf(text: string, letters: Lettering, size: number, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && letters.widthOf(longer, size) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

/** Returns a text that fits the width, truncated with an ellipsis if needed. */
export function shortened(text: string, letters: Lettering, size: number, width: number): string {
  if (letters.widthOf(text, size) <= width) return text;
  let fitting = '';
  for (const letter of text) {
    if (letters.widthOf(`${fitting}${letter}…`, size) > width) break;
    fitting += letter;
  }
  const lastSpace = fitting.lastIndexOf(' ');
  return `${(lastSpace > 0 ? fitting.slice(0, lastSpace) : fitting).replace(/[\s,.;:]+$/, '')}…`;
}

/** A part of a line in one font. */
interface Run {
  font: Font;
  text: string;
}

function letteringFrom(file: string): Lettering {
  // Read when the first picture is drawn, not at startup.
  const first = fontFrom(file);
  const forOthers = fontFrom('@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff');

  function runsOf(text: string): Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const font = first().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? first() : forOthers();
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  }

  return {
    widthOf: (text, size) => runsOf(text).reduce((width, run) => width + widthOfRun(run, size), 0),
    shapesOf(text, { x, y, size, color }) {
      let at = x;
      const shapes = runsOf(text).map((run) => {
        const shape = shapesOfRun(run, size);
        // Fonts have y pointing up, pictures down.
        const placed = `<g transform="translate(${at} ${y}) scale(${shape.scale} ${-shape.scale})">${shape.paths}</g>`;
        at += widthOfRun(run, size);
        return placed;
      });
      return `<g fill="${color}">${shapes.join('')}</g>`;
    },
  };
}

/** Returns a function that opens a font on first use. */
function fontFrom(file: string): () => Font {
  let opened: Font | undefined;
  return () => {
    if (opened) return opened;
    const found = openSync(fileURLToPath(import.meta.resolve(file)));
    if (!('layout' in found)) throw new Error(`${file} is a collection, not a font`);
    opened = found;
    return found;
  };
}

function widthOfRun({ font, text }: Run, size: number): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size;
}

function shapesOfRun({ font, text }: Run, size: number): { scale: number; paths: string } {
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
    at += positions[index]?.xAdvance ?? glyph.advanceWidth;
    return path;
  });
  return { scale: size / font.unitsPerEm, paths: paths.join('') };
}
