import { expect, test } from 'vitest';
import { usableCredit } from './usable-credit.ts';

const accounts = [
  { clientIds: [1, 2], credit: 3_000 },
  { clientIds: [3], credit: 90_000 },
  { clientIds: [4], credit: 500 },
];

test.each([
  [[{ clientId: 1, amount: 9_000 }], 3_000],
  [
    [
      { clientId: 2, amount: 1_000 },
      { clientId: 1, amount: 1_500 },
    ],
    2_500,
  ],
  [
    [
      { clientId: 3, amount: 9_000 },
      { clientId: 1, amount: 9_000 },
    ],
    12_000,
  ],
  [[{ clientId: 9, amount: 9_000 }], 0],
])('Invoices of %j can use %i cents of credit', (invoices, cents) => {
  expect(usableCredit(accounts, invoices)).toBe(cents);
});
