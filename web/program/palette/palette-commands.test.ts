import { expect, test } from 'vitest';
import { storedClient } from '#tests/builders/stored-records.ts';
import { paletteGroups } from './palette-commands.ts';

const clients = [
  storedClient({ id: 1, firstName: 'Ana', lastName: 'Applewood' }),
  storedClient({ id: 2, firstName: 'Ben', lastName: 'Apple', status: 'inactive' }),
];

test('an empty search shows actions and every page', () => {
  const groups = paletteGroups({ clients, isOwner: false }, ' ');
  expect(groups.map(({ title }) => title)).toEqual(['Actions', 'Pages']);
  expect(groups.at(1)?.commands).toHaveLength(12);
});

test('a name finds clients, and starts a session for those in therapy', () => {
  const groups = paletteGroups({ clients, isOwner: false }, 'app');
  expect(groups.map(({ title, commands }) => [title, commands.map(({ label }) => label)])).toEqual([
    ['Clients', ['Ana Applewood', 'Ben Apple']],
    ['Start a Session', ['Start a Session for Ana Applewood']],
  ]);
});

test('the owner of the practice also finds the inquiries', () => {
  const labels = (isOwner: boolean) =>
    paletteGroups({ clients, isOwner }, 'inqui').flatMap(({ commands }) =>
      commands.map(({ label }) => label),
    );
  expect(labels(true)).toEqual(['Go to Inquiries']);
  expect(labels(false)).toEqual([]);
});

test('a page is found by its name', () => {
  expect(
    paletteGroups({ clients, isOwner: false }, 'invoi').flatMap(({ commands }) =>
      commands.map(({ label }) => label),
    ),
  ).toEqual(['New Invoice', 'Mark an Invoice Paid', 'Go to Invoices']);
});

test("today's sessions and recently opened clients come first", () => {
  const session = {
    value: 'today-4',
    label: 'Ana Applewood',
    aim: { kind: 'path', path: '/sessions/4' },
  } as const;
  const groups = paletteGroups({ clients, isOwner: false, today: [session], recent: [2, 7, 1] }, '');
  expect(
    groups.slice(0, 2).map(({ title, commands }) => [title, commands.map(({ label }) => label)]),
  ).toEqual([
    ['Today', ['Ana Applewood']],
    ['Recent Clients', ['Ben Apple', 'Ana Applewood']],
  ]);
});

test('those looked at last come first among the clients found', () => {
  const found = paletteGroups({ clients, isOwner: false, recent: [2] }, 'app');
  expect(found[0]?.commands.map(({ label }) => label)).toEqual(['Ben Apple', 'Ana Applewood']);
});

test("only the owner finds the owner's sections of the settings", () => {
  const labels = (isOwner: boolean) =>
    paletteGroups({ clients: [], isOwner }, 'backups').flatMap(({ commands }) =>
      commands.map(({ label }) => label),
    );
  expect(labels(true)).toEqual(['Settings: Backups']);
  expect(labels(false)).toEqual([]);
});

test.each(['516-555', '5165550142'])('a client is found by the phone number %s', (typed) => {
  const called = [storedClient({ id: 3, firstName: 'Cal', lastName: 'Sample', phone: '516-555-0142' })];
  const groups = paletteGroups({ clients: called, isOwner: false }, typed);
  expect(groups.map(({ commands }) => commands.map(({ label }) => label))).toEqual([['Cal Sample']]);
});

test.each([
  ['dark', 'Dark Theme'],
  ['log out', 'Log Out'],
  ['today', 'Go to Today'],
  ['mark paid', 'Mark an Invoice Paid'],
  ['new client', 'Add a Client'],
  ['bill the month', 'Bill the Month'],
  ['bill a district', 'Monthly Billing'],
  ['holiday', 'Close a Day'],
  ['roster', 'Import Clients'],
  ['preferences', 'Settings: Preferences'],
])('"%s" finds "%s"', (typed, label) => {
  const [group] = paletteGroups({ clients: [], isOwner: false }, typed);
  expect(group?.commands.map((command) => command.label)).toEqual([label]);
});

test('nothing is found for unknown words', () => {
  expect(paletteGroups({ clients, isOwner: false }, 'zebra')).toEqual([]);
});

test('matching notes come last, so that nothing moves when they arrive', () => {
  const note = {
    value: 'note-1',
    label: 'Ana Applewood, Nov 20, 2026',
    aim: { kind: 'path', path: '/' },
  } as const;
  const titles = (typed: string) =>
    paletteGroups({ clients, isOwner: false, notes: [note] }, typed).map(({ title }) => title);
  expect(titles('app')).toEqual(['Clients', 'Start a Session', 'Notes']);
  expect(titles('')).not.toContain('Notes');
});
