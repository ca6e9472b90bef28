import { expect, test } from 'vitest';
import { buildContract } from '#tests/builders/organization-builder.ts';
import { unitPrice, unitsOf, unitsText } from './units.ts';

test.each([
  [20, '0', '0.67', '0.33', '1'],
  [30, '1', '1', '0.5', '1'],
  [45, '1', '1.5', '0.75', '1'],
])(
  '%i minutes are %s whole half hours, %s or %s exact ones, %s session',
  (minutes, whole, half, hour, one) => {
    const units = [
      unitsOf(minutes, { unitMinutes: 30, partUnits: 'whole' }),
      unitsOf(minutes, { unitMinutes: 30, partUnits: 'exact' }),
      unitsOf(minutes, { unitMinutes: 60, partUnits: 'exact' }),
      unitsOf(minutes, { unitMinutes: null, partUnits: 'whole' }),
    ];
    expect(units.map(unitsText)).toEqual([whole, half, hour, one]);
  },
);

test.each([
  [30, 'individual', 6_000],
  [20, 'group', 3_350],
  [20, 'home', 4_690],
  [15, 'absent', 3_000],
  [45, 'group', 7_500],
] as const)('%i minutes of type %s cost %i cents', (duration, type, cents) => {
  const rates = { individual: 6_000, group: 5_000, home: 7_000 };
  expect(unitPrice({ duration, type }, buildContract({ rates, partUnits: 'exact' })).cents).toBe(cents);
});

test('Half a cent is rounded up, once a session', () => {
  const rates = { individual: 1, group: 1, home: 1 };
  const contract = buildContract({ rates, partUnits: 'exact' });
  expect(unitPrice({ duration: 15, type: 'individual' }, contract)).toEqual({ units: 50, rate: 1, cents: 1 });
});
