import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type ClientStatus,
  clientStatuses,
  isPastBirthDate,
  newClient,
} from '#domain/caseload/clients/client.ts';
import { importFields } from './column-targets.ts';
import { checkRow, cleanCell, valuesOfRow } from './import-row.ts';
import { type RowValues, rowFields } from './row-fields.ts';

const today = '2026-11-21';
const ivy: RowValues = {
  firstName: 'Ivy',
  lastName: 'Sample',
  dateOfBirth: '4/9/2018',
  email: 'ivy.family@example.com',
  phone: '(516) 555-0142',
  address: '12 Maple Lane',
  status: '',
  notes: '',
};

test.each([
  ['\uFEFFFirst Name', 'First Name'],
  ['="00123"', '00123'],
  ["'=cmd()", '=cmd()'],
  ["'+1 516 555 0142", '+1 516 555 0142'],
  ["O'Sample", "O'Sample"],
  ["'t Sample", "'t Sample"],
  ['\u00A0Ivy\u00A0Rose ', 'Ivy Rose'],
  ['\u200E4/9/2018\u200F', '4/9/2018'],
  ['\u202AI\u00ADvy\u202C', 'Ivy'],
  [' "Sample"', 'Sample'],
  ['Ivy "Rose"', 'Ivy "Rose"'],
])('The cell %j reads %j', (cell, text) => {
  expect(cleanCell(cell)).toBe(text);
});

test('Columns come together in their field, and those of a practice in the notes under their name', () => {
  const headers = ['Child', 'DOB', 'Street', 'City', 'Zip', 'Notes', 'School', 'Parent', 'Shoe size'];
  const cells = [
    ' Sample, Ivy',
    '4/9/2018',
    '12 Maple Lane',
    'Mineola',
    '',
    'Likes swings',
    'Oak',
    'Pat',
    '9',
  ];
  const targets = [
    ...(['fullName', 'dateOfBirth', 'address', 'address', 'address', 'notes'] as const),
    ...(['namedNote', 'namedNote', 'nothing'] as const),
  ];
  expect(valuesOfRow(cells, headers, targets)).toEqual({
    firstName: 'Ivy',
    lastName: 'Sample',
    dateOfBirth: '4/9/2018',
    email: '',
    phone: '',
    address: '12 Maple Lane, Mineola',
    status: '',
    notes: 'Likes swings\nSchool: Oak\nParent: Pat',
  });
});

test('Words for nothing are nothing, and further values of one cell are in the notes', () => {
  const cells = ['Ivy', 'Sample', '0/0/00', 'a@example.com ::: b@example.com', 'N/A', '-', 'none', 'n/a'];
  const headers = ['First', 'Last', 'DOB', 'E-mail 1 - Value', 'Phone', 'Address', 'Allergies', 'School'];
  const targets = [
    ...(['firstName', 'lastName', 'dateOfBirth', 'email', 'phone', 'address'] as const),
    ...(['namedNote', 'namedNote'] as const),
  ];
  expect(valuesOfRow(cells, headers, targets)).toEqual({
    ...{ firstName: 'Ivy', lastName: 'Sample', dateOfBirth: '', email: 'a@example.com', phone: '' },
    ...{ address: '', status: '', notes: 'Allergies: none\nEmail: b@example.com' },
  });
});

describe('A row', () => {
  test('that is sound becomes a client as the form would make it', () => {
    expect(checkRow(ivy, 'mdy', today)).toEqual({
      client: {
        ...ivy,
        dateOfBirth: '2018-04-09',
        status: undefined,
        notes: null,
      },
      problems: {},
      born: '2018-04-09',
    });
  });

  test.each<[Partial<RowValues>, RowValues | object]>([
    [{ firstName: 'I' }, { firstName: 'First name must be at least 2 characters' }],
    [{ lastName: '' }, { lastName: 'Last name must be at least 2 characters' }],
    [{ email: 'ivy@' }, { email: 'Invalid email address' }],
    [{ dateOfBirth: '2/30/2018' }, { dateOfBirth: 'Please enter a valid date of birth' }],
    [{ dateOfBirth: '11/22/2026' }, { dateOfBirth: 'Date of birth cannot be in the future' }],
    [{ status: 'maybe' }, { status: 'Status must be active or inactive' }],
    [{ notes: 'a\0b' }, { notes: 'The text contains characters that cannot be stored' }],
    [
      { phone: '5.16556E+09' },
      { phone: 'A spreadsheet has shortened this number to something like 5.2E+09. Please enter it again' },
    ],
    [
      { phone: '5.165550101E9' },
      { phone: 'A spreadsheet has shortened this number to something like 5.2E+09. Please enter it again' },
    ],
    [
      { firstName: '', email: 'x' },
      { firstName: 'First name must be at least 2 characters', email: 'Invalid email address' },
    ],
  ])('with %j is refused with %j', (changes, problems) => {
    const checked = checkRow({ ...ivy, ...changes }, 'mdy', today);
    expect([checked.client, checked.problems]).toEqual([undefined, problems]);
  });

  test.each<[string, ClientStatus | undefined]>([
    ['', undefined],
    ['Active', 'active'],
    ['Activa', 'active'],
    ['Inactivo', 'inactive'],
    ['YES', 'active'],
    ['Discharged', 'inactive'],
    ['0', 'inactive'],
    ['✓', 'active'],
    ['Ongoing', 'active'],
    ['I', 'inactive'],
    ['Terminated', 'inactive'],
  ])('of status "%s" is %s', (status, read) => {
    expect(checkRow({ ...ivy, status }, 'mdy', today).client?.status).toBe(read);
  });
});

const cell = fc.oneof(
  fc.string(),
  fc.constantFrom(
    '',
    '\0',
    '\ud800',
    'Ivy',
    'Sample, Ivy',
    '4/9/2018',
    '43199',
    'ivy@example.com',
    'active',
    '="7"',
    "'=1",
  ),
);
const target = fc.constantFrom(...importFields, 'namedNote' as const, 'nothing' as const);

test('Every row is either a client that the form accepts, or reports what is wrong', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell, target), { maxLength: 12 }), (columns) => {
      const values = valuesOfRow(
        columns.map(([text]) => text),
        columns.map(([, header]) => header),
        columns.map(([, , where]) => where),
      );
      const { client, problems } = checkRow(values, 'mdy', today);
      expect(client === undefined).toBe(Object.keys(problems).length > 0);
      if (client === undefined) return;
      expect(newClient.parse(client)).toEqual(client);
      expect(isPastBirthDate(client.dateOfBirth, today)).toBe(true);
    }),
  );
});

test('A row that is written from a client reads as that client', () => {
  const name = fc.stringMatching(/^[A-Z][a-zé'-]{1,20}$/);
  const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2026-11-20'), noInvalidDate: true });
  const child = fc.record({
    firstName: name,
    lastName: name,
    day,
    status: fc.constantFrom(...clientStatuses),
  });
  fc.assert(
    fc.property(child, ({ day: born, ...known }) => {
      const dateOfBirth = born.toISOString().slice(0, 10);
      const cells = rowFields.map((field) => ({ ...ivy, ...known, dateOfBirth })[field]);
      const values = valuesOfRow(cells, [...rowFields], rowFields);
      expect(checkRow(values, 'dmy', today).client).toMatchObject({ ...known, dateOfBirth });
    }),
  );
});

test.each([
  ['pat@example.com ::: sam@example.com', 'email', 'pat@example.com', 'Email: sam@example.com'],
  ['pat@example.com; sam@example.com', 'email', 'pat@example.com', 'Email: sam@example.com'],
  ['Pat Maple <pat@example.com>', 'email', 'pat@example.com', 'Email: Pat Maple <pat@example.com>'],
  ['mailto:pat@example.com', 'email', 'pat@example.com', ''],
  ['pat@, sam@example.com', 'email', 'pat@, sam@example.com', ''],
  ['pat@example.com sam@example.com', 'email', 'pat@example.com', 'Email: sam@example.com'],
  ['pat@example.com and sam@example.com', 'email', 'pat@example.com', 'Email: sam@example.com'],
  ['pat@example.com (mom)', 'email', 'pat@example.com', 'Email: pat@example.com (mom)'],
  ['Mom: pat@example.com', 'email', 'pat@example.com', 'Email: Mom: pat@example.com'],
  ['<pat@example.com>', 'email', 'pat@example.com', ''],
  ['pat@example.com.', 'email', 'pat@example.com', ''],
  ['pat maple@example.com', 'email', 'pat maple@example.com', ''],
  ['516-555-0100 ::: 516-555-0101', 'phone', '516-555-0100', 'Phone: 516-555-0101'],
  ['516-555-0100 / 516-555-0101', 'phone', '516-555-0100', 'Phone: 516-555-0101'],
  ['5165550100.0', 'phone', '5165550100', ''],
  ["'5165550100", 'phone', '5165550100', ''],
  ['tel:+1-516-555-0100', 'phone', '+1-516-555-0100', ''],
  ['516 555 0100 & 516 555 0101', 'phone', '516 555 0100', 'Phone: 516 555 0101'],
  ['516-555-0100, ext. 12', 'phone', '516-555-0100, ext. 12', ''],
  ['516-555-0100 or 0101', 'phone', '516-555-0100 or 0101', ''],
  ['12 Oak Street\nMineola, NY 11501', 'address', '12 Oak Street, Mineola, NY 11501', ''],
] as const)('The cell %j under %s has %j, with %j in the notes', (text, field, value, notes) => {
  const values = valuesOfRow([text], ['x'], [field]);
  expect([values[field], values.notes]).toEqual([value, notes]);
});

test.each([
  ['Maple Ivy', 'Ivy', 'Maple'],
  ['de la Cruz Ana', 'Ana', 'de la Cruz'],
  ['Birch Jr. Ben', 'Ben', 'Birch Jr.'],
  ['Maple, Ivy', 'Ivy', 'Maple'],
  ['Maple', 'Maple', ''],
])('Under "Client (Last First)", %j is %s and %s', (name, firstName, lastName) => {
  expect(valuesOfRow([name], ['Client (Last First)'], ['fullName'])).toMatchObject({ firstName, lastName });
});

test.each([
  [['', '516-555-0100', ''], '516-555-0100', ''],
  [['516-555-0101', '516-555-0100', ''], '516-555-0101', 'Mobile Phone: 516-555-0100'],
  [['N/A', '', '516-555-0102'], '', 'Work Phone: 516-555-0102'],
])('Of the phones %j, the client has %j, and the notes %j', (cells, phone, notes) => {
  const headers = ['Home Phone', 'Mobile Phone', 'Work Phone'];
  expect(valuesOfRow(cells, headers, ['phone', 'namedNote', 'namedNote'])).toMatchObject({ phone, notes });
});
