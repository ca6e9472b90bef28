import { describe, expect, test } from 'vitest';
import { mandateSentence } from '#domain/billing/mandates/mandate-notation.ts';
import { rosterFields } from './column-targets.ts';
import { matchColumns } from './import-columns.ts';
import { rosterCells, valuesOfRow } from './import-row.ts';
import { readRoster } from './roster-row.ts';

const today = '2026-11-21';
const read = (cells: Parameters<typeof readRoster>[0]) => readRoster(cells, 'mdy', today);
const sentences = (cells: Parameters<typeof readRoster>[0]) =>
  read(cells).mandates.map(({ term, delivery }) => mandateSentence(term, delivery));

describe('A mandate of a roster', () => {
  test.each<[text: string, expected: string[]]>([
    ['2x30 weekly 5:1 push-in', ['2 × 30 weekly, group of 5, push-in']],
    ['OT 1 x 60/mo consult', ['1 × 60 monthly, consult']],
    ['2x30 + 1x30 5:1', ['2 × 30 weekly, individual, pull-out', '1 × 30 weekly, group of 5, pull-out']],
    [' 3x45\n ind ', ['3 × 45 weekly, individual, pull-out']],
    ['n/a', []],
    ['', []],
  ])('written %j reads %j', (mandate, expected) => {
    expect(sentences({ mandate })).toEqual(expected);
    expect(read({ mandate }).remarks).toEqual([]);
  });

  test.each<[cells: Parameters<typeof readRoster>[0], remark: string]>([
    [
      { mandate: '60 weekly' },
      '“60 weekly” is not understood as a mandate. It stays a note. Please write it like 2x30 weekly 5:1',
    ],
    [
      { mandate: '2x30 grp' },
      '“2x30 grp” does not say how many children the group has. It stays a note. Please write it like 2x30 weekly 5:1',
    ],
    [
      { mandate: '3x30 per cycle' },
      '“3x30 per cycle” does not say how many school days the cycle has. It stays a note. Please write it like 2x30 weekly 5:1',
    ],
    [
      { mandate: '2x30', firstDay: 'fall' },
      'The first day “fall” is not understood. The mandate stays a note.',
    ],
    [
      { mandate: '2x30', lastDay: '6/31/27' },
      'The last day “6/31/27” is not understood. The mandate stays a note.',
    ],
    [
      { mandate: '2x30', firstDay: '9/14/26', lastDay: '9/1/26' },
      'The mandate must not end before it begins. The mandate stays a note.',
    ],
  ])('in %j stays a note, and that is said', (cells, remark) => {
    expect(read(cells)).toEqual({ mandates: [], noted: new Set(rosterFields), remarks: [remark] });
  });

  test.each<[cells: Parameters<typeof readRoster>[0], startsOn: string, endsOn: string]>([
    [{}, '2026-09-01', '2027-06-30'],
    [{ firstDay: '9/14/26', lastDay: '6/18/27' }, '2026-09-14', '2027-06-18'],
    [{ firstDay: 'Sep 14, 2026' }, '2026-09-14', '2027-06-30'],
    [{ firstDay: '9/10/25' }, '2025-09-10', '2026-06-30'],
    [{ lastDay: '2028-06-20' }, '2027-09-01', '2028-06-20'],
  ])('with the days %j runs from %s to %s', (days, startsOn, endsOn) => {
    expect(read({ mandate: '2x30', ...days }).mandates).toMatchObject([{ startsOn, endsOn }]);
  });

  test.each([
    ['', 'iep'],
    ['CSE', 'iep'],
    ['CPSE', 'cpse'],
    ['Preschool', 'cpse'],
    ['IESP', 'iesp'],
    ['504 Plan', '504'],
    ['private pay', 'private'],
  ])('of the program %j belongs to a plan %s', (program, expected) => {
    expect(read({ mandate: '2x30', program })).toMatchObject({
      mandates: [{ program: expected }],
      remarks: [],
    });
  });

  test('of an unknown program belongs to an IEP, and what is too long stays a note', () => {
    const long = '9'.repeat(61);
    const { mandates, noted, remarks } = read({ mandate: '2x30', program: 'EI', authorizationNumber: long });
    expect(mandates).toMatchObject([{ program: 'iep', authorizationNumber: null }]);
    expect(noted).toEqual(new Set(['program', 'authorizationNumber']));
    expect(remarks[0]).toBe('The program “EI” is not known. It stays a note, and the plan is an IEP.');
    expect(remarks).toHaveLength(2);
  });
});

test('The columns of a roster go to the mandate, and to the notes where a row has none', () => {
  const headers = ['Student', 'School', 'District', 'Program', 'Frequency', 'Start Date', 'ESID', 'Grade'];
  const targets = matchColumns(headers);
  const valuesOf = (cells: string[]) => {
    const { mandates, noted } = readRoster(rosterCells(cells, targets), 'mdy', today);
    const { notes } = valuesOfRow(cells, headers, targets, noted);
    return [mandates.map(({ school, payer, program }) => [school, payer, program]), notes.split('\n')];
  };
  const cells = ['Ada Maple', 'Oak School', 'Willow Bay', 'CPSE', '2x30 g3', '9/14/26', '4711', '2'];
  expect(valuesOf(cells)).toEqual([[['Oak School', 'Willow Bay', 'cpse']], ['Grade: 2']]);
  expect(valuesOf(cells.with(4, 'as needed'))).toEqual([
    [],
    [
      ...['School: Oak School', 'District: Willow Bay', 'Program: CPSE', 'Frequency: as needed'],
      ...['Start Date: 9/14/26', 'ESID: 4711', 'Grade: 2'],
    ],
  ]);
});
