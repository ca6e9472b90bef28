import { fileURLToPath } from 'node:url';
import { type Font, openSync } from 'fontkit';

/** Text turned into shapes, so that a drawing needs no font where it is rendered. */
export interface Lettering {
  /** The width of one line, in pixels. */
  widthOf(text: string, size: number): number;
  /** SVG elements for one line that starts at x and stands on the baseline y. */
  shapesOf(text: string, place: { x: number; y: number; size: number; color: string }): string;
}

export const headlineLetters = letteringFrom('@fontsource/fraunces/files/fraunces-latin-600-normal.woff');
export const textLetters = letteringFrom('@fontsource/figtree/files/figtree-latin-500-normal.woff');

/** Breaks a text into lines no wider than given; a single longer word keeps a line of its own. */
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

/** A text that keeps to the width: as it is, or its first words and an ellipsis. */
export function shortened(text: string, letters: Lettering, size: number, width: number): string {
  if (letters.widthOf(text, size) <= width) return text;
  let kept = '';
  for (const letter of text) {
    if (letters.widthOf(`${kept}${letter}…`, size) > width) break;
    kept += letter;
  }
  const lastSpace = kept.lastIndexOf(' ');
  return `${(lastSpace > 0 ? kept.slice(0, lastSpace) : kept).replace(/[\s,.;:]+$/, '')}…`;
}

function letteringFrom(file: string): Lettering {
  // Read at the first picture, not when the program starts.
  let opened: Font | undefined;
  function font(): Font {
    if (opened) return opened;
    const found = openSync(fileURLToPath(import.meta.resolve(file)));
    if (!('layout' in found)) throw new Error(`${file} is a collection, not a font`);
    opened = found;
    return found;
  }

  return {
    widthOf: (text, size) => (font().layout(text).advanceWidth / font().unitsPerEm) * size,
    shapesOf(text, { x, y, size, color }) {
      const scale = size / font().unitsPerEm;
      const { glyphs, positions } = font().layout(text);
      let at = 0;
      const paths = glyphs.map((glyph, index) => {
        const path = `<path transform="translate(${at})" d="${glyph.path.toSVG()}"/>`;
        at += positions[index]?.xAdvance ?? glyph.advanceWidth;
        return path;
      });
      // Letters are drawn with y upward, pictures with y downward.
      return `<g fill="${color}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}
