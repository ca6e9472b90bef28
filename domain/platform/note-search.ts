import { plainText } from '#domain/platform/search-text.ts';

/** The length of the excerpt around the words found in a note, in characters. */
const LINE_LENGTH = 100;
/** The length of the excerpt before the first found word. */
const LEAD = 30;
const word = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Returns the words to search for, grouped by the pieces between spaces: "mid-line" matches only where its two words
 * are adjacent. Returns none for punctuation alone or a single letter.
 */
export function searchedWords(typed: string): string[][] {
  const pieces = typed
    .normalize('NFC')
    .split(/\s+/)
    .map((piece) => (piece.match(word) ?? []).filter((found) => /[\p{L}\p{N}]/u.test(plainText(found))))
    .filter((words) => words.length > 0);
  const letters = pieces.map((words) => Array.from(plainText(words.join(''))).length);
  return Math.max(0, ...letters) > 1 ? pieces : [];
}

/** A piece of a line of a note, and whether it is one of the words that were looked for. */
export interface NotePiece {
  text: string;
  isFound: boolean;
}

/**
 * Returns the excerpt of a note around the words that begin with those typed, in one line; undefined if there are none.
 */
export function foundInNote(notes: string | null, typed: string): NotePiece[] | undefined {
  const beginnings = searchedWords(typed).flat().map(plainText);
  if (beginnings.length === 0) return undefined;
  const line = (notes ?? '').replace(/\s+/g, ' ').trim();
  const places = Array.from(line.matchAll(word)).filter(([found]) =>
    beginnings.some((beginning) => plainText(found).startsWith(beginning)),
  );
  const first = places.at(0)?.index;
  if (first === undefined) return undefined;
  const { from, until } = around(line, first);
  const pieces: NotePiece[] = [{ text: from > 0 ? '...' : '', isFound: false }];
  let reached = from;
  for (const { 0: found, index } of places) {
    if (index + found.length > until) break;
    pieces.push({ text: line.slice(reached, index), isFound: false }, { text: found, isFound: true });
    reached = index + found.length;
  }
  pieces.push({ text: `${line.slice(reached, until)}${until < line.length ? '...' : ''}`, isFound: false });
  return pieces.filter(({ text }) => text !== '');
}

/** Returns the start and end of an excerpt around a place, at word boundaries. */
function around(line: string, place: number): { from: number; until: number } {
  const from = place <= LEAD ? 0 : line.indexOf(' ', place - LEAD) + 1;
  const begin = from > place ? place : from;
  if (line.length - begin <= LINE_LENGTH) return { from: begin, until: line.length };
  const space = line.lastIndexOf(' ', begin + LINE_LENGTH);
  const endOfFirst = line.indexOf(' ', place);
  return { from: begin, until: Math.max(space, endOfFirst === -1 ? line.length : endOfFirst) };
}
