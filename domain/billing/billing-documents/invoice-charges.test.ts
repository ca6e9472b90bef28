import { expect, test } from 'vitest';
import { storedSessionLine } from '#tests/builders/stored-records.ts';
import { chargesOf } from './invoice-charges.ts';

const lineOn = (day: string, cents: number) =>
  storedSessionLine({ day: `2026-11-${day}`, cents, sessionId: Number(day) });
const adjustment = (cents: number) =>
  storedSessionLine({ kind: 'adjustment', day: null, sessionId: null, cents });

test.each([
  [
    'nothing paid',
    [lineOn('03', 12_000), lineOn('10', 9_000)],
    0,
    [
      [12_000, 0],
      [9_000, 0],
    ],
  ],
  [
    'a part paid, oldest first',
    [lineOn('03', 12_000), lineOn('10', 9_000)],
    15_000,
    [
      [12_000, 12_000],
      [9_000, 3_000],
    ],
  ],
  [
    'days out of order',
    [lineOn('10', 9_000), lineOn('03', 12_000)],
    15_000,
    [
      [12_000, 12_000],
      [9_000, 3_000],
    ],
  ],
  [
    'a reduction',
    [lineOn('03', 12_000), lineOn('10', 9_000), adjustment(-10_000)],
    11_000,
    [
      [6_286, 6_286],
      [4_714, 4_714],
    ],
  ],
  [
    'a surcharge, which is not claimed',
    [lineOn('03', 12_000), adjustment(1_000)],
    13_000,
    [[12_000, 12_000]],
  ],
])('Sessions on an invoice with %s have their charge and what was paid of it', (_, lines, paid, expected) => {
  const charges = chargesOf({ id: 1042, lines, paid });
  const found = [...charges].sort(([one], [other]) => one - other);
  expect(found.map(([, { charge, paid: part }]) => [charge, part])).toEqual(expected);
  expect(found.every(([, { invoiceNumber }]) => invoiceNumber === 1042)).toBe(true);
});
