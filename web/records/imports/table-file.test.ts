import fc from 'fast-check';
import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { csvText } from '#domain/platform/csv-text.ts';
import { withoutUnseen } from '#domain/platform/unseen-characters.ts';
import { decodeTable } from './decode-table.ts';
import { parseTable, readTableFile, UnreadableTable } from './table-file.ts';

const utf8 = new TextEncoder();
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes);

test.each<[string, Uint8Array, object]>([
  ['UTF-8', utf8.encode('Zoé'), { text: 'Zoé' }],
  ['UTF-8 with its mark', bytesOf(0xef, 0xbb, 0xbf, 0x5a, 0x6f, 0xc3, 0xa9), { text: 'Zoé' }],
  [
    'Windows-1252',
    bytesOf(0x5a, 0x6f, 0xe9, 0x20, 0x93, 0x41, 0x94),
    { text: 'Zoé “A”', letters: { encoding: 'windows-1252', isCertain: true, example: 'Zoé, “A”' } },
  ],
  [
    'Macintosh',
    bytesOf(0x4a, 0x6f, 0x73, 0x8e),
    { text: 'José', letters: { encoding: 'macintosh', isCertain: true, example: 'José' } },
  ],
  [
    'DOS',
    bytesOf(0x4d, 0x75, 0xa4, 0x6f, 0x7a),
    { text: 'Muñoz', letters: { encoding: 'cp850', isCertain: true, example: 'Muñoz' } },
  ],
  [
    'Cyrillic',
    bytesOf(0xc8, 0xe2, 0xe0, 0xed),
    { text: 'Иван', letters: { encoding: 'windows-1251', isCertain: false, example: 'Иван' } },
  ],
  [
    'UTF-8 with a letter that was cut',
    bytesOf(...utf8.encode('José Núñez Zoé '), 0xc3),
    {
      text: 'José Núñez Zoé \ufffd',
      letters: { encoding: 'utf-8', isCertain: false, example: '\ufffd, José, Núñez' },
    },
  ],
  ['UTF-8 that was saved as UTF-8 twice', utf8.encode('JosÃ©'), { text: 'José' }],
  ['UTF-16 without its mark', bytesOf(0x49, 0, 0x76, 0, 0x79, 0), { text: 'Ivy' }],
  ['UTF-16', bytesOf(0xff, 0xfe, 0x5a, 0, 0x6f, 0, 0xe9, 0), { text: 'Zoé' }],
  ['UTF-16, the other way round', bytesOf(0xfe, 0xff, 0, 0x5a, 0, 0x6f, 0, 0xe9), { text: 'Zoé' }],
  ['no text', bytesOf(1, 0, 0, 2, 3), { not: 'text' }],
  ['nothing', bytesOf(), { text: '' }],
])('A file in %s', (_, bytes, decoded) => {
  expect(decodeTable(bytes)).toEqual(decoded);
});

const ivy = { row: 2, cells: ['Ivy', 'Sample'] };
test.each([
  ['commas', 'First,Last\nIvy,Sample\n'],
  ['semicolons', 'First;Last\r\nIvy;Sample\r\n'],
  ['tabs', 'First\tLast\nIvy\tSample'],
  ['bars', 'First|Last\nIvy|Sample'],
  ['quotes', '"First","Last"\r\n"Ivy","Sample"\r\n'],
  ['a named separator', 'sep=;\r\nFirst;Last\r\nIvy;Sample\r\n'],
  ['the mark of UTF-8', '\uFEFFFirst,Last\nIvy,Sample'],
  ['spreadsheet quirks', '="First",Last\nIvy,="Sample"\n,\n \n'],
])('A table with %s is read', async (_, text) => {
  expect(await parseTable(text)).toEqual([{ row: 1, cells: ['First', 'Last'] }, ivy]);
});

test.each([
  ['"Last; first",DOB\n"Sample; Ivy",4/9/2018', ['Last; first', 'DOB']],
  ['Last, first;DOB\nSample Ivy;4/9/2018\nExample Ben;4/9/2018', ['Last, first', 'DOB']],
  ['Name\n"Sample, Ivy"', ['Name']],
])('The separator is distinguished from characters in cells: %j', async (text, heading) => {
  expect((await parseTable(text))[0]?.cells).toEqual(heading);
});

test('Rows keep their spreadsheet number after empty lines and multi-line cells', async () => {
  const rows = await parseTable('Name,Notes\n\nIvy,"One\nTwo, and ""three"""\n\nBen,\n');
  expect(rows).toEqual([
    { row: 1, cells: ['Name', 'Notes'] },
    { row: 3, cells: ['Ivy', 'One\nTwo, and "three"'] },
    { row: 5, cells: ['Ben', ''] },
  ]);
});

test('A CSV file written by the program is read unchanged', async () => {
  const cell = fc
    .string({ maxLength: 20 })
    .map((text) => `x${text}`.trim())
    .filter((text) => !/[\u00A0\u202F]/.test(text) && withoutUnseen(text) === text);
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), async (rows) => {
      const read = await parseTable(csvText(['First', 'Last'], rows));
      expect(read.slice(1).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});

test.each([
  ['Child,DOB,Notes\nAna,4/9/2018,"Likes dogs\nBen,5/10/2018,x\nCora,6/11/2018,y\n', 2, 'Ana'],
  ['Child,Notes\nAna,"Likes "dogs" a lot"\nBen,x\n', 2, 'Ana'],
  ['Child,Notes\nAna,"a\nBen,"b\nCora,c\n', 2, 'Ana'],
  ['Child,Notes\nAna,x\n"Ben" Birch,y\n', 3, 'Ben'],
  ['"Child,Notes\nAna,x\n', 1, 'Child,Notes'],
])('A file with a quotation mark out of place is refused with its row: %j', async (text, row, start) => {
  const reading = readTableFile(new File([text], 'list.csv'));
  await expect(reading).rejects.toThrow(`A quotation mark in row ${row}, which begins with “${start}`);
});

test.each([
  ['Macintosh', 'macintosh', [0x4a, 0x6f, 0x73, 0x8e], 'José'],
  ['DOS', 'cp850', [0x4a, 0x6f, 0x73, 0x82], 'José'],
  ['Windows', 'windows-1252', [0x4a, 0x6f, 0x73, 0xe9], 'José'],
  ['Central Europe', 'windows-1250', [0x4a, 0x69, 0xf8, 0xed], 'Jiří'],
  ['Cyrillic', 'windows-1251', [0xc8, 0xe2, 0xe0, 0xed], 'Иван'],
  ['simplified Chinese', 'gb18030', [0xc0, 0xee, 0xc3, 0xf7], '李明'],
  ['traditional Chinese', 'big5', [0xa7, 0xf5, 0xa9, 0xfa], '李明'],
  ['Korean', 'euc-kr', [0xb9, 0xda], '박'],
  ['Japanese', 'shift_jis', [0x97, 0x9b], '李'],
  ['Windows with apostrophes', 'windows-1252', [0x4f, 0x92, 0x42, 0x72, 0x69, 0x65, 0x6e], 'O’Brien'],
] as const)('A file of %s is read in that encoding when it is chosen', async (_, encoding, bytes, name) => {
  const file = new File([bytesOf(...utf8.encode('Child\n'), ...bytes)], 'list.csv');
  expect((await readTableFile(file, encoding)).rows[1]?.cells).toEqual([name]);
});

test('Lines that end as on an old Macintosh are rows', async () => {
  expect((await parseTable('First,Last\rIvy,Sample\r')).map(({ cells }) => cells)).toEqual([
    ['First', 'Last'],
    ['Ivy', 'Sample'],
  ]);
});

/** The beginning of a zip file with these parts. */
function zipOf(...names: string[]): BlobPart {
  return zipWith(Object.fromEntries(names.map((name) => [name, 'x'])));
}

function zipWith(files: Record<string, string>): BlobPart {
  const encoded = Object.entries(files).map(([name, text]) => [name, utf8.encode(text)]);
  return new Uint8Array(zipSync(Object.fromEntries(encoded), { level: 0 }));
}

const utf16Of = (text: string) => Array.from(text).flatMap((letter) => [letter.charCodeAt(0), 0]);

test.each<[string, BlobPart[], string]>([
  ['an Excel workbook', [zipOf('[Content_Types].xml', 'xl/workbook.xml')], 'This is a workbook, not a CSV'],
  ['an older workbook', [bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0)], 'This is a workbook, not a CSV'],
  [
    'a LibreOffice workbook',
    [zipWith({ mimetype: 'application/vnd.oasis.opendocument.spreadsheet' })],
    'This is a workbook',
  ],
  ['a Numbers file', [zipOf('Index/Document.iwa')], 'In Numbers choose File, Export To, CSV'],
  ['a Word document', [zipOf('[Content_Types].xml', 'word/document.xml')], 'This is a text document'],
  [
    'an older Word document',
    [bytesOf(0xd0, 0xcf, 0x11, 0xe0, ...utf16Of('WordDocument'))],
    'This is a text doc',
  ],
  ['rich text', ['{\\rtf1\\ansi Ivy, Sample}'], 'This is a text document'],
  ['a PDF', ['%PDF-1.7\nIvy, Sample\n'], 'This is a PDF'],
  ['a large PDF', ['%PDF-1.7\n', 'x'.repeat(5 * 1024 * 1024 + 1)], 'This is a PDF'],
  [
    'contacts',
    ['\ufeffBEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ivy Sample\r\nEND:VCARD\r\n'],
    'These are contacts (vCard)',
  ],
  ['contacts in UTF-16', [bytesOf(0xff, 0xfe, ...utf16Of('BEGIN:VCARD\r\n'))], 'These are contacts (vCard)'],
  ['a calendar', ['BEGIN:VCALENDAR\r\n'], 'This is a calendar'],
  ['a web page', ['\n<table><tr><td>First Name</td></tr></table>'], 'This is a web page'],
  ['a picture', [bytesOf(0xff, 0xd8, 0xff, 0xe0)], 'This is a picture'],
  ['a picture of a screen', [bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'This is a picture'],
  ['a photo of a phone', [bytesOf(0, 0, 0, 0x24), 'ftypheic'], 'This is a picture'],
  [
    'an export of this program',
    [zipOf('READ ME.txt', 'everything.json')],
    'It comes in by Import an Archive',
  ],
  ['a zip file', [zipOf('clients.csv')], 'This is a zip file.'],
  ['JSON', ['{"clients": []}'], 'This is not a CSV file.'],
  ['sounds', [bytesOf(1, 0, 0, 2, 3)], 'This is not a CSV file.'],
  ['nothing', [' \n,,\n'], 'This file is empty.'],
  ['too many rows', ['x\n'.repeat(5_002)], 'This file has 5,002 rows.'],
  ['too much', ['x'.repeat(5 * 1024 * 1024 + 1)], 'This file is larger than 5 MB.'],
])('A file with %s is refused in plain words', async (_, parts, message) => {
  const reading = readTableFile(new File(parts, 'list.csv'));
  await expect(reading).rejects.toThrow(UnreadableTable);
  await expect(reading).rejects.toThrow(message);
});

test('A file that another program holds is refused in plain words', async () => {
  const file = new File(['Name'], 'list.csv');
  file.slice = () => Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new Error('Locked')) });
  await expect(readTableFile(file)).rejects.toThrow('This file could not be read.');
});

test('A list whose first column is called PK is read', async () => {
  expect((await readTableFile(new File(['PK,Name\n1,Ivy'], 'list.csv'))).rows).toHaveLength(2);
});
