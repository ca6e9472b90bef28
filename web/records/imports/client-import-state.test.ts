import { expect, test } from 'vitest';
import { type ClientImportAction, clientImportAfter } from './client-import-state.ts';

const today = '2026-11-21';
const list = [
  ['First', 'Last', 'DOB', 'Email', 'Second email'],
  ['Ivy', 'Sample', '4/9/2018', 'ivy@', 'pat@example.com'],
  ['Ben', 'Example', '5/10/2018', 'ben@example.com', ''],
];

function after(...actions: ClientImportAction[]) {
  const file = { fileName: 'list.csv', rows: list.map((cells, index) => ({ row: index + 1, cells })) };
  const opening: ClientImportAction = { do: 'open', file, today };
  return [opening, ...actions].reduce(clientImportAfter, undefined);
}

const problemsOf = (state: ReturnType<typeof after>) => state?.rows.map(({ problems }) => problems);
const invalidEmail = { email: 'Invalid email address' };

test('A file opens with its columns matched, dates read and rows checked', () => {
  const state = after();
  expect(state?.hasHeader).toBe(true);
  expect(state?.targets).toEqual(['firstName', 'lastName', 'dateOfBirth', 'email', 'namedNote']);
  expect(state?.dates).toEqual({ order: 'mdy', isCertain: false, example: '4/9/2018' });
  expect(problemsOf(state)).toEqual([invalidEmail, {}]);
  expect(state?.rows.map(({ row, mended }) => [row, mended])).toEqual([
    [2, ['email']],
    [3, []],
  ]);
});

test('A typed correction fixes a row, and its field stays editable', () => {
  const typed = { do: 'type', row: 2, field: 'email', text: 'ivy@example.com' } as const;
  const state = after(typed);
  expect(problemsOf(state)).toEqual([{}, {}]);
  expect(state?.rows[0]).toMatchObject({ mended: ['email'], client: { email: 'ivy@example.com' } });
  // It outlives a look at other columns.
  const rematched = after(typed, { do: 'match', column: 4, target: 'nothing' });
  expect(rematched?.rows[0]?.client).toMatchObject({ email: 'ivy@example.com', notes: null });
});

test('A field takes one column, and the previous one is no longer imported', () => {
  const state = after({ do: 'match', column: 4, target: 'email' });
  expect(state?.targets).toEqual(['firstName', 'lastName', 'dateOfBirth', 'nothing', 'email']);
  expect(problemsOf(state)).toEqual([{}, {}]);
});

test('A manually chosen date order stays when another column is matched', () => {
  const state = after({ do: 'order dates', order: 'dmy' }, { do: 'match', column: 3, target: 'nothing' });
  expect(state?.rows.map(({ born }) => born)).toEqual(['2018-09-04', '2018-10-05']);
});

test('Without a header the first row is a client, and earlier corrections stay', () => {
  const state = after(
    { do: 'type', row: 2, field: 'email', text: 'ivy@example.com' },
    { do: 'say whether a header', hasHeader: false },
  );
  expect(state?.targets).toEqual(['firstName', 'lastName', 'dateOfBirth', 'email', 'namedNote']);
  expect(state?.rows[1]?.values.email).toBe('ivy@example.com');
  expect(state?.headers[0]).toBe('Column 1');
  expect(state?.rows.map(({ row }) => row)).toEqual([1, 2, 3]);
});

test('A row can be chosen or left out manually, and a closed file is removed', () => {
  expect(after({ do: 'choose', row: 3, choice: 'leave out' })?.rows[1]?.choice).toBe('leave out');
  expect(after({ do: 'close' })).toBeUndefined();
});

test('A birth that is typed with a wrong year is doubted again, another field that is typed is not', () => {
  const people = ['Ana de la Cruz', '12/30/26', '555'];
  const file = {
    fileName: 'list.csv',
    rows: [['Student', 'DOB', 'Phone'], people].map((cells, index) => ({ row: index + 1, cells })),
  };
  const open: ClientImportAction = { do: 'open', file, today };
  const type = (field: 'dateOfBirth' | 'firstName' | 'phone', text: string) =>
    ({ do: 'type', row: 2, field, text }) as const;
  const doubted = (...actions: ClientImportAction[]) =>
    [open, ...actions].reduce(clientImportAfter, undefined)?.rows[0]?.doubts.map(({ fields }) => fields);
  expect(doubted()).toEqual([['firstName', 'lastName'], ['dateOfBirth'], ['phone']]);
  expect(doubted(type('firstName', 'Ana'))).toEqual([['dateOfBirth'], ['phone']]);
  expect(doubted(type('dateOfBirth', '12/30/27'))).toEqual([
    ['firstName', 'lastName'],
    ['dateOfBirth'],
    ['phone'],
  ]);
  expect(doubted(type('dateOfBirth', '12/30/17'))).toEqual([['firstName', 'lastName'], ['phone']]);
  expect(doubted(type('phone', '555'))).toEqual([['firstName', 'lastName'], ['dateOfBirth']]);
});

test.each([
  ['nearly all rows are whole', 12, true],
  ['few rows are whole', 1, false],
])('A row with fewer cells is doubted: %s', (_, whole, isDoubted) => {
  const rows = [
    ['First', 'Last', 'Notes'],
    ['Ivy', 'Sample'],
    ...Array.from({ length: whole }, () => ['Ben', 'Elm', '']),
  ];
  const file = { fileName: 'list.csv', rows: rows.map((cells, index) => ({ row: index + 1, cells })) };
  const state = clientImportAfter(undefined, { do: 'open', file, today });
  expect(state?.rows[0]?.doubts.length).toBe(isDoubted ? 1 : 0);
});

test.each([
  [
    'a title',
    ['Caseload 2026-27,,,', 'As of 11/21/2026,,,', 'Student First,Student Last,DOB,Grade'],
    ['firstName', 'lastName', 'dateOfBirth', 'namedNote'],
  ],
  [
    'groups, the parent first',
    ['Parent/Guardian Information,,Student Information,', 'First Name,Phone,First Name,Last Name'],
    ['namedNote', 'phone', 'firstName', 'lastName'],
  ],
  [
    'a title and groups',
    ['Families,,,,', 'Student,,Contact,,School', 'Name,DOB,Phone,Email,Name'],
    ['fullName', 'dateOfBirth', 'phone', 'email', 'school'],
  ],
  ['no row of names', ['Ana,Maple,4/9/2018', 'Ben,Birch,5/10/2018'], ['nothing', 'nothing', 'nothing']],
  [
    'a header over names of columns',
    ['First Name,Last Name', 'First Name,Last Name,DOB,Phone'],
    ['firstName', 'lastName', 'namedNote', 'namedNote'],
  ],
])('A list that begins with %s has its columns matched', (_, lines, targets) => {
  const rows = lines.map((line, index) => ({ row: index + 1, cells: line.split(',') }));
  const state = clientImportAfter(undefined, { do: 'open', file: { fileName: 'list.csv', rows }, today });
  expect(state?.targets).toEqual(targets);
});
