import { expect, test } from 'vitest';
import { doubtsAbout, type RowInFile } from './row-doubts.ts';

const today = '2026-11-25';
const headers = ['Student', 'DOB', 'Notes'];
const targets = ['fullName', 'dateOfBirth', 'notes'] as const;
const row = (...cells: string[]): RowInFile => ({
  cells,
  headers,
  targets: [...targets],
  areRowsFull: true,
});
const values = {
  ...{ firstName: 'Ivy', lastName: 'Sample', dateOfBirth: '', email: '', phone: '' },
  ...{ address: '', status: '', notes: '' },
};

test.each([
  ['1926-12-30', 'Born Dec 30, 1926 means 99 years old. Is the year right?'],
  ['1927-01-05', 'Born Jan 5, 1927 means 99 years old. Is the year right?'],
  ['2024-01-01', 'Born Jan 1, 2024 means 2 years old. Is the year right?'],
  ['2026-11-25', 'Born Nov 25, 2026 means 0 years old. Is the year right?'],
  ['2004-11-25', 'Born Nov 25, 2004 means 22 years old. Is the year right?'],
  ['2004-11-26', undefined],
  ['2023-11-25', undefined],
  ['2018-04-09', undefined],
  [undefined, undefined],
])('A birth on %s is doubted: %s', (born, text) => {
  const found = doubtsAbout(row('Ivy Sample', 'x', ''), values, born, today);
  expect(found).toEqual(text === undefined ? [] : [{ fields: ['dateOfBirth'], text }]);
});

test.each([
  [row('Ivy Sample', '', ''), []],
  [row('Ana de la Cruz', '', ''), ['Read as first name “Ivy” and last name “Sample”.']],
  [row('Ivy Sample', '', 'Likes dogs,\nand cats'), []],
  [
    row('Ivy Sample', '', 'Likes dogs\nBen Birch,5/10/2018,x'),
    ['One text of this row looks like further rows: a quotation mark may be missing at its end.'],
  ],
  [
    row('Ivy Sample', '', 'x', 'y'),
    ['This row has more cells than the file has columns: a comma within a text may have moved them.'],
  ],
  [row('Ivy Sample', '', 'x', '', ''), []],
  [
    row('Ivy Sample', ''),
    ['This row has fewer cells than the file has columns: they may have moved, or be incomplete.'],
  ],
  [{ ...row('Ivy Sample', ''), areRowsFull: false }, []],
  [row('Student', 'DOB', 'Notes'), ['This row repeats the names of the columns.']],
  [
    {
      cells: ['Ana Elm', 'Ben Elm'],
      headers: ['Child 1', 'Child 2'],
      targets: ['fullName', 'namedNote'],
      areRowsFull: true,
    } satisfies RowInFile,
    ['This row names more than one child. Only the first becomes a client; the others are in the notes.'],
  ],
])('The row %j is doubted: %j', (found, texts) => {
  expect(doubtsAbout(found, values, undefined, today).map(({ text }) => text)).toEqual(texts);
});

test.each([
  ['Ivy', undefined],
  ['JOSÉ', undefined],
  ['McÉwan', undefined],
  ['李明', undefined],
  ['রহিম', undefined],
  ['JosŽ', '“JosŽ” has letters that names do not have. Was the file saved another way?'],
  ['JosÃ©', '“JosÃ©” has letters that names do not have. Was the file saved another way?'],
  ['Jos\ufffd', '“Jos\ufffd” has letters that names do not have. Was the file saved another way?'],
  ['Èâàí', '“Èâàí” has letters that names do not have. Was the file saved another way?'],
  ['Ana & Ben', '“Ana & Ben” looks like more than one name.'],
  ['Ana and Ben', '“Ana and Ben” looks like more than one name.'],
  ['Birch, Ben', '“Birch, Ben” looks like more than one name.'],
  ['N/A', '“N/A” does not look like a name.'],
  ['Unknown', '“Unknown” does not look like a name.'],
  ['25 children', '“25 children” does not look like a name.'],
  ['Jos?', '“Jos?” does not look like a name.'],
  ['Ana*', '“Ana*” does not look like a name.'],
])('The name %s is doubted: %s', (firstName, text) => {
  const found = doubtsAbout(row('', '', ''), { ...values, firstName }, undefined, today);
  expect(found).toEqual(text === undefined ? [] : [{ fields: ['firstName'], text }]);
});

test.each([
  ['', undefined],
  ['(516) 555-0142', undefined],
  ['555-0142', undefined],
  ['Mineola', '“Mineola” does not look like a phone number.'],
  ['4/9/18', '“4/9/18” does not look like a phone number.'],
  ['call mom', '“call mom” does not look like a phone number.'],
  ['+1 (516) 555-0142 ext. 1234', undefined],
  [
    'Mom 516-555-0142 Dad 516-555-0143',
    '“Mom 516-555-0142 Dad 516-555-0143” looks like more than one phone number.',
  ],
])('The phone %j is doubted: %s', (phone, text) => {
  const found = doubtsAbout(row('', '', ''), { ...values, phone }, undefined, today);
  expect(found).toEqual(text === undefined ? [] : [{ fields: ['phone'], text }]);
});

test.each([
  ['Discharged', 'Yes', '', '“Discharged” says “Yes”. If the client has left, enter inactive.'],
  [
    'Discharge Date',
    '6/1/2026',
    '',
    '“Discharge Date” says “6/1/2026”. If the client has left, enter inactive.',
  ],
  ['Is Archived', 'TRUE', '', '“Is Archived” says “TRUE”. If the client has left, enter inactive.'],
  ['Discharged', 'No', '', undefined],
  ['Discharged', '', '', undefined],
  ['Discharged', 'Yes', 'inactive', undefined],
  ['Discharge Plan', 'Yes', '', undefined],
])('The column %s with %j beside the status %j is doubted: %s', (header, cell, status, text) => {
  const found: RowInFile = {
    cells: ['Ivy Sample', cell],
    headers: ['Child', header],
    targets: ['fullName', 'namedNote'],
    areRowsFull: true,
  };
  const doubts = doubtsAbout(found, { ...values, status }, undefined, today);
  expect(doubts).toEqual(text === undefined ? [] : [{ fields: ['status'], text }]);
});
