import { describe, expect, test } from 'vitest';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import { matchColumns } from './import-columns.ts';
import { planImport } from './import-plan.ts';
import { checkRow, rosterCells, valuesOfRow } from './import-row.ts';
import { knownPlaces, placeKey, unknownPlaces, usualChoice } from './roster-places.ts';
import { importRequest } from './roster-request.ts';
import { readRoster } from './roster-row.ts';

const today = '2026-11-21';
const headers = ['First', 'Last', 'Email', 'School', 'Payer', 'Program', 'Mandate'];
const targets = matchColumns(headers);

type Known = Parameters<typeof planImport>;

function planned(...rows: string[][]) {
  return plannedBeside([[], []], ...rows);
}

function plannedBeside([clients, known]: [Known[1], Known[2]], ...rows: string[][]) {
  const read = rows.map((cells, index) => {
    const { mandates, noted } = readRoster(rosterCells(cells, targets), 'mdy', today);
    const values = valuesOfRow(cells, headers, targets, noted);
    return { row: index + 2, choice: undefined, mandates, ...checkRow(values, 'mdy', today) };
  });
  return planImport(read, clients, known);
}

const none = { known: new Map<string, number>(), choices: new Map() };

describe('The request of a roster', () => {
  test('has a client once with the mandates of all rows, in a plan for each program', () => {
    const rows = planned(
      ['Ada', 'Maple', 'pat@example.com', 'Oak', 'Willow Bay', 'IEP', '2x30 5:1'],
      ['Ben', 'Birch', '', '', '', '', ''],
      ['ada', 'maple', 'sam@example.com', 'OAK ', 'Nassau County', 'IEP', '1x60 mo consult'],
      ['Ada', 'Maple', '', '', '', '504', '1x30'],
      ['Ben', 'Birch', '', '', '', '', ''],
    );
    expect(rows.map(({ joins, isChosen }) => [joins, isChosen])).toEqual([
      [undefined, true],
      [undefined, true],
      [2, true],
      [2, true],
      [undefined, false],
    ]);
    const request = importRequest('list.csv', rows, none);
    expect(request.organizations?.map(({ name, kind }) => [name, kind])).toEqual([
      ['Oak', 'school'],
      ['Willow Bay', 'district'],
      ['Nassau County', 'county'],
    ]);
    expect(request.rows).toMatchObject([
      {
        row: 2,
        client: { firstName: 'Ada', email: 'pat@example.com', notes: 'Email: sam@example.com' },
        plans: [
          {
            program: 'iep',
            title: 'IEP 2026–27',
            startsOn: '2026-09-01',
            endsOn: '2027-06-30',
            serviceText: '2x30 5:1 + 1x60 mo consult',
            mandates: [
              { newSchool: 0, newPayer: 1, terms: [{ group: 5 }] },
              { newSchool: 0, newPayer: 2, delivery: 'consult' },
            ],
          },
          { program: '504', title: '504 plan 2026–27', mandates: [{ terms: [{ minutes: 30 }] }] },
        ],
      },
      { row: 3 },
    ]);
    expect(request.rows[1]).not.toHaveProperty('plans');
  });

  test('names schools and payers that are there or that were chosen, and makes one that pays itself once', () => {
    const organization = { parentId: null, contract: null };
    const known = knownPlaces([{ id: 7, name: 'Oak', kind: 'school', ...organization }]);
    const rows = planned(
      ['Ada', 'Maple', '', 'oak', 'Elm', '', '2x30'],
      ['Ben', 'Birch', '', 'Elm', 'W. Bay', '', '2x30'],
    );
    const mandates = rows.flatMap((row) => row.mandates);
    expect(unknownPlaces(mandates, known).map(({ role, name, count }) => [role, name, count])).toEqual([
      ['payer', 'Elm', 1],
      ['school', 'Elm', 1],
      ['payer', 'W. Bay', 1],
    ]);
    const choices = new Map([
      [placeKey('payer', 'w. bay'), { id: 9 }],
      [placeKey('school', 'Elm'), { kind: 'preschool' as const }],
    ]);
    const request = importRequest('list.csv', rows, { known, choices });
    expect(request.organizations).toMatchObject([
      { name: 'Elm', kind: 'preschool', contract: { unitMinutes: 30 } },
    ]);
    expect(request.rows.map(({ plans }) => plans?.[0]?.mandates[0])).toMatchObject([
      { schoolId: 7, newPayer: 0 },
      { newSchool: 0, payerId: 9 },
    ]);
  });

  test('adds the mandates of a client who is there already, each once', () => {
    const ada = { id: 7, firstName: 'Ada', lastName: 'Maple', dateOfBirth: null };
    const has = { delivery: 'direct' as const, endsOn: '2027-06-18', terms: [buildTerm()] };
    const rows = plannedBeside(
      [[ada], [{ clientId: 7, ...has }]],
      ['ADA', 'Maple', '', 'Oak', '', 'IEP', '2x30 5:1 + 1x45'],
      ['Ada', 'Maple', '', 'Oak', '', 'IEP', '2x30 5:1'],
      ['Ada', 'Maple', '', 'Oak', '', 'IEP', '1x45'],
      ['Ada', 'Maple', '', 'Oak', '', '504', '1x60 mo'],
      ['Ben', 'Birch', '', '', '', '', '2x30'],
      ['Ben', 'Birch', '', '', '', '', '2x30'],
    );
    expect(rows.map((row) => [row.addsTo, row.joins, row.knownMandates, row.isChosen])).toEqual([
      [7, undefined, 1, true],
      [undefined, undefined, 1, false],
      [undefined, undefined, 1, false],
      [7, undefined, 0, true],
      [undefined, undefined, 0, true],
      [undefined, undefined, 1, false],
    ]);
    const request = importRequest('list.csv', rows, none);
    expect(request.rows.map(({ row }) => row)).toEqual([6]);
    expect(request.existing).toMatchObject([
      {
        row: 2,
        clientId: 7,
        plans: [
          { program: 'iep', mandates: [{ newSchool: 0, terms: [{ minutes: 45 }] }] },
          { program: '504', mandates: [{ newSchool: 0, terms: [{ minutes: 60 }] }] },
        ],
      },
    ]);
  });

  test('of a list without mandates is as before', () => {
    const request = importRequest('list.csv', planned(['Ada', 'Maple', '', 'Oak', '', '', '']), none);
    expect(request).toMatchObject({ rows: [{ client: { notes: 'School: Oak' } }] });
    expect(request).not.toHaveProperty('organizations');
  });
});

test.each([
  ['school', 'Oak School', 'school'],
  ['school', 'Sunny Preschool', 'preschool'],
  ['school', 'Nassau BOCES', 'boces'],
  ['school', 'Nassau County School', 'school'],
  ['payer', 'Nassau County', 'county'],
  ['payer', 'Willow Bay UFSD', 'district'],
  ['payer', 'Therapy Inc.', 'agency'],
] as const)('A new %s named %s is a %s unless chosen otherwise', (role, name, kind) => {
  expect(usualChoice({ role, name })).toEqual({ kind });
});
