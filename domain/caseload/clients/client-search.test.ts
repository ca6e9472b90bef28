import { expect, test } from 'vitest';
import { findClients } from './client-search.ts';

const clients = [
  { firstName: 'Zoë', lastName: 'Applewood', email: 'family.applewood@example.com', phone: '(516) 555-0117' },
  { firstName: 'Ben', lastName: 'Elm', email: null, phone: '516-555-0142' },
  { firstName: 'Cleo', lastName: "O'Dunmore", email: 'cleo@example.org', phone: null },
  { firstName: 'Ana', lastName: 'De La Cruz', email: null, phone: null },
  { firstName: 'Bo', lastName: 'St. James-Elder', email: null, phone: null },
  { firstName: 'Jane', lastName: 'Denton', email: null, phone: null },
];

test.each([
  ['', ['Zoë', 'Ben', 'Cleo', 'Ana', 'Bo', 'Jane']],
  ['delacruz', ['Ana']],
  ['de lacruz', ['Ana']],
  ['st james elder', ['Bo']],
  ['StJames', ['Bo']],
  ['odunmore', ['Cleo']],
  ['o dunmore, cleo', ['Cleo']],
  ['cleo odunmore', ['Cleo']],
  // Not in Jane Denton, whose names only touch.
  ['eden', []],
  ['-.', []],
  ['zoe apple', ['Zoë']],
  ['  Zoë   Applewood ', ['Zoë']],
  ['applewood, z', ['Zoë']],
  ['DUNMORE', ['Cleo']],
  ['example.org', ['Cleo']],
  ['5550117', ['Zoë']],
  ['(516) 555', ['Zoë', 'Ben']],
  ['516.555.0142', ['Ben']],
  ['\u202a(516) 555‑0142\u202c', ['Ben']],
  ['nobody', []],
])('Typing %j finds %j', (typed, names) => {
  expect(findClients(clients, typed).map((client) => client.firstName)).toEqual(names);
});
