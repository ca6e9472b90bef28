import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findDuplicates, findNamesakes } from '#domain/caseload/clients/client-duplicates.ts';
import { isChosenRow, planImport, type RowChoice } from './import-plan.ts';

const born = '2018-04-09';
const person = (firstName: string, lastName: string, dateOfBirth: string | null = born) => ({
  firstName,
  lastName,
  dateOfBirth,
});

test.each([
  ['the same', person('Ivy', 'Sample'), true],
  ['letter case, accents and spaces', person(' IVÝ ', 'sample'), true],
  ['invisible characters', person('Iv\u00ady\u200b', '\u200eSample'), true],
  ['another birth date', person('Ivy', 'Sample', '2018-04-10'), false],
  ['no birth date', person('Ivy', 'Sample', null), false],
  ['another name', person('Ivo', 'Sample'), false],
  ['the names the other way round', person('Sample', 'Ivy'), false],
])('Whether Ivy Sample is there already, by %s', (_, existing, is) => {
  const found = findDuplicates([{ row: 2, client: person('Ivy', 'Sample') }], [{ id: 7, ...existing }]);
  expect(found.get(2)).toEqual(is ? { kind: 'client', id: 7 } : undefined);
});

test('Of two rows alike the later one is the second', () => {
  const rows = [2, 3, 5].map((row) => ({ row, client: person('Ivy', 'Sample', null) }));
  expect([...findDuplicates(rows, [])]).toEqual([
    [3, { kind: 'row', row: 2 }],
    [5, { kind: 'row', row: 2 }],
  ]);
});

test.each([
  [null, born, true],
  [born, null, true],
  [born, born, false],
  [null, null, false],
  [born, '2018-04-10', false],
])('A client born %s is asked about beside one of the same name born %s: %s', (one, other, is) => {
  const rows = [2, 3].map((row) => ({ row, client: person('Ivy', 'Sample', row === 2 ? other : one) }));
  expect([...findNamesakes(rows, [])]).toEqual(is ? [[3, { kind: 'row', row: 2 }]] : []);
  const existing = [{ id: 7, ...person('ivý', 'Sample', other) }];
  const found = findNamesakes(rows.slice(1), existing);
  expect(found.get(3)).toEqual(is ? { kind: 'client', id: 7 } : undefined);
});

test.each<[RowChoice, boolean, boolean]>([
  [undefined, true, false],
  ['import', true, true],
  ['leave out', false, false],
])('Chosen %s, a sound row is imported: %s, a second one: %s', (choice, first, second) => {
  const client = person('Ivy', 'Sample');
  const rows = [2, 3].map((row) => ({ row, client, problems: {}, born, choice }));
  expect(planImport(rows, []).map(({ isChosen }) => isChosen)).toEqual([first, second]);
});

test('A row with a problem is never imported', () => {
  const row = { row: 2, client: undefined, problems: { firstName: 'no' }, born, choice: 'import' as const };
  expect(planImport([row], []).filter(isChosenRow)).toEqual([]);
});

test('By the rules alone, nobody is imported twice and nobody is lost', () => {
  const anybody = fc.record({
    firstName: fc.constantFrom('Ivy', 'ivy', 'Ben', 'Zoé', 'Zoe'),
    lastName: fc.constantFrom('Sample', 'SAMPLE ', 'Example'),
    dateOfBirth: fc.constantFrom(born, null),
  });
  fc.assert(
    fc.property(fc.array(anybody), fc.array(anybody), (children, known) => {
      const rows = children.map((client, index) => ({
        row: index + 2,
        client,
        problems: {},
        born,
        choice: undefined,
      }));
      const existing = known.map((client, index) => ({ id: index + 1, ...client }));
      const chosen = planImport(rows, existing).filter(isChosenRow);
      expect(findDuplicates(chosen, existing).size).toBe(0);
      const everybody = [...existing.map((one) => ({ ...one })), ...chosen.map((one) => one.client)];
      for (const client of children) {
        const among = everybody.map((one, index) => ({ ...one, id: index + 1 }));
        expect(findDuplicates([{ row: 1, client }], among).size).toBe(1);
      }
    }),
  );
});
