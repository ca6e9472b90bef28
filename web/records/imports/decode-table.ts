import {
  accentedWords,
  type Encoding,
  encodings,
  exampleWords,
  strangeness,
} from '#domain/records/imports/letters.ts';

/** The letters of a file that does not say its encoding, as they are read. */
export interface LetterReading {
  encoding: Encoding;
  /** Whether every word looks as people write, and in no other encoding so. */
  isCertain: boolean;
  /** Words of the file in this encoding. */
  example: string;
}

export type DecodedTable = { text: string; letters?: LetterReading } | { not: 'text' };

const UTF_16_MARKS = [
  { label: 'utf-16le', first: 0xff, second: 0xfe },
  { label: 'utf-16be', first: 0xfe, second: 0xff },
];
const WORDS_SHOWN = 3;
const BYTES_LOOKED_AT = 1_000;
/** Bytes 128 to 255 of DOS in Western Europe; browsers do not know it. */
const DOS_LETTERS =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/**
 * Returns a file's text: UTF-8 with or without a byte order mark, UTF-16, otherwise in the encoding given, or else in
 * that in which its words look most as people write; or that it is no text.
 */
export function decodeTable(bytes: Uint8Array, chosen?: Encoding): DecodedTable {
  const [first, second] = bytes;
  const utf16 = UTF_16_MARKS.find((mark) => mark.first === first && mark.second === second)?.label;
  const label = utf16 ?? unmarkedUtf16(bytes);
  if (label !== undefined) return { text: new TextDecoder(label).decode(bytes) };
  if (bytes.includes(0)) return { not: 'text' };
  const text = decodeUtf8(bytes);
  return text === undefined ? decodeByLetters(bytes, chosen) : { text: withoutDoubleEncoding(text) };
}

// Text of A to Z in UTF-16 has a zero in every second byte.
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const start = bytes.subarray(0, BYTES_LOOKED_AT);
  const zeros = [0, 1].map(
    (place) => start.filter((byte, index) => byte === 0 && index % 2 === place).length,
  );
  const [even = 0, odd = 0] = zeros;
  if (odd > start.length / 4 && even === 0) return 'utf-16le';
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : undefined;
}

function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

// A list that was opened as Windows-1252 and saved as UTF-8 has "JosÃ©" for José.
function withoutDoubleEncoding(text: string): string {
  const words = accentedWords(text);
  if (strangeness(words) === 0) return text;
  const byteOf = new Map(Array.from({ length: 256 }, (_, byte) => [decodedByte(byte), byte]));
  const bytes = Array.from(text, (letter) => byteOf.get(letter));
  if (!bytes.every((byte) => byte !== undefined)) return text;
  const once = decodeUtf8(Uint8Array.from(bytes));
  return once !== undefined && strangeness(accentedWords(once)) < strangeness(words) ? once : text;
}

function decodedByte(byte: number): string {
  return new TextDecoder('windows-1252').decode(Uint8Array.of(byte));
}

function decodeByLetters(bytes: Uint8Array, chosen: Encoding | undefined): DecodedTable {
  const readings = encodings.map((encoding) => {
    const text = decodeAs(bytes, encoding);
    const words = accentedWords(text);
    return {
      encoding,
      text,
      example: exampleWords(words, WORDS_SHOWN).join(', '),
      points: strangeness(words),
    };
  });
  const inOrder = readings.toSorted((one, other) => one.points - other.points);
  const [likely] = inOrder;
  const next = inOrder.find(({ text }) => text !== likely?.text);
  const read = readings.find(({ encoding }) => encoding === chosen) ?? likely;
  if (read === undefined) return { not: 'text' };
  const isCertain = read === likely && read.points === 0 && next?.points !== 0;
  return { text: read.text, letters: { encoding: read.encoding, isCertain, example: read.example } };
}

function decodeAs(bytes: Uint8Array, encoding: Encoding): string {
  if (encoding !== 'cp850') return new TextDecoder(encoding).decode(bytes);
  return Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : (DOS_LETTERS[byte - 128] ?? ''),
  ).join('');
}
