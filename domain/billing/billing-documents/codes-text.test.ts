import { expect, test } from 'vitest';
import { codeParts, codesOfText, codesText } from './codes-text.ts';

const drafted = [{ code: 'X2001', modifiers: [], minutes: 45, unitMinutes: null }];
const practice = { procedureCodes: [{ code: 'X1001', unitMinutes: 30 as const, modifiers: ['GO'] }] };

test('Codes read as they are typed', () => {
  const text = 'X1001 GO 24, X2001 21, X3001 5';
  const codes = codesOfText(text, drafted, practice);
  expect(codes).toEqual([
    { code: 'X1001', modifiers: ['GO'], minutes: 24, unitMinutes: 30 },
    { code: 'X2001', modifiers: [], minutes: 21, unitMinutes: null },
    { code: 'X3001', modifiers: [], minutes: 5, unitMinutes: 15 },
  ]);
  expect(codesText(codes ?? [])).toBe(text);
});

test.each([
  ['', []],
  ['x1001 45', [{ code: 'X1001', modifiers: [], minutes: 45, unitMinutes: 30 }]],
  ['X1001', undefined],
  ['X1001 GOX 45', undefined],
  ['X1001 45 minutes', undefined],
])('%j is read as %j', (text, codes) => {
  expect(codesOfText(text, drafted, practice)).toEqual(codes);
});

test('Diagnoses are read once each, in their order', () => {
  expect(codeParts('r27.8, F82, , F82')).toEqual(['R27.8', 'F82']);
});
