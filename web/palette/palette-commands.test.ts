import { expect, test } from 'vitest';
import { keptClient } from '#tests/builders/kept-records.ts';
import { paletteGroups } from './palette-commands.ts';

const clients = [
  keptClient({ id: 1, firstName: 'Ana', lastName: 'Applewood' }),
  keptClient({ id: 2, firstName: 'Ben', lastName: 'Apple', status: 'inactive' }),
];

test('without a word there are actions and every page', () => {
  const groups = paletteGroups({ clients, isOwner: false }, ' ');
  expect(groups.map(({ title }) => title)).toEqual(['Actions', 'Pages']);
  expect(groups.at(1)?.commands).toHaveLength(9);
});

test('a name finds clients, and starts a session for those in therapy', () => {
  const groups = paletteGroups({ clients, isOwner: false }, 'app');
  expect(groups.map(({ title, commands }) => [title, commands.map(({ label }) => label)])).toEqual([
    ['Clients', ['Ana Applewood', 'Ben Apple']],
    ['Start a session', ['Start a session for Ana Applewood']],
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
  ).toEqual(['New invoice', 'Go to Invoices']);
});

test('nothing is found for what is not there', () => {
  expect(paletteGroups({ clients, isOwner: false }, 'zebra')).toEqual([]);
});
