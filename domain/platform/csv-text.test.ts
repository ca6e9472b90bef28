import { expect, test } from 'vitest';
import { csvText } from './csv-text.ts';

test('CSV keeps quotes and accents, and ends its lines as spreadsheets do', () => {
  const rows = [
    ['O"Brien', null],
    ['Zoë, the second', 12.5],
  ];
  expect(csvText(['Name', 'Amount'], rows)).toBe(
    '"Name","Amount"\r\n"O""Brien",\r\n"Zoë, the second",12.5\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1', '＝1', '＠x'])(
  'text that a spreadsheet would take for a formula gets an apostrophe: %j',
  (text) => {
    expect(csvText([text], [])).toBe(`"'${text}"\r\n`);
  },
);

test.each(['Ivy', 'a=b', '5 - 3', "O'Neil", '1+1'])('other text stays as it is: %s', (text) => {
  expect(csvText([], [[text]])).toBe(`\r\n"${text}"\r\n`);
});

test('a negative number stays a number', () => {
  expect(csvText(['Change'], [[-5]])).toBe('"Change"\r\n-5\r\n');
});
