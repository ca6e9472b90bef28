import { expect, test } from 'vitest';
import { accountOf } from './account-of.ts';

const details = [
  { clientId: 1, billedWithId: null },
  { clientId: 2, billedWithId: 1 },
];

test.each([
  [1, 1],
  [2, 1],
  [3, 3],
])('The account of client %i is that of client %i', (clientId, expected) => {
  expect(accountOf(clientId, details)).toBe(expected);
});
