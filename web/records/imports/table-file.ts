import { sum } from '#domain/platform/sum.ts';
import { IMPORT_ROWS_LIMIT } from '#domain/records/imports/client-import.ts';
import { cleanCell } from '#domain/records/imports/import-row.ts';
import type { Encoding } from '#domain/records/imports/letters.ts';
import { decodeTable, type LetterReading } from './decode-table.ts';
import { fileKindOf, KIND_WITHIN_BYTES, refusalOf } from './file-kind.ts';

const FILE_LIMIT_BYTES = 5 * 1024 * 1024;
const SEPARATORS = [',', ';', '\t', '|'];
const LINES_LOOKED_AT = 10;
const EXAMPLE_LENGTH = 40;

/** A row of a file; `row` is its number in a spreadsheet, from 1. */
export interface FileRow {
  row: number;
  cells: string[];
}

export interface TableFile {
  fileName: string;
  /** Every row with content, including the header. */
  rows: FileRow[];
  /** The encoding chosen for letters beyond A to Z; undefined if the file leaves no doubt. */
  letters?: LetterReading | undefined;
}

/** Thrown for a file that cannot be read as a table; the message says why and what to do. */
export class UnreadableTable extends Error {}

/**
 * Reads a CSV file with any common separator, in the encoding given if it does not say its own. Throws
 * UnreadableTable.
 */
export async function readTableFile(file: File, encoding?: Encoding): Promise<TableFile> {
  const kind = fileKindOf(await bytesOf(file.slice(0, KIND_WITHIN_BYTES)));
  if (kind !== undefined) throw new UnreadableTable(refusalOf(kind));
  if (file.size > FILE_LIMIT_BYTES) {
    throw new UnreadableTable('This file is larger than 5 MB. Please split it into smaller ones.');
  }
  const decoded = decodeTable(await bytesOf(file), encoding);
  if ('not' in decoded) throw new UnreadableTable(refusalOf('other'));
  const rows = await parseTable(decoded.text);
  if (rows.length === 0) throw new UnreadableTable('This file is empty. Please choose another one.');
  if (rows.length > IMPORT_ROWS_LIMIT + 1) {
    throw new UnreadableTable(
      `This file has ${rows.length.toLocaleString('en-US')} rows. Please split it: up to 5,000 can come at once.`,
    );
  }
  return { fileName: file.name, rows, letters: decoded.letters };
}

// Another program may hold the file, or it is no longer there.
async function bytesOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnreadableTable(
      'This file could not be read. Close it in other programs, see that it is still there, then choose it again.',
    );
  }
}

/**
 * Returns the rows of CSV text with content. Excel's first line "sep=;" sets the separator and is not a row. Throws
 * UnreadableTable where a quotation mark is out of place, since then one row runs into the next.
 */
export async function parseTable(text: string): Promise<FileRow[]> {
  const { default: papa } = await import('papaparse');
  const named = /^\uFEFF?"?sep=(.)"?\r?\n/i.exec(text);
  const { data, errors } = papa.parse<string[]>(named ? text.slice(named[0].length) : text, {
    delimiter: named?.[1] ?? separatorOf(text),
  });
  const misquoted = errors.find(({ type }) => type === 'Quotes');
  if (misquoted) throw new UnreadableTable(misquotedSentence(misquoted.row ?? 0, data));
  return data
    .map((cells, index) => ({ row: index + 1, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
}

// Says where a person finds it: by the row and what stands at its beginning.
function misquotedSentence(index: number, data: readonly string[][]): string {
  const start = data[index]
    ?.find((cell) => cell.trim() !== '')
    ?.split('\n')[0]
    ?.slice(0, EXAMPLE_LENGTH);
  const place = start === undefined ? '' : `, which begins with “${start}”`;
  return `A quotation mark in row ${index + 1}${place}, is not closed or stands within a text, so that this row cannot be told from the next ones. Correct it in the file, then choose the file again.`;
}

/**
 * Returns the separator: the most frequent candidate in the first line, or in the first few lines if that is
 * ambiguous.
 */
function separatorOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/, LINES_LOOKED_AT)
    .filter((line) => line.trim() !== '');
  const counts = SEPARATORS.map((separator) => {
    const perLine = lines.map((line) => line.split(separator).length - 1);
    return { separator, first: perLine[0] ?? 0, all: sum(perLine) };
  });
  return counts.sort((a, b) => b.first - a.first || b.all - a.all)[0]?.separator ?? ',';
}
