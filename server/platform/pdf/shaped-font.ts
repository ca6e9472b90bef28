import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import type { PathCommand } from './outline-font.ts';
import { unpackedFont } from './unpacked-font.ts';

const require = createRequire(import.meta.url);

/** Letters that are drawn as one, such as a syllable, a letter with its marks, or an emoji of several parts. */
export interface Cluster {
  text: string;
  /** Glyphs of the font, and where they stand. */
  glyphs: { id: number; x: number; y: number }[];
  advanceWidth: number;
}

/** A font file, whose letters are drawn as their script asks for. */
export class ShapedFont {
  /** Code points that it has. */
  readonly letters: ReadonlySet<number>;
  readonly file: string;
  readonly #font: Font;

  /** Reads a WOFF or TrueType file of a package, and draws in `unitsPerEm`. */
  constructor(file: string, unitsPerEm: number) {
    this.file = file;
    const bytes = readFileSync(require.resolve(file));
    const face = new Face(new Blob(file.endsWith('.woff') ? unpackedFont(bytes) : bytes));
    this.letters = new Set(face.collectUnicodes());
    this.#font = new Font(face);
    this.#font.setScale(unitsPerEm, unitsPerEm);
  }

  /**
   * Sets a text with its letters joined and its marks in place. Letters that are drawn together are one cluster; clusters are in the
   * order in which they are read.
   */
  shape(text: string): Cluster[] {
    const buffer = new ShapingBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(this.#font, buffer);
    const positions = buffer.getGlyphPositions();
    const clusters = new Map<number, Cluster>();
    for (const [index, { codepoint: id, cluster: start }] of buffer.getGlyphInfos().entries()) {
      const cluster = clusters.get(start) ?? { text: '', glyphs: [], advanceWidth: 0 };
      clusters.set(start, cluster);
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      cluster.glyphs.push({ id, x: cluster.advanceWidth + xOffset, y: yOffset });
      cluster.advanceWidth += xAdvance;
    }
    return inReadingOrder(text, clusters);
  }

  /** Returns the outline of a cluster of this font. */
  outlineOf({ glyphs }: Cluster): PathCommand[] {
    return glyphs.flatMap(({ id, x, y }) =>
      this.#font.glyphToJson(id).map(({ type, values }) => ({
        type,
        values: values.map((value, place) => value + (place % 2 === 0 ? x : y)),
      })),
    );
  }
}

/** Gives each cluster its part of the text, which reaches to where the next one starts. */
function inReadingOrder(text: string, clusters: ReadonlyMap<number, Cluster>): Cluster[] {
  const ordered = Array.from(clusters).sort(([one], [other]) => one - other);
  return ordered.map(([start, cluster], index) => ({
    ...cluster,
    text: text.slice(index === 0 ? 0 : start, ordered[index + 1]?.[0]),
  }));
}
