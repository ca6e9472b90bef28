import { fontFile } from './font-file.ts';

/** A step of an outline as in SVG: M moves, L draws a line and Q a curve; the last two values are where it ends. */
export interface PathCommand {
  type: string;
  values: number[];
}

/** A glyph as it is written into a font file: its curves in the font's units, and how far the next one stands. */
export interface Outline {
  commands: PathCommand[];
  advanceWidth: number;
}

export interface FontMetrics {
  unitsPerEm: number;
  ascent: number;
  descent: number;
}

interface Point {
  x: number;
  y: number;
  isOnCurve: boolean;
}

type Box = [left: number, bottom: number, right: number, top: number];

/** A glyph's record in the table `glyf`, and what other tables repeat of it. */
interface GlyphRecord {
  bytes: Buffer;
  box: Box;
  points: number;
  contours: number;
}

const TRUETYPE = 0x10000;
const MAGIC = 0x5f0f3cf5;

/** Writes a TrueType font of these glyphs for a PDF, which finds them by their place in the list and needs no names. */
export function outlineFont(outlines: readonly Outline[], metrics: FontMetrics): Buffer {
  const records = outlines.map(({ commands }) => glyphRecord(contoursOf(commands)));
  const tables = {
    glyf: Buffer.concat(records.map(({ bytes }) => bytes)),
    head: headTable(records, metrics),
    hhea: horizontalHead(outlines, metrics),
    hmtx: numbers(
      16,
      outlines.flatMap(({ advanceWidth }, index) => [advanceWidth, records[index]?.box[0] ?? 0]),
    ),
    loca: numbers(32, offsetsOf(records)),
    maxp: profile(records),
  };
  return fontFile(
    TRUETYPE,
    Object.entries(tables).map(([tag, content]) => ({
      tag: Buffer.from(tag).readUInt32BE(),
      checksum: checksumOf(content),
      content,
    })),
  );
}

function contoursOf(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  for (const { type, values } of commands) {
    if (type === 'C') throw new Error('A cubic curve cannot be written into a TrueType font');
    if (type === 'M') contours.push([]);
    for (let at = 0; at + 1 < values.length; at += 2) {
      const [x = 0, y = 0] = values.slice(at, at + 2).map(Math.round);
      contours.at(-1)?.push({ x, y, isOnCurve: at + 2 === values.length });
    }
  }
  return contours.filter((contour) => contour.length > 1);
}

function glyphRecord(contours: readonly Point[][]): GlyphRecord {
  const points = contours.flat();
  if (points.length === 0) return { bytes: Buffer.alloc(0), box: [0, 0, 0, 0], points: 0, contours: 0 };
  const box = boxOf(points);
  let last = -1;
  const ends = contours.map((contour) => {
    last += contour.length;
    return last;
  });
  const bytes = Buffer.concat([
    numbers(16, [contours.length, ...box, ...ends, 0]),
    Buffer.from(points.map(({ isOnCurve }) => Number(isOnCurve))),
    numbers(16, stepsOf(points.map(({ x }) => x))),
    numbers(16, stepsOf(points.map(({ y }) => y))),
  ]);
  const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
  return { bytes: padded, box, points: points.length, contours: contours.length };
}

function boxOf(points: readonly Point[]): Box {
  const box: Box = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Each value less the one before it. */
function stepsOf(values: readonly number[]): number[] {
  return values.map((value, index) => value - (values[index - 1] ?? 0));
}

function offsetsOf(records: readonly GlyphRecord[]): number[] {
  let offset = 0;
  return [
    0,
    ...records.map(({ bytes }) => {
      offset += bytes.length;
      return offset;
    }),
  ];
}

function headTable(records: readonly GlyphRecord[], { unitsPerEm }: FontMetrics): Buffer {
  const box = boxOf(
    records.flatMap(({ box: [left, bottom, right, top] }) => [
      { x: left, y: bottom, isOnCurve: true },
      { x: right, y: top, isOnCurve: true },
    ]),
  );
  return Buffer.concat([
    numbers(32, [TRUETYPE, TRUETYPE, 0, MAGIC]),
    numbers(16, [0, unitsPerEm, 0, 0, 0, 0, 0, 0, 0, 0, ...box, 0, 8, 2, 1, 0]),
  ]);
}

function horizontalHead(outlines: readonly Outline[], { ascent, descent }: FontMetrics): Buffer {
  const widest = outlines.reduce((width, { advanceWidth }) => Math.max(width, advanceWidth), 0);
  return Buffer.concat([
    numbers(32, [TRUETYPE]),
    numbers(16, [ascent, descent, 0, widest, 0, 0, widest, 1, 0, 0, 0, 0, 0, 0, 0, outlines.length]),
  ]);
}

function profile(records: readonly GlyphRecord[]): Buffer {
  const points = records.reduce((most, record) => Math.max(most, record.points), 0);
  const contours = records.reduce((most, record) => Math.max(most, record.contours), 0);
  return Buffer.concat([
    numbers(32, [TRUETYPE]),
    numbers(16, [records.length, points, contours, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]),
  ]);
}

function checksumOf(content: Buffer): number {
  let sum = 0;
  for (let at = 0; at + 4 <= content.length; at += 4) sum = (sum + content.readUInt32BE(at)) >>> 0;
  return sum;
}

/** Whole numbers of 16 or 32 bits, the most significant byte first; a negative one as its complement. */
function numbers(bits: 16 | 32, values: readonly number[]): Buffer {
  const bytes = Buffer.alloc((values.length * bits) / 8);
  for (const [index, value] of values.entries()) {
    if (bits === 16) bytes.writeUInt16BE(value & 0xffff, index * 2);
    else bytes.writeUInt32BE(value >>> 0, index * 4);
  }
  return bytes;
}
